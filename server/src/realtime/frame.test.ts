import { describe, expect, it } from 'vitest';
import { frameOf } from './frame.js';

/** A frame as a client reads it, byte by byte: RFC 6455, 5.2. */
const readFrame = (frame: Buffer) => {
  const [first = 0, second = 0] = frame;
  const short = second & 0x7f;
  const [length, from] =
    short === 126 ? [frame.readUInt16BE(2), 4] : short === 127 ? [Number(frame.readBigUInt64BE(2)), 10] : [short, 2];
  return {
    isWhole: (first & 0x80) !== 0,
    reserved: first & 0x70,
    isText: (first & 0x0f) === 1,
    isMasked: (second & 0x80) !== 0,
    isAsLongAsItSays: frame.length === from + length,
    text: frame.subarray(from).toString('utf8'),
  };
};

const read = (text: string) => readFrame(Buffer.from(frameOf(text), 'latin1'));

const WHOLE = { isWhole: true, reserved: 0, isText: true, isMasked: false, isAsLongAsItSays: true };

describe('a frame', () => {
  it.each([0, 1, 125, 126, 127, 255, 256, 65_535, 65_536, 200_000])('says a text of %i letters', length => {
    const text = 'a'.repeat(length);
    expect(read(text)).toEqual({ ...WHOLE, text });
  });

  it.each([
    ['one byte each in a smaller alphabet', 'é'.repeat(63)],
    ['umlauts', 'Hüsnü grüßt Jörg'],
    ['French spaces', 'C’est à vous\u202f!'],
    ['other scripts', '海の船 Наутилус ναῦς'],
    ['pairs', '🐋'.repeat(40)],
    ['a long text with one letter beyond', `${'a'.repeat(65_534)}é`],
  ])('counts bytes, not letters: %s', (_, text) => {
    expect(read(text)).toEqual({ ...WHOLE, text });
  });
});

/** The first byte of a text that comes in one frame, and what stands for lengths that need two or eight bytes more: RFC 6455, 5.2. */
const TEXT = 0x81;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

const headOf = (length: number): string => {
  if (length < TWO_BYTES) return String.fromCharCode(TEXT, length);
  if (length < 0x1_0000) return String.fromCharCode(TEXT, TWO_BYTES, length >> 8, length & 0xff);
  const bytes = [24, 16, 8, 0].map(shift => (length >> shift) & 0xff);
  return String.fromCharCode(TEXT, EIGHT_BYTES, 0, 0, 0, 0, ...bytes);
};

/** How many bytes more a text has in UTF-8 than characters. */
const surplusOf = (text: string): number => Buffer.byteLength(text) - text.length;

/**
 * A message as it goes over the wire, a character for each byte. Nothing is compressed or masked on the way to a client. Whether each of its
 * characters is one byte is asked of the whole frame: that puts its parts together, which need not be done again to write it.
 */
export const frameOf = (text: string): string => {
  const head = headOf(text.length);
  const frame = head + text;
  if (surplusOf(frame) === surplusOf(head)) return frame;
  const bytes = Buffer.from(text).toString('latin1');
  return headOf(bytes.length) + bytes;
};

import { randomBytes } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { request } from 'node:http';
import type { Socket } from 'node:net';

interface Events {
  /** A piece as it came; valid until the listener returns. */
  message: [Buffer];
  close: [];
}

const TEXT = 1;
const CLOSE = 8;
const PING = 9;
const PONG = 10;
const LAST = 0x80;
const MASKED = 0x80;
const MASK = [0x5a, 0xc3, 0x96, 0x3c] as const;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

/** How a client must send: RFC 6455, 5.3. What the players say is short. */
const frameOf = (kind: number, content: Buffer): Buffer => {
  const isShort = content.length < TWO_BYTES;
  const head = isShort ? [MASKED | content.length] : [MASKED | TWO_BYTES, content.length >> 8, content.length & 0xff];
  const begin = 1 + head.length + MASK.length;
  const frame = Buffer.allocUnsafe(begin + content.length);
  frame[0] = LAST | kind;
  for (const [place, byte] of [...head, ...MASK].entries()) frame[1 + place] = byte;
  for (let place = 0; place < content.length; place++) frame[begin + place] = content[place]! ^ MASK[place & 3]!;
  return frame;
};

/** Where the content of the first frame begins and ends; undefined as long as not all of it has come. */
const frameIn = (data: Buffer, from: number): { readonly begin: number; readonly end: number } | undefined => {
  if (data.length < from + 2) return undefined;
  const short = data[from + 1]!;
  const begin = from + 2 + (short === TWO_BYTES ? 2 : short === EIGHT_BYTES ? 8 : 0);
  if (data.length < begin) return undefined;
  const length =
    short < TWO_BYTES
      ? short
      : short === TWO_BYTES
        ? data.readUInt16BE(from + 2)
        : Number(data.readBigUInt64BE(from + 2));
  return data.length < begin + length ? undefined : { begin, end: begin + length };
};

/** A WebSocket of a player that costs little: the players share the machine with the servers that are measured. */
export class SocketConnection extends EventEmitter<Events> {
  private rest: Buffer | null = null;

  private constructor(private readonly wire: Socket) {
    super();
    wire.setNoDelay();
    wire.on('data', (data: Buffer) => this.hear(data));
    wire.on('error', () => undefined);
    wire.on('close', () => this.emit('close'));
  }

  static async open(url: string, headers: Readonly<Record<string, string>>): Promise<SocketConnection> {
    const asked = request(url, {
      headers: {
        ...headers,
        connection: 'upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': randomBytes(16).toString('base64'),
      },
    });
    asked.end();
    const [, wire, early] = (await once(asked, 'upgrade')) as [unknown, Socket, Buffer];
    if (early.length > 0) wire.unshift(early);
    return new SocketConnection(wire);
  }

  send(text: string): void {
    this.wire.write(frameOf(TEXT, Buffer.from(text)));
  }

  close(): void {
    this.wire.write(frameOf(CLOSE, Buffer.alloc(0)));
  }

  private hear(data: Buffer): void {
    const all = this.rest ? Buffer.concat([this.rest, data]) : data;
    let from = 0;
    for (let frame = frameIn(all, from); frame; frame = frameIn(all, from)) {
      this.take(all[from]! & 0xf, all.subarray(frame.begin, frame.end));
      from = frame.end;
    }
    this.rest = from < all.length ? all.subarray(from) : null;
  }

  private take(kind: number, content: Buffer): void {
    if (kind === TEXT) this.emit('message', content);
    else if (kind === PING) this.wire.write(frameOf(PONG, content));
    else if (kind === CLOSE) this.wire.end();
  }
}

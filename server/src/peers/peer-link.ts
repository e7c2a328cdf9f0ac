import { EventEmitter } from 'node:events';
import type { TLSSocket } from 'node:tls';
import type { LoggedRow } from './news.ts';

/** Messages between servers, an object a line. */
export type PeerMessage =
  /** The first of each side: who it is, and of what it wants to hear. */
  | { readonly hello: string; readonly watching: readonly string[]; readonly isCurious: boolean }
  /** From now on of these tables too; answered with the number. */
  | { readonly watch: readonly string[]; readonly asked: number }
  | { readonly unwatch: readonly string[] }
  /** Whether the server wants to hear of changes at all tables; answered with the number. */
  | { readonly isCurious: boolean; readonly asked: number }
  | { readonly done: number }
  | { readonly news: readonly LoggedRow[] }
  | { readonly changed: readonly string[] }
  | { readonly beat: true };

interface Events {
  heard: [PeerMessage];
  closed: [];
}

/**
 * Between two signs of life. A link on which nothing is heard between so many own ones is closed: sooner than a proxy
 * sends people on to another server, which would ask the silent one in vain. A server that was held up itself counts
 * one, however long it took.
 */
const BEAT_MS = 250;
const SILENT_BEATS = 5;
/** Bytes that may wait for another server before the link is closed: it looks at everything anew then. */
const MOST_WAITING = 8e6;

/** A connection to another server. */
export class PeerLink extends EventEmitter<Events> {
  private rest = '';
  private silentBeats = 0;
  private readonly timer: NodeJS.Timeout;

  constructor(private readonly socket: TLSSocket) {
    super();
    socket.setNoDelay(true).setEncoding('utf8');
    socket.on('data', text => this.read(String(text)));
    socket.on('error', () => undefined);
    socket.once('close', () => {
      clearInterval(this.timer);
      this.emit('closed');
    });
    this.timer = setInterval(() => this.beat(), BEAT_MS).unref();
  }

  send(message: PeerMessage): void {
    if (this.socket.writableLength > MOST_WAITING) this.close();
    else this.socket.write(`${JSON.stringify(message)}\n`);
  }

  close(): void {
    this.socket.destroy();
  }

  private beat(): void {
    if (++this.silentBeats >= SILENT_BEATS) this.close();
    else this.send({ beat: true });
  }

  private read(text: string): void {
    this.silentBeats = 0;
    const lines = (this.rest + text).split('\n');
    this.rest = lines.pop()!;
    for (const line of lines) this.emit('heard', JSON.parse(line) as PeerMessage);
  }
}

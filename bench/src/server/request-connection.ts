import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const END_OF_HEAD = Buffer.from('\r\n\r\n');
const DONE = 'HTTP/1.1 2';
const LENGTH = /\r\ncontent-length: (?<length>\d+)/i;

/** The length of the first answer, and its head; undefined as long as not all of it has come. */
const answerIn = (data: Buffer): { readonly head: string; readonly end: number } | undefined => {
  const begin = data.indexOf(END_OF_HEAD);
  if (begin < 0) return undefined;
  const head = data.toString('latin1', 0, begin);
  const end = begin + END_OF_HEAD.length + Number(LENGTH.exec(head)?.groups?.length ?? 0);
  return data.length < end ? undefined : { head, end };
};

/** One connection, for one request after the other. */
class Line {
  private heard: Buffer = Buffer.alloc(0);
  private answered: (answer: string | null) => void = () => undefined;

  constructor(private readonly wire: Socket) {
    wire.setNoDelay();
    wire.on('error', () => undefined);
    wire.on('data', (data: Buffer) => this.hear(data));
    wire.on('close', () => this.answered(null));
  }

  /** Null where the server closed it before it answered, as it does with connections that were idle. */
  async ask(request: string): Promise<string | null> {
    if (this.wire.closed) return null;
    this.wire.write(request);
    return new Promise(resolve => {
      this.answered = resolve;
    });
  }

  private hear(data: Buffer): void {
    this.heard = this.heard.length > 0 ? Buffer.concat([this.heard, data]) : data;
    const answer = answerIn(this.heard);
    if (!answer) return;
    const text = this.heard.toString('utf8', 0, answer.end);
    this.heard = this.heard.subarray(answer.end);
    this.answered(text);
  }
}

/** Requests of players on connections that are kept, at a tenth of what they cost by the library: the players share the machine with the servers that are measured. */
export class RequestConnection {
  private readonly free: Line[] = [];
  private readonly address: URL;

  constructor(url: string) {
    this.address = new URL(url);
  }

  /** Throws where it is not done. */
  async post(path: string, headers: Readonly<Record<string, string>>, body: object): Promise<void> {
    const content = JSON.stringify(body);
    const all = {
      ...{ host: this.address.host, 'content-type': 'application/json' },
      ...{ 'content-length': Buffer.byteLength(content), ...headers },
    };
    const head = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
    const answer = await this.answerTo(`POST ${path} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n${content}`);
    if (!answer.startsWith(DONE)) throw new Error(`${path}: ${answer}`);
  }

  private async answerTo(request: string): Promise<string> {
    for (;;) {
      const line = this.free.pop() ?? (await this.open());
      const answer = await line.ask(request);
      if (answer === null) continue;
      this.free.push(line);
      return answer;
    }
  }

  private async open(): Promise<Line> {
    const wire = connect(Number(this.address.port), this.address.hostname);
    await once(wire, 'connect');
    wire.unref();
    return new Line(wire);
  }
}

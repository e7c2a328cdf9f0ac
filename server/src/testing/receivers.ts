import { createDecipheriv, createECDH, createHmac, type ECDH, randomBytes } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { type AddressInfo, createServer as createPlainServer, type Server as PlainServer } from 'node:net';

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

interface Events {
  received: [];
}

/** A webhook or a push service on this machine: keeps all that comes. */
export class Receiver extends EventEmitter<Events> {
  readonly received: Received[] = [];
  /** The status that is answered. */
  status = 201;

  private constructor(private readonly server: Server) {
    super();
    server.on('request', (request, answer) => {
      const parts: Buffer[] = [];
      request.on('data', part => parts.push(part));
      request.on('end', () => {
        this.received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
        answer.writeHead(this.status, { location: 'http://127.0.0.1:1/' }).end();
        this.emit('received');
      });
    });
  }

  static async open(): Promise<Receiver> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new Receiver(server);
  }

  /** `127.0.0.1:12345`. */
  get host(): string {
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async until(count: number): Promise<void> {
    while (this.received.length < count) await once(this, 'received');
  }

  json<T>(index: number): T {
    return JSON.parse(String(this.received[index]!.body)) as T;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}

const hmac = (key: Buffer, ...data: Buffer[]): Buffer => {
  const made = createHmac('sha256', key);
  for (const part of data) made.update(part);
  return made.digest();
};

/** One block of HKDF (RFC 5869). */
const derive = (salt: Buffer, secret: Buffer, info: Buffer, length: number): Buffer =>
  hmac(hmac(salt, secret), info, Buffer.from([1])).subarray(0, length);

/** A browser's end of web push (RFC 8291). */
export class TestBrowser {
  private readonly pair: ECDH = createECDH('prime256v1');
  private readonly auth = randomBytes(16);

  constructor(private readonly endpoint: string) {
    this.pair.generateKeys();
  }

  get subscription() {
    const keys = { p256dh: this.pair.getPublicKey('base64url'), auth: this.auth.toString('base64url') };
    return { endpoint: this.endpoint, expirationTime: null, keys };
  }

  read<T>({ body }: Received): T {
    const salt = body.subarray(0, 16);
    const idLength = body[20]!;
    const sender = body.subarray(21, 21 + idLength);
    const sealed = body.subarray(21 + idLength);
    const secret = this.pair.computeSecret(sender);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.pair.getPublicKey(), sender]);
    const input = derive(this.auth, secret, info, 32);
    const key = derive(salt, input, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(salt, input, Buffer.from('Content-Encoding: nonce\0'), 12);
    const opener = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
    const opened = Buffer.concat([opener.update(sealed.subarray(0, -16)), opener.final()]);
    return JSON.parse(String(opened.subarray(0, opened.lastIndexOf(2)))) as T;
  }
}

/** Takes mail and keeps it. */
export class Mailbox extends EventEmitter<Events> {
  readonly received: string[] = [];

  private constructor(private readonly server: PlainServer) {
    super();
    server.on('connection', socket => {
      let text = '';
      let isLetter = false;
      socket.on('error', () => undefined);
      socket.write('220 here\r\n');
      socket.setEncoding('utf8').on('data', data => {
        text += data;
        const end = isLetter ? '\r\n.\r\n' : '\r\n';
        for (let at = text.indexOf(end); at >= 0; at = isLetter ? -1 : text.indexOf(end)) {
          const said = text.slice(0, at);
          text = text.slice(at + end.length);
          if (isLetter) {
            this.received.push(said);
            this.emit('received');
          }
          isLetter = !isLetter && said.toUpperCase() === 'DATA';
          socket.write(isLetter ? '354 go on\r\n' : said.toUpperCase() === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n');
          if (isLetter) break;
        }
      });
    });
  }

  static async open(): Promise<Mailbox> {
    const server = createPlainServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new Mailbox(server);
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async until(count: number): Promise<void> {
    while (this.received.length < count) await once(this, 'received');
  }

  close(): void {
    this.server.close();
  }
}

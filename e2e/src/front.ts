import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';

/** An answer instead of the server's own; null: there is no such thing. */
export type Instead = (path: string) => string | null | undefined;

const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', json: 'application/json' };

/** Stands before a server, as a proxy does, and can pretend that it has a newer site. */
export class Front {
  instead: Instead = () => undefined;

  private constructor(private readonly server: Server) {}

  static async open(address: string): Promise<Front> {
    const { hostname, port } = new URL(address);
    const server = createServer();
    const front = new Front(server);
    server.on('request', (asked, answer) => {
      const path = asked.url ?? '/';
      const other = front.instead(path);
      if (other !== undefined) {
        const type = TYPES[path.split('.').at(-1)!] ?? 'text/html';
        answer.writeHead(other === null ? 404 : 200, { 'content-type': type }).end(other ?? '');
        return;
      }
      const { method, headers } = asked;
      const passed = request({ hostname, port, path, method, headers }, given => {
        answer.writeHead(given.statusCode ?? 502, given.headers);
        given.pipe(answer);
      });
      passed.on('error', () => answer.destroy());
      asked.pipe(passed);
    });
    server.on('upgrade', (asked, socket, head) => {
      const through = connect(Number(port), hostname, () => {
        const lines = asked.rawHeaders.flatMap((name, i, all) => (i % 2 ? [] : [`${name}: ${all[i + 1]}`]));
        through.write(`${asked.method} ${asked.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
        through.write(head);
        through.pipe(socket).pipe(through);
      });
      through.on('error', () => socket.destroy());
      socket.on('error', () => through.destroy());
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return front;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}

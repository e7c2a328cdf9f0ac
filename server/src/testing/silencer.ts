import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** Stands between a server and PostgreSQL; through connections that listen nothing more comes once it is told so, and they stay open. */
export class Silencer {
  private readonly listening = new Set<Socket>();
  private readonly all = new Set<Socket>();
  private isSilent = false;

  private constructor(
    private readonly server: Server,
    /** Of the database, through here. */
    readonly url: string,
  ) {}

  static async before(databaseUrl: string): Promise<Silencer> {
    const url = new URL(databaseUrl);
    const { port } = url;
    const server = createServer({ allowHalfOpen: false });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    url.searchParams.delete('host');
    url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    const made = new Silencer(server, url.href);
    server.on('connection', near => made.join(near, connect(Number(port), '127.0.0.1')));
    return made;
  }

  /** From now on, also for connections to come. */
  silence(): void {
    this.isSilent = true;
    this.silenceNow();
  }

  /** Silences those who listen now; connections that come later are heard. */
  silenceNow(): void {
    for (const far of this.listening) far.unpipe().resume();
  }

  relent(): void {
    this.isSilent = false;
  }

  stop(): void {
    for (const socket of this.all) socket.destroy();
    this.server.close();
  }

  private join(near: Socket, far: Socket): void {
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.all.add(socket);
      socket.on('error', () => undefined).on('close', () => void other.destroy());
    }
    far.pipe(near);
    near.on('data', data => {
      if (data.includes('listen ')) {
        this.listening.add(far);
        if (this.isSilent) this.silenceNow();
      }
      far.write(data);
    });
  }
}

import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { pipeline } from 'node:stream';

/** A way to the server that can be cut: what goes through it breaks off, and nothing new comes through. */
export class Wire {
  private readonly sockets = new Set<Socket>();
  private isCut = false;

  private constructor(
    private readonly server: Server,
    private port: number,
  ) {}

  static async to(url: string): Promise<Wire> {
    const server = createServer(socket => wire.join(socket));
    const wire = new Wire(server, Number(new URL(url).port));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return wire;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  cut(): void {
    this.isCut = true;
    for (const socket of this.sockets) socket.destroy();
  }

  mend(): void {
    this.isCut = false;
  }

  /** Turns to another server, as a proxy before several does when one of them has died. */
  turnTo(url: string): void {
    this.port = Number(new URL(url).port);
  }

  async close(): Promise<void> {
    this.cut();
    this.server.close();
    await once(this.server, 'close');
  }

  private join(near: Socket): void {
    this.hold(near);
    this.reach(near);
  }

  /**
   * A socket that comes while one server has died and the other is not yet named waits for it instead of being sent
   * away.
   */
  private reach(near: Socket): void {
    if (this.isCut || near.destroyed) {
      near.destroy();
      return;
    }
    const far = connect(this.port, '127.0.0.1');
    const retry = (): void => void setImmediate(() => this.reach(near));
    far.once('error', retry);
    far.once('connect', () => {
      far.off('error', retry);
      this.hold(far);
      // Data sent before one side hung up still arrives.
      pipeline(near, far, near, () => undefined);
    });
  }

  private hold(socket: Socket): void {
    this.sockets.add(socket);
    // The end of a broken line is all that matters of it.
    socket.on('error', () => undefined);
    socket.on('close', () => this.sockets.delete(socket));
  }
}

import type { ChildProcess } from 'node:child_process';
import type { Service } from '../servers/service.ts';
import { ownSettings } from './deployment.ts';
import type { Machine } from './machine.ts';
import { programOf } from './needs.ts';

/** Under which all of it runs that is not root's. */
const USER = 'postgres';

/** A machine with a server of ours, and etcd. */
export class ServerNode {
  private etcd: ChildProcess | undefined;

  constructor(
    readonly machine: Machine,
    /** Among the machines of the cluster. */
    readonly address: string,
    readonly service: Service,
  ) {}

  startEtcd(): void {
    const { name } = this.machine;
    const env = ownSettings('etcd.env', { name, address: this.address });
    this.etcd = this.machine.run([programOf('etcd')], { env, user: USER });
  }

  killEtcd(): void {
    this.etcd?.kill('SIGKILL');
  }
}

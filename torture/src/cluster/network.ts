import { ip, type Machine } from './machine.ts';

/** A network of a cluster: a switch into which machines are plugged. */
export class Network {
  private constructor(
    private readonly name: string,
    /** The first three numbers of its addresses. */
    private readonly prefix: string,
  ) {}

  /** The machine that opens it has the first address there. */
  static open(name: string, prefix: string): Network {
    ip('link', 'add', name, 'type', 'bridge');
    ip('addr', 'add', `${prefix}.1/24`, 'dev', name);
    ip('link', 'set', name, 'up');
    return new Network(name, prefix);
  }

  plug(machine: Machine, host: number): void {
    const [own, end] = [this.name, this.cableOf(machine)];
    ip('link', 'add', 'dev', end, 'type', 'veth', 'peer', 'name', own, 'netns', String(machine.pid));
    ip('link', 'set', end, 'master', own, 'up');
    machine.ip('addr', 'add', `${this.prefix}.${host}/24`, 'dev', own);
    machine.ip('link', 'set', own, 'up');
  }

  /** Lets nothing through any more, without telling anybody. */
  cut(machine: Machine): void {
    ip('link', 'set', this.cableOf(machine), 'nomaster');
  }

  mend(machine: Machine): void {
    ip('link', 'set', this.cableOf(machine), 'master', this.name);
  }

  private cableOf({ name }: Machine): string {
    return `${name}-${this.name}`;
  }
}

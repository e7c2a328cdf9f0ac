import type { SeededChance } from '@ankerplatz/kit';
import type { Cluster } from './cluster.ts';
import type { DatabaseNode } from './database-node.ts';
import type { ServerNode } from './server-node.ts';

/** Undoes a fault. */
export type Heal = () => Promise<void>;

/** A fault that befalls a cluster, from which it recovers while it lasts. */
export interface Fault {
  readonly name: string;
  /** The node that dies, which says how soon all tables must play again; null: that is only measured. */
  readonly of: 'leader' | 'server' | null;
  /** Of all faults of a run, this share. */
  readonly share: number;
  strike(cluster: Cluster, chance: SeededChance): Promise<Heal>;
}

const anyServer = ({ servers }: Cluster, chance: SeededChance): ServerNode => servers[chance.die(servers.length)]!;

const killed = async (node: DatabaseNode): Promise<Heal> => {
  await node.kill();
  return async () => node.start();
};

const stopped = async ({ machine }: Pick<DatabaseNode, 'machine'>): Promise<Heal> => {
  machine.signal('SIGSTOP');
  return async () => machine.signal('SIGCONT');
};

const cutOff = async (cluster: Cluster, { machine }: Pick<DatabaseNode, 'machine'>): Promise<Heal> => {
  cluster.cut(machine);
  return async () => cluster.mend(machine);
};

const serverStopped = async ({ service }: ServerNode): Promise<Heal> => {
  service.signal('SIGSTOP');
  return async () => service.signal('SIGCONT');
};

/** The service that watches over it starts it again. */
const serverKilled = async ({ service }: ServerNode): Promise<Heal> => {
  service.kill();
  return async () => undefined;
};

/** Each a machine or a program; what comes after it finds the cluster whole again. */
export const FAULTS: readonly Fault[] = [
  { name: 'leader killed', of: 'leader', share: 0.07, strike: async cluster => killed(await cluster.leader()) },
  { name: 'leader stopped', of: 'leader', share: 0.07, strike: async cluster => stopped(await cluster.leader()) },
  {
    ...{ name: 'leader cut off', of: 'leader', share: 0.07 },
    strike: async cluster => cutOff(cluster, await cluster.leader()),
  },
  { name: 'standby lost', of: null, share: 0.1, strike: async cluster => killed(await cluster.standby()) },
  {
    ...{ name: 'server killed', of: 'server', share: 0.17 },
    strike: async (cluster, chance) => serverKilled(anyServer(cluster, chance)),
  },
  {
    ...{ name: 'server stopped', of: 'server', share: 0.17 },
    strike: async (cluster, chance) => serverStopped(anyServer(cluster, chance)),
  },
  {
    ...{ name: 'server cut off from the database', of: 'server', share: 0.17 },
    strike: async (cluster, chance) => cutOff(cluster, anyServer(cluster, chance)),
  },
  {
    ...{ name: 'proxy restarted', of: null, share: 0.11 },
    strike: async cluster => {
      await cluster.restartProxy();
      return async () => undefined;
    },
  },
  {
    ...{ name: 'leader and a server at once', of: 'leader', share: 0.07 },
    strike: async (cluster, chance) => {
      const [leader, server] = [await cluster.leader(), anyServer(cluster, chance)];
      const heals = await Promise.all([killed(leader), serverKilled(server)]);
      return async () => {
        for (const heal of heals) await heal();
      };
    },
  },
];

/** Faults beyond what a cluster can lose: nothing goes on until it is back. */
export const BLOWS: readonly Pick<Fault, 'name' | 'strike'>[] = [
  {
    name: 'two databases gone',
    strike: async cluster => {
      const leader = await cluster.leader();
      const others = cluster.databases.filter(each => each !== leader);
      await Promise.all(others.map(each => each.kill()));
      return async () => {
        for (const each of others) each.start();
      };
    },
  },
  {
    name: 'the majority of etcd gone',
    strike: async (cluster, chance) => {
      const spared = chance.die(cluster.servers.length);
      const others = cluster.servers.filter((_, index) => index !== spared);
      for (const each of others) each.killEtcd();
      return async () => {
        for (const each of others) each.startEtcd();
      };
    },
  },
];

/** A number of faults in any order, each as often as its share says, at least once. */
export const shuffledFaults = (count: number, chance: SeededChance): Fault[] => {
  const faults = FAULTS.flatMap(fault => Array<Fault>(Math.max(1, Math.round(count * fault.share))).fill(fault));
  for (let left = faults.length; left > 1; left--) faults.push(...faults.splice(chance.die(left), 1));
  return faults;
};

import { EventEmitter } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';
import type { ClientConfig } from 'pg';
import { Listener } from '../database/listener.ts';

/** The channel on which every server hears of changes; its payload names table:number:version triples. */
export const CHANNEL = 'tables';

/** Something has changed at a table: with a version that is known already, who sits there or what they have agreed on. */
export interface TableChanged {
  readonly table: string;
  readonly number: number;
  readonly version: number;
}

interface Events {
  changed: [TableChanged];
  /** News may have been missed: whoever watches should look again. */
  gap: [];
}

const changesIn = (payload: string): TableChanged[] =>
  payload.split(' ').map(triple => {
    const [table = '', number, version] = triple.split(':');
    return { table, number: Number(number), version: Number(version) };
  });

/** Hears what any server has done. */
export class TableNews extends EventEmitter<Events> {
  private readonly listener: Listener;

  constructor(to: ClientConfig, log: FastifyBaseLogger) {
    super();
    this.setMaxListeners(0);
    this.listener = new Listener(to, CHANNEL, log);
    this.listener.on('gap', () => this.emit('gap'));
    this.listener.on('heard', payload => {
      for (const change of changesIn(payload)) this.emit('changed', change);
    });
  }

  start(): void {
    this.listener.start();
  }

  stop(): Promise<void> {
    return this.listener.stop();
  }
}

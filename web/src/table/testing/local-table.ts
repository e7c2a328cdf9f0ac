import { type Game, ok, type Seat } from '@ankerplatz/kit';
import { GAMES } from '@ankerplatz/registry';
import { LocalTable, type Surroundings } from '../../local/client.ts';
import { Host, type LocalSeat } from '../../local/host.ts';

const nauticus: Game = GAMES.nauticus;
const NOW = '2026-01-01T00:00:00.000Z';

interface Options {
  /** The seat that begins. */
  readonly start?: Seat;
  readonly think?: Surroundings['think'];
}

/** A game of Nauticus for two on this device, always the same; its bots think as a test says, or never come to an end. */
export const localTable = (
  seats: readonly LocalSeat[],
  { start = 0, think = () => new Promise(() => undefined) }: Options = {},
): LocalTable => {
  const setup = nauticus.setup({ players: 2, options: { start } });
  if (!setup.ok) throw new Error(setup.error);
  const host = Host.begin(nauticus, { id: 'local', seed: 'local', setup: setup.value, seats, number: 1, now: NOW });
  return new LocalTable(host, {
    think,
    save: () => undefined,
    delay: () => 0,
    now: () => NOW,
    hidesHands: false,
    rematch: async () => ok(undefined),
    goOnline: async () => ok('/t/table'),
  });
};

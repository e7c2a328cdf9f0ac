import { commitmentOf, type Game, GameLog, type OpenChance, type Setup } from '@ankerplatz/kit';
import type { Player } from '../arena/player.ts';

/** The result of a game, by seat. */
export interface SimulatedResult {
  readonly ranks: readonly number[];
  readonly worths: readonly number[];
}

/** More decisions than a game takes. */
const MOST_DECISIONS = 20_000;

/** The luck that all games of a deal have in common. */
export const chanceOf = (deal: string): OpenChance => {
  const secret = commitmentOf(Buffer.from(deal).toString('hex'));
  return { kind: 'shared', deal, commitment: commitmentOf(secret), contributions: [], secret };
};

/** Plays a game to its end; `luck` names what is drawn and what bots think from. */
export const playSimulated = async (
  game: Game,
  setup: Setup,
  chance: OpenChance,
  players: readonly Player[],
  luck: string,
): Promise<SimulatedResult> => {
  const begun = GameLog.begin(game, { setup, chance });
  if (!begun.ok) throw new Error(begun.error);
  let log = begun.value;
  for (let count = 0; log.position.deciders().length > 0 && count < MOST_DECISIONS; count++) {
    const seat = log.position.deciders()[0]!;
    const asked = `${luck}:${seat}:${log.version}`;
    const turn = await players[seat]!.decide(game.view(log.position, seat), asked);
    if (!turn.ok) throw new Error(turn.error);
    // The rest of a turn is thought of again where something new was shown.
    const { round } = log.position;
    for (const move of turn.value) {
      const played = log.add({ seat, move });
      if (!played.ok) throw new Error(`${move}: ${played.error.code}`);
      log = played.value;
      if (log.isDrawn || log.position.round !== round || !log.position.deciders().includes(seat)) break;
    }
  }
  const seats = Array.from({ length: setup.seats }, (_, seat) => seat);
  const worths = seats.map(seat => game.worth(log.position, seat));
  const outcome = log.position.outcome();
  return { ranks: outcome?.ranks ?? seats.map(() => 1), worths };
};

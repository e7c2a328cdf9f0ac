import {
  commitmentOf,
  type Game,
  GameLog,
  type GameRecord,
  legalMoves,
  type OpenChance,
  type Result,
  SEALED,
  SeededChance,
  type SetupWish,
} from '@ankerplatz/kit';

const SECRET = '5e'.repeat(32);
const BROKEN = '6f'.repeat(32);
const ABSENT = commitmentOf('ab'.repeat(16));

/** A committed chance whose secret is open; the last seat gave no contribution. */
export const openedChance = (seats: number): OpenChance => ({
  kind: 'committed',
  table: 'testtable111',
  commitment: commitmentOf(SECRET),
  secret: SECRET,
  contributions: Array.from({ length: seats }, (_, seat) => (seat < seats - 1 ? `0${seat}`.repeat(16) : '')),
});

/** The same, where every player had made a commitment before; the last one was missing at the first try. */
export const sealedChance = (seats: number): Extract<OpenChance, { kind: 'committed' }> => {
  const chance = openedChance(seats) as Extract<OpenChance, { kind: 'committed' }>;
  const commitments = chance.contributions.map(part => (part === '' ? '' : commitmentOf(part)));
  const broken = { commitment: commitmentOf(BROKEN), secret: BROKEN, commitments: [...commitments.slice(1), ABSENT] };
  return {
    ...{ ...chance, version: SEALED, commitments },
    broken: [{ ...broken, contributions: [...chance.contributions.slice(1), ''], missing: [seats - 1] }],
  };
};

/** Of a deal that was played at several tables. */
export const sharedChance: Extract<OpenChance, { kind: 'shared' }> = {
  ...{ kind: 'shared', deal: 'the day', commitment: commitmentOf(SECRET), secret: SECRET },
  contributions: ['01'.repeat(16), '', '02'.repeat(16)],
};

/** The record of a whole game played at random. */
export const randomRecord = (game: Game, wish: SetupWish, chance: OpenChance): GameRecord => {
  const setup = game.setup(wish);
  if (!setup.ok) throw new Error(setup.error);
  const choices = SeededChance.from('choices');
  let log = must(GameLog.begin(game, { setup: setup.value, chance }));
  while (!log.position.outcome()) {
    const seat = log.position.deciders()[0]!;
    const moves = legalMoves(game, log.position, seat);
    log = must(log.add({ seat, move: moves[choices.die(moves.length)]! }));
  }
  return log.record();
};

const must = <T>(result: Result<T, unknown>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

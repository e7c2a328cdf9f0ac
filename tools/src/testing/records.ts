import {
  type Asked,
  type ChanceSource,
  commitmentOf,
  type Entry,
  type Game,
  type GameRecord,
  legalMoves,
  makeRecord,
  type RecordChance,
  SeededChance,
  sourceOf,
  tryPlay,
} from '@ankerplatz/kit';

const SECRET = '5e'.repeat(32);

/** A committed chance whose secret is open; the last seat gave no contribution. */
export const openedChance = (seats: number): RecordChance => ({
  kind: 'committed',
  table: 'testtable111',
  commitment: commitmentOf(SECRET),
  secret: SECRET,
  contributions: Array.from({ length: seats }, (_, seat) => (seat < seats - 1 ? `0${seat}`.repeat(16) : '')),
});

/** The record of a whole game played at random. */
export const randomRecord = (game: Game, asked: Asked, chance: RecordChance): GameRecord => {
  const setup = game.setup(asked);
  if (!setup.ok) throw new Error(setup.error);
  const { seats, options } = setup.value;
  const source = sourceOf(chance) as ChanceSource;
  const choices = SeededChance.from('choices');
  const entries: Entry[] = [];
  let position = game.start(setup.value, source.at(0));
  while (!position.outcome()) {
    const seat = position.deciders()[0]!;
    const moves = legalMoves(game, position, seat);
    const move = moves[choices.die(moves.length)]!;
    const played = tryPlay(game, position, seat, move, source.at(entries.length + 1));
    if (!played.ok) throw new Error(`${move} is refused`);
    position = played.value;
    entries.push({ seat, move });
  }
  return makeRecord({ game: game.id, version: game.version, seats, options, chance, entries });
};

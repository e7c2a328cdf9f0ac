// @vitest-environment node
import { commitmentOf, committedSource, type GameRecord, legalMoves, makeRecord, tryPlay } from '@ankerplatz/kit';
import { nauticus } from '@ankerplatz/nauticus';
import { describe, expect, test } from 'vitest';
import { checkShuffle } from './check.ts';

const SECRET = '5e'.repeat(32);
const commitment = { table: 'Table1234567', commitment: commitmentOf(SECRET), contributions: ['0a'.repeat(16), ''] };

/** A game of a few moves whose chance is committed. */
const recorded = (): GameRecord => {
  const setup = nauticus.setup({ players: 2 });
  if (!setup.ok) throw new Error(setup.error);
  const source = committedSource(commitment, SECRET);
  let position = nauticus.start(setup.value, source.at(0));
  const entries = [];
  for (let entry = 1; entry <= 20; entry++) {
    const seat = position.deciders()[0]!;
    const move = legalMoves(nauticus, position, seat)[0]!;
    const played = tryPlay(nauticus, position, seat, move, source.at(entry));
    if (!played.ok) throw new Error(played.error.code);
    position = played.value;
    entries.push({ seat, move });
  }
  const { seats, options } = setup.value;
  const chance = { kind: 'committed', ...commitment, secret: SECRET } as const;
  return makeRecord({ game: 'nauticus', version: 1, seats, options, chance, entries });
};

describe('checking the shuffle of a record', () => {
  test('a true record holds in everything', () => {
    expect(checkShuffle(nauticus, recorded())).toEqual({
      findings: [
        { question: 'chain', holds: true },
        { question: 'secret', holds: true },
        { question: 'deal', holds: true },
      ],
      isFair: true,
      isCommitted: true,
      contributors: 1,
      entries: 20,
    });
  });

  test('a changed entry breaks the chain', () => {
    const { entries, ...rest } = recorded();
    const forged = { ...rest, entries: [{ ...entries[0]!, move: 'pass' }, ...entries.slice(1)] };
    expect(checkShuffle(nauticus, forged)).toMatchObject({
      isFair: false,
      findings: [{ question: 'chain', holds: false }],
    });
  });

  test('another secret does not fit the commitment', () => {
    const record = recorded();
    const forged = { ...record, chance: { ...record.chance, secret: '00'.repeat(32) } } as GameRecord;
    expect(checkShuffle(nauticus, forged).findings.at(-1)).toEqual({ question: 'secret', holds: false });
  });

  test('moves that the deal does not allow are found, even where the chain was made to fit', () => {
    const { hash: _, format: __, ...fields } = recorded();
    const forged = makeRecord({ ...fields, entries: [{ seat: 0, move: 'reward points' }] });
    expect(checkShuffle(nauticus, forged).findings.at(-1)).toEqual({ question: 'deal', holds: false });
  });
});

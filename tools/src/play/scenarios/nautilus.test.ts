import {
  type GameEvent,
  type JsonObject,
  LANGUAGES,
  type Language,
  languagesOf,
  legalMoves,
  type Seat,
  SeededChance,
} from '@ankerplatz/kit';
import { gameById } from '@ankerplatz/registry';
import { describe, expect, test } from 'vitest';
import { checksOf } from '../../verify/checks.ts';
import { newTable } from '../opening.ts';
import { Person } from '../players/person.ts';
import { playOn } from '../playing.ts';
import type { PlayedMove, TerminalTable } from '../terminal-table.ts';
import { forward, tableNearEnd } from '../testing/nautilus.ts';
import { sessionAt, type Typing, Typist, tooWide, typed } from '../testing/typist.ts';

const nautilus = gameById('nautilus')!;

const ALL_HOME = { en: 'All in harbour', de: 'Alle im Hafen', fr: 'Tous au port' };
const WHICH = { en: 'Which of these?', de: 'Welche davon?', fr: 'Lequel de ces choix' };

/** All seats are people. */
const playAt = async (table: TerminalTable, typing: Typing, language: Language = 'en') => {
  const typist = new Typist(typing);
  const session = await sessionAt(typist, table, { language });
  const person = new Person(session);
  await playOn(session, () => person);
  return { session, typist, text: typist.transcript };
};

const verifies = async (record: unknown): Promise<boolean> => {
  for await (const { passed } of checksOf(record)) if (!passed) return false;
  return true;
};

describe('a whole game of Nautilùs', () => {
  test('from the deal to the last sailor, four people', async () => {
    const table = newTable(nautilus, { variant: 'quick' }, 'whole');
    const { text } = await playAt(table, forward);
    expect(table.position.outcome()?.ranks.filter(rank => rank === 1)).toHaveLength(2);
    expect(tooWide(text)).toEqual([]);
    expect(await verifies(table.record())).toBe(true);
  });

  test.each(languagesOf(ALL_HOME))('the end of a team game in %s', async language => {
    const { session, text } = await playAt(tableNearEnd('team'), forward, language);
    expect(session.table.position.outcome()).not.toBeNull();
    expect(text).toContain(ALL_HOME[language]);
    expect(tooWide(text)).toEqual([]);
  });

  test('a duel ends with the one who is home', async () => {
    const { session, text } = await playAt(tableNearEnd('duel'), forward);
    const ranks = session.table.position.outcome()!.ranks;
    expect(ranks.filter(rank => rank === 1)).toHaveLength(1);
    expect(text).toContain(`${session.names[ranks.indexOf(1)]} wins.`);
    expect(text).toMatch(/All in harbour +captures +captured +1 and 12 +discards +steps lost/);
  });
});

describe('the keyboard is handed over', () => {
  const fresh = (variant: string): TerminalTable => newTable(nautilus, { variant, options: { dealer: 3 } }, 'hand');

  test('#7.2: the exchange is asked one seat after another', async () => {
    const { text, typist } = await playAt(fresh('team'), typed(['', '1', '', '1', '', '1', '', '1', '']));
    const asked = [...text.matchAll(/(\w+)’s turn: hand the keyboard over/g)].map(([, name]) => name);
    expect(asked).toEqual(['North', 'East', 'South', 'West', 'North']);
    expect(typist.cleared).toBe(5);
    expect(text.match(/gives \w+ a card\n/g)).toHaveLength(4);
  });

  test('what one person lays face down the next does not read', async () => {
    const { text } = await playAt(fresh('team'), typed(['', '1', '', 'log all', '1']));
    const [, north, east] = text.split('─'.repeat(80));
    expect(north).toMatch(/» North lays the \S+ face down/);
    expect(east).toContain('» North lays a card face down.');
    expect(east).not.toMatch(/North lays the/);
  });

  test('undo within a split, not after something was learned', async () => {
    const state = nautilus.state(tableNearEnd('team').position);
    const sailors = { ...(state.sailors as JsonObject), n: ['t10', 't20', 'home', 'home'] };
    const at = (hands: readonly (readonly string[])[]): TerminalTable => tableNearEnd('team', { sailors, hands });
    const split = await playAt(at([['5'], ['3'], ['2'], ['6']]), typed(['', 'play 5 n1>t12', 'undo']));
    expect(split.text).toContain('Taken back: [5] your no. 1 from North 10 to North 12, 2 steps, 3 left.');
    const storm = await playAt(at([['storm'], ['3'], ['2'], ['6']]), typed(['', 'play storm', 'undo']));
    expect(storm.text).toContain('There is nothing to take back');
    const privateer = await playAt(at([['privateer'], ['3'], ['2'], ['6']]), typed(['', 'play privateer', 'undo']));
    expect(privateer.text).toContain('There is nothing to take back');
    expect(privateer.text).toContain('North plays a card: you play for East');
  });
});

/** The event with every card that a seat may not know replaced by another. */
const altered = (event: GameEvent, seat: Seat): GameEvent => {
  const heard = new Map(Object.entries(nautilus.eventFor(event, seat) ?? {}));
  const fields = Object.entries(event).map(([key, value]) => {
    if (heard.get(key) === value || value === null) return [key, value];
    return [key, Array.isArray(value) ? value.map(() => 'moby') : 'moby'];
  });
  return Object.fromEntries(fields) as GameEvent;
};

/** All that a person at a table reads who looks at everything there is. */
const screenOf = async (table: TerminalTable, seat: Seat): Promise<string> => {
  const { text } = await playAt(
    table,
    typed(['', 'board', 'log all', 'moves', 'why play 7 n1>t7', 'why give 12', 'why discard 3', 'why play storm']),
  );
  expect(text).toContain(`${['North', 'East', 'South', 'West'][seat]}> why play storm`);
  // Where it is saved is another folder each time.
  return text.replace(/\S+\.json\S*/g, '');
};

describe.each(['team', 'duel'])('#7: at the keyboard in a %s', variant => {
  test('nobody reads anything of cards that he may not know', async () => {
    const table = newTable(nautilus, { variant }, 'secret');
    const chance = SeededChance.from('hidden');
    let differing = 0;
    for (let decision = 0; decision < 120; decision++) {
      const [seat] = table.position.deciders() as [Seat];
      if (decision % 8 === 0) {
        const before = await screenOf(table, seat);
        const position = nautilus.sample(nautilus.view(table.position, seat), chance);
        const steps = table.steps.map(
          (step): PlayedMove => ({ ...step, events: step.events.map(event => altered(event, seat)) }),
        );
        const isOther = JSON.stringify(nautilus.state(position)) !== JSON.stringify(nautilus.state(table.position));
        const other: TerminalTable = Object.create(table, { position: { value: position }, steps: { value: steps } });
        expect(await screenOf(other, seat)).toBe(before);
        differing += Number(isOther);
      }
      const moves = legalMoves(nautilus, table.position, seat);
      table.play(seat, moves[chance.die(moves.length)]!);
    }
    expect(differing).toBeGreaterThan(10);
  });
});

describe.each(LANGUAGES)('a move by the words it is shown with (%s)', language => {
  test('is made, with the word for a sailor before a number, too', async () => {
    const table = tableNearEnd('team');
    const session = await sessionAt(new Typist(typed([])), table, { language });
    const seat = table.position.deciders()[0]!;
    const choices = session.board.choices(nautilus.view(table.position, seat));
    const { move, words } = choices.at(-1)!;
    const { session: played } = await playAt(table, typed(['', `${session.board.nouns[0]} ${words}`]), language);
    expect(played.table.steps.map(step => step.move)).toEqual([move]);
  });
});

test.each(languagesOf(WHICH))('words that several moves have are asked back (%s)', async language => {
  const table = newTable(nautilus, { variant: 'quick' }, 'several');
  const { text, session: played } = await playAt(table, typed(['', 'give']), language);
  expect(played.table.steps).toEqual([]);
  expect(text).toContain(WHICH[language]);
});

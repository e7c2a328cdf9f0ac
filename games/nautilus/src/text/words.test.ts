import { LANGUAGES, SeededChance } from '@ankerplatz/kit';
import { describe, expect, test } from 'vitest';
import type { NautilusEvent } from '../events.ts';
import { nautilus } from '../index.ts';
import { anyMove, setupFor, TABLES } from '../testing/random-game.ts';
import { CARDS, COLOURS, VARIANTS } from '../types.ts';
import { en } from './en/index.ts';

/** Events of many games, one of each shape. */
const gather = (): NautilusEvent[] => {
  const found = new Map<string, NautilusEvent>();
  for (const [variant, options] of TABLES) {
    const chance = SeededChance.from(`words ${variant}`);
    const position = nautilus.start(setupFor(variant, options), chance);
    for (let count = 0; count < 3000 && !position.outcome(); count++) {
      const deciders = position.deciders();
      const seat = deciders[chance.die(deciders.length)]!;
      position.play(seat, anyMove(position, seat, chance), chance, event => {
        const shape = JSON.stringify(event, (_, value) =>
          typeof value === 'number' ? Math.min(value, 2) : value,
        ).slice(0, 60);
        found.set(shape, event);
      });
    }
  }
  return [...found.values()];
};

const NAMES = ['Anna', 'Bert', 'Cleo', 'Dora'];

describe('words', () => {
  const events = gather();
  test('the games told are full of events', () =>
    expect(new Set(events.map(event => event.type)).size).toBeGreaterThanOrEqual(27));

  test.each(LANGUAGES)('every event is a sentence, hidden or not: %s', async language => {
    const words = await nautilus.words(language);
    const sentences = events.flatMap(event =>
      [0, 1, 2, 3, null].map(seat => words.event(nautilus.eventFor(event, seat)!, NAMES)),
    );
    const isSentence = (text: string): boolean =>
      /^([\p{Lu}\p{N}]|[nesw][1-4] ).*\.$/u.test(text) && !/undefined|null|NaN|\[object/.test(text);
    expect(sentences.filter(text => !isSentence(text))).toEqual([]);
  });

  test.each(LANGUAGES)('cards, colours and variants have names: %s', async language => {
    const { names } = await nautilus.words(language);
    expect(Object.keys(names.cards).sort()).toEqual([...CARDS].sort());
    expect(Object.keys(names.colours)).toEqual([...COLOURS]);
    expect(Object.keys(names.variants)).toEqual([...VARIANTS]);
  });

  test.each(LANGUAGES)(
    'who trades is named alone before what he does, so that his deeds can be told in a row: %s',
    async language => {
      const words = await nautilus.words(language);
      expect(words.event({ type: 'traded', seat: 0, other: 1 }, NAMES)).not.toMatch(/^Anna (and|und|et) /);
    },
  );

  test('some sentences', () => {
    const tell = (event: NautilusEvent) => en.event(event, NAMES);
    expect(tell({ type: 'played', seat: 1, commander: null, card: '7' })).toBe('Bert plays the 7.');
    expect(tell({ type: 'played', seat: 1, commander: 0, card: 'storm' })).toBe('Anna plays the storm for Bert.');
    expect(tell({ type: 'captured', sailor: 'n1', at: 't5', by: 'moby' })).toBe('Moby Dick captures n1 at t5.');
    expect(tell({ type: 'passed', from: 0, to: 2, card: null, isPublic: false })).toBe('Anna gives Cleo a card.');
    expect(tell({ type: 'won', seats: [0, 2] })).toBe('Anna and Cleo have brought all sailors into harbour and win.');
  });
});

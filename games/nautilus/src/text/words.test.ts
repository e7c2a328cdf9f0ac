import { LANGUAGES, languagesOf, SeededChance } from '@ankerplatz/kit';
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

const YOU = { en: 'You', de: 'Du', fr: 'Vous' } as const;
type Told = keyof typeof YOU;
/** Verbs of which both persons are the same. */
const SAME = ['cannot', 'nutzt', 'lässt', 'setzt'];
const calling = (language: Told, seat: number): readonly string[] =>
  NAMES.map((name, each) => (each === seat ? YOU[language] : name));

test.each(languagesOf(YOU))('every event is said to whoever plays in the second person: %s', async language => {
  const words = await nautilus.words(language);
  const you = YOU[language];
  const verb = (sentence: string, name: string): string | undefined =>
    sentence.match(`^${name} (?:ne |n’)?([^ ,.;:]+)`)?.[1];
  for (const event of gather())
    for (const [seat, name] of NAMES.entries()) {
      const sentence = words.event(event, calling(language, seat), seat);
      expect(sentence.slice(1), 'a capital within').not.toMatch(new RegExp(you));
      const second = verb(sentence, you);
      if (second === undefined || SAME.includes(second) || [',', 'and', 'und', 'et'].includes(second)) continue;
      expect(second, sentence).not.toBe(verb(words.event(event, NAMES), name));
    }
});

const PASSED = { type: 'passed', from: 0, to: 2, card: '7', isPublic: true } as const;
const BOARDED = { type: 'boarded', seat: 2, by: 0, hand: null } as const;
const SKIPPED = { type: 'skipped', seat: 2, by: 0 } as const;
const COMMANDED = { type: 'played', seat: 2, commander: 0, card: '7' } as const;
const WON = { type: 'won', seats: [0, 2] } as const;
const BEGAN = { type: 'roundBegan', round: 2, dealer: 2 } as const;
test.each<[Told, NautilusEvent, string]>([
  ['en', BEGAN, 'Round 2 begins; you deal.'],
  ['en', PASSED, 'Anna gives you the 7.'],
  ['en', BOARDED, 'Anna plays your turn.'],
  ['en', WON, 'Anna and you have brought all sailors into harbour and win.'],
  ['de', PASSED, 'Anna gibt dir die 7.'],
  ['de', SKIPPED, 'Anna lässt dich aussetzen.'],
  ['de', COMMANDED, 'Anna spielt für dich die 7.'],
  ['de', BOARDED, 'Anna spielt deinen Zug.'],
  ['de', { type: 'traded', seat: 0, other: 2 }, 'Anna tauscht eine Karte mit dir.'],
  ['de', WON, 'Anna und du habt alle Seefahrer im Hafen und gewinnt.'],
  ['fr', BEGAN, 'La manche 2 commence ; vous donnez.'],
  ['fr', PASSED, 'Anna vous donne le 7.'],
  ['fr', SKIPPED, 'Anna vous fait passer un tour.'],
  ['fr', { type: 'discarded', seat: 2, card: '7', skipped: true }, 'Vous défaussez le 7 et passez votre tour.'],
  ['fr', { type: 'announced', seat: 2, start: false }, 'Vous n’avez ni 1 ni 12.'],
  ['fr', WON, 'Anna et vous avez ramené tous vos marins et gagnez.'],
])('%s: %j to you', async (language, event, sentence) => {
  const words = await nautilus.words(language);
  expect(words.event(event, calling(language, 2), 2).replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(sentence);
});

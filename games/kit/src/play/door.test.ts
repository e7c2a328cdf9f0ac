import { describe, expect, test } from 'vitest';
import { ScriptedChance } from '../chance/scripted.ts';
import type { GameEvent } from '../game.ts';
import { doorWordsIn } from '../testing/door-words-in.ts';
import { quay } from '../testing/quay/index.ts';
import { quayAt } from '../testing/quay-at.ts';
import { en } from '../text/en.ts';
import { isLanguage, LANGUAGES, type Language, languagesOf } from '../words.ts';
import { isLegal, legalMoves, type Refusal, tryPlay } from './door.ts';
import { refusalText } from './door-words.ts';

const none = new ScriptedChance([]);

describe('the door', () => {
  const over = quayAt({});
  over.round = 4;

  test.each([
    ['a finished game first of all', over, 7, 'nonsense', { code: 'game-over' }],
    [
      'then who has nothing to decide',
      quayAt({ chosen: ['hold', null] }),
      0,
      'nonsense',
      { code: 'not-your-turn', seat: 0, deciders: [1] },
    ],
    ['and seats that are none', quayAt({}), 2, 'hold', { code: 'not-your-turn', seat: 2, deciders: [0, 1] }],
    ['then what is no move', quayAt({}), 0, 'Hold', { code: 'unknown-move', text: 'Hold' }],
    [
      'then what is not legal',
      quayAt({}),
      0,
      'ship stone',
      { code: 'illegal-move', reason: { code: 'not-in-hand', rule: '§2', good: 'stone' } },
    ],
  ])('refuses %s', (_, position, seat, text, error) => {
    expect(tryPlay(quay, position, seat, text, none)).toEqual({ ok: false, error });
  });

  test('plays on a copy and tells what happened', () => {
    const position = quayAt({});
    const events: GameEvent[] = [];
    const played = tryPlay(quay, position, 0, 'hold', none, event => events.push(event));
    expect(played).toEqual({ ok: true, value: quayAt({ chosen: ['hold', null] }) });
    expect(position).toEqual(quayAt({}));
    expect(events).toEqual([{ type: 'chose', seat: 0, choice: 'hold' }]);
  });

  test('lists the legal moves of a seat, sorted', () => {
    expect(legalMoves(quay, quayAt({}), 0)).toEqual(['hold', 'ship fish', 'ship timber']);
    expect(isLegal(quayAt({}), 1, quay.parseMove(quayAt({}), 'ship stone')!)).toBe(true);
    expect(isLegal(quayAt({}), 1, quay.parseMove(quayAt({}), 'ship fish')!)).toBe(false);
  });
});

describe('a refusal in words', () => {
  const REFUSALS: readonly (readonly [Refusal, Readonly<Partial<Record<Language, string>>>])[] = [
    [{ code: 'game-over' }, { en: 'the game is over', de: 'das Spiel ist zu Ende', fr: 'la partie est terminée' }],
    [
      { code: 'not-your-turn', seat: 2, deciders: [0, 1] },
      {
        en: 'seat 2 has nothing to decide now; it is the turn of seat 0 and 1',
        de: 'Platz 2 hat jetzt nichts zu entscheiden; am Zug ist Platz 0 und 1',
        fr: 'la place 2 n’a rien à décider maintenant ; c’est à la place 0 et 1 de jouer',
      },
    ],
    [
      { code: 'unknown-move', text: 'fly "away"' },
      {
        en: '"fly \\"away\\"" is not a move of this game\'s notation',
        de: '"fly \\"away\\"" ist kein Zug in der Schreibweise dieses Spiels',
        fr: '"fly \\"away\\"" n’est pas un coup dans la notation de ce jeu',
      },
    ],
    [
      { code: 'illegal-move', reason: { code: 'not-now', rule: '§2' } },
      { en: 'crates are being loaded now', de: 'jetzt werden Kisten geladen', fr: 'on charge les caisses' },
    ],
  ];

  test.each(REFUSALS)('%o', async (refusal, sentences) => {
    for (const language of languagesOf(sentences))
      expect(refusalText(refusal, await quay.words(language), await doorWordsIn(language))).toBe(sentences[language]);
  });

  test('a long text is not repeated in full', async () => {
    const sentence = refusalText({ code: 'unknown-move', text: 'x'.repeat(1000) }, await quay.words('en'), en);
    expect(sentence).toBe(`"${'x'.repeat(60)}…" is not a move of this game's notation`);
  });

  test('no other languages are known', () => {
    expect([...LANGUAGES, 'xx', ''].filter(isLanguage)).toEqual([...LANGUAGES]);
  });
});

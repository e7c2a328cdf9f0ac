import { LANGUAGES, type Language, languagesOf } from '@ankerplatz/kit';
import { describe, expect, test } from 'vitest';
import type { NauticusEvent } from '../events.ts';
import type { Move } from '../moves.ts';
import type { NauticusReason } from '../refusal.ts';
import { ASKS, TILES, type Tile } from '../types.ts';
import { wordsIn } from './catalogues.ts';
import { de } from './de/index.ts';
import { en } from './en/index.ts';
import { fr } from './fr/index.ts';
import type { NauticusNames } from './names.ts';
import type { NauticusWords } from './words.ts';

const WORDS = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async language => [language, await wordsIn(language)] as const)),
) as Readonly<Record<Language, NauticusWords>>;
const TRANSLATIONS = LANGUAGES.filter(language => language !== 'en');
const PLAYERS = ['Ann', 'Ben', 'Zoé'];

/** One sample of each event; its numbers differ from those the bonuses and rewards are printed with. */
const EVENTS: { readonly [Type in NauticusEvent['type']]: Extract<NauticusEvent, { readonly type: Type }> } = {
  chose: { type: 'chose', seat: 1, action: 'masts', space: 6, bonus: 'worker+good', blue: 5 },
  bonus: { type: 'bonus', seat: 1, workers: 6, points: 8, taler: 9 },
  bonusTile: { type: 'bonusTile', seat: 1, tile: 'mast:whale' },
  bonusForfeited: { type: 'bonusForfeited', seat: 1, bonus: 'sail' },
  bought: { type: 'bought', seat: 1, tile: 'sail:helm', price: 3, to: { ship: 5, isNew: false } },
  freeTile: { type: 'freeTile', seat: 1, tile: 'grain' },
  freeForfeited: { type: 'freeForfeited', seat: 1 },
  loaded: { type: 'loaded', seat: 1, tile: 'bow', to: { ship: 5, isNew: true } },
  shipFinished: { type: 'shipFinished', seat: 1, ship: 5, size: 3 },
  rewarded: { type: 'rewarded', seat: 1, reward: 'goods', goods: ['coffee', 'fish'] },
  gotMoney: { type: 'gotMoney', seat: 1, taler: 2 },
  delivered: { type: 'delivered', seat: 1, ship: 5, goods: ['coffee', 'salt', 'coffee'] },
  scoredCrowns: { type: 'scoredCrowns', seat: 1, crowns: 4, points: 12 },
  extraBegan: { type: 'extraBegan', seat: 1, action: 'crowns', workers: 2 },
  passed: { type: 'passed', seat: 1, turned: 3 },
  turnEnded: { type: 'turnEnded', seat: 1, blueLost: 2 },
  phaseEnded: { type: 'phaseEnded', phase: 1, action: 'deliver', anchored: true, start: 2 },
  roundEnded: { type: 'roundEnded', round: 4, lost: [6, 3, 0] },
  roundBegan: { type: 'roundBegan', round: 4, wheel: 7, tiles: ['hulls', 'goods', 'money', 'transport'] },
  gameEnded: {
    type: 'gameEnded',
    ranks: [1, 2],
    scores: [
      { points: 87, goods: 39, ships: 34, rest: 7, taler: 23 },
      { points: 60, goods: 14, ships: 20, rest: 6, taler: 18 },
    ],
  },
};

const REASONS: { readonly [Code in NauticusReason['code']]: Extract<NauticusReason, { readonly code: Code }> } = {
  'asked-otherwise': { code: 'asked-otherwise', rule: '§3.1', asks: 'choose', move: 'buy' },
  'tile-used': { code: 'tile-used', rule: '§6', action: 'sails', space: 6 },
  'bonus-kind': { code: 'bonus-kind', rule: '§1', bonus: 'mast', tile: 'mast:crown' },
  'stack-empty': { code: 'stack-empty', rule: '§setup', tile: 'middle' },
  'no-room': { code: 'no-room', rule: '§golden', tile: 'mast:star', needs: 2, free: 1 },
  'reward-limit': { code: 'reward-limit', rule: '§4', limit: 2 },
  'reward-pair': { code: 'reward-pair', rule: '§4', free: 5, kinds: 4 },
  'reward-no-room': { code: 'reward-no-room', rule: '§4', free: 1 },
  'other-action': { code: 'other-action', rule: '§3.2.2.2', running: 'money' },
  'not-for-sale': { code: 'not-for-sale', rule: '§3.2.1.2', running: 'masts', tile: 'mast:crown' },
  'no-worker': { code: 'no-worker', rule: '§3.1', needs: 4, own: 2, blue: 1 },
  'no-taler': { code: 'no-taler', rule: '§3.2.1', price: 4, taler: 3 },
  'golden-rule': { code: 'golden-rule', rule: '§golden', tile: 'salt' },
  'no-such-ship': { code: 'no-such-ship', rule: '§3.2.1.2', ship: 5, ships: 3 },
  'only-hulls-start': { code: 'only-hulls-start', rule: '§3.2.1.1', tile: 'sail:anchor' },
  'hull-does-not-fit': {
    code: 'hull-does-not-fit',
    rule: '§3.2.1.1',
    ship: 5,
    hull: ['bow', 'stern'],
    tile: 'middle',
  },
  'mast-needs-part': { code: 'mast-needs-part', rule: '§3.2.1.2', ship: 5, parts: 3, masts: 4 },
  'sail-needs-mast': { code: 'sail-needs-mast', rule: '§3.2.1.3', ship: 5, masts: 3, sails: 4 },
  'other-crest': { code: 'other-crest', rule: '§3.2.1.3', ship: 5, crest: 'anchor', tile: 'sail:helm' },
  'good-needs-part': { code: 'good-needs-part', rule: '§3.2.1.4', ship: 5, parts: 3, goods: 4 },
  'not-in-storage': { code: 'not-in-storage', rule: '§3.2.2.1', tile: 'sail:crown' },
  'load-to-storage': { code: 'load-to-storage', rule: '§3.2.2.1', tile: 'fish' },
  'ship-unfinished': {
    code: 'ship-unfinished',
    rule: '§3.2.2.3',
    ship: 5,
    parts: 3,
    masts: 2,
    sails: 1,
    hull: ['bow', 'middle', 'middle'],
  },
  'ship-not-full': { code: 'ship-not-full', rule: '§3.2.2.3', ship: 5, parts: 3, goods: 2 },
  'crown-limit': { code: 'crown-limit', rule: '§3.2.2.4', limit: 15 },
  'no-crowns': { code: 'no-crowns', rule: '§3.2.2.4' },
  'extra-spent': { code: 'extra-spent', rule: '§5' },
  'extra-running': { code: 'extra-running', rule: '§5', running: 'transport' },
  'extra-no-use': { code: 'extra-no-use', rule: '§5', action: 'deliver', workers: 3 },
  'extra-unused': { code: 'extra-unused', rule: '§5', running: 'goods' },
  'pass-after-use': { code: 'pass-after-use', rule: '§3.3', uses: 3 },
  'end-before-use': { code: 'end-before-use', rule: '§3.1', running: 'hulls', passes: 2 },
};

const MOVE_TYPES = Object.keys({
  take: 0,
  bonus: 0,
  buy: 0,
  free: 0,
  load: 0,
  money: 0,
  crowns: 0,
  deliver: 0,
  reward: 0,
  extra: 0,
  pass: 0,
  end: 0,
} satisfies Record<Move['type'], 0>) as Move['type'][];

const eventTypes = Object.keys(EVENTS) as NauticusEvent['type'][];
const reasonCodes = Object.keys(REASONS) as NauticusReason['code'][];

type Say = (words: NauticusWords) => string;
const saying =
  (event: NauticusEvent): Say =>
  words =>
    words.event(event, PLAYERS);
const refusing =
  (reason: NauticusReason): Say =>
  words =>
    words.refusal(reason);

const SAMPLES: readonly (readonly [string, NauticusEvent | NauticusReason, Say])[] = [
  ...eventTypes.map(type => [type, EVENTS[type], saying(EVENTS[type])] as const),
  ...reasonCodes.map(code => [code, REASONS[code], refusing(REASONS[code])] as const),
];

const BROKEN = /undefined|NaN|\[object|null| {2}|^\s|\s$|^$/;
const ENGLISH =
  /\b(the|and|with|from|not|you|your|this|has|have|is|are|needs?|ships?|masts?|sails?|workers?|goods?|buys?)\b/g;

/** All numbers in a sample; seats are told by name, and people count spaces from 1. */
const numbersIn = (value: unknown): number[] => {
  if (typeof value === 'number') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    if (key === 'seat' || key === 'start') return [];
    return key === 'space' || key === 'wheel' ? [Number(part) + 1] : numbersIn(part);
  });
};
const figuresIn = (sentence: string): number[] => (sentence.match(/\d+/g) ?? []).map(Number);

const YOU = { en: 'You', de: 'Du', fr: 'Vous' } as const;
type Told = keyof typeof YOU;
/** Verbs of which both persons are the same. */
const SAME = ['cannot', 'nutzt', 'passt'];

describe.each(languagesOf(YOU))('to whoever plays is said in %s', language => {
  const you = YOU[language];
  const said = (event: NauticusEvent, seat: number): string =>
    WORDS[language].event(
      event,
      PLAYERS.map((name, each) => (each === seat ? you : name)),
      seat,
    );

  test.each(eventTypes)('%s in the second person', type => {
    const event = EVENTS[type];
    const sentence = said(event, 1);
    expect(sentence.slice(1), 'a capital within').not.toMatch(new RegExp(`(?<![.;] )${you}`));
    const verb = (words: string, name: string): string | undefined => words.match(`^${name} (?:ne )?([^ ,.;]+)`)?.[1];
    const second = verb(sentence, you);
    if (second === undefined || SAME.includes(second)) return;
    expect(second).not.toBe(verb(WORDS[language].event(event, PLAYERS), 'Ben'));
  });
});

test.each([
  ['en', 'bought', 'You buy a helm sail for 3 taler onto ship 5.'],
  ['en', 'passed', 'You pass and turn the pass tile −3 to its crown side.'],
  ['en', 'extraBegan', 'You use the extra action “score crowns” and receive 2 workers.'],
  ['en', 'gameEnded', 'The game is over. Ann: rank 1'],
  ['de', 'bought', 'Du kaufst für 3 Taler ein Steuerrad-Segel und bringst es auf Schiff 5.'],
  ['de', 'loaded', 'Du nimmst einen Bug aus dem Lager und beginnst damit Schiff 5.'],
  ['de', 'freeForfeited', 'Du hast alle 4 Arten gekauft, kannst aber kein geschenktes Plättchen bekommen.'],
  ['de', 'passed', 'Du passt und drehst das Passe-Plättchen −3 auf die Kronenseite.'],
  ['fr', 'loaded', 'Vous sortez une proue de l’entrepôt et commencez ainsi le navire 5.'],
  ['fr', 'passed', 'Vous passez et retournez côté couronne le jeton « passe » −3.'],
  ['fr', 'freeForfeited', 'Vous avez acheté les 4 sortes, mais ne pouvez recevoir aucune tuile offerte.'],
] as const)('%s: %s to you', (language, type, sentence) => {
  const names = ['Ann', YOU[language], 'Zoé'];
  expect(WORDS[language].event(EVENTS[type], names, 1).replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(sentence);
});

test.each([
  ['en', '; you are start player.', ': you (−6), Ben (−3) and Zoé (0).'],
  ['de', '; die Startspielerfigur geht an dich.', ': du (−6), Ben (−3) und Zoé (0).'],
  ['fr', ' ; le jeton « premier joueur » vous revient.', ' : vous (−6), Ben (−3) et Zoé (0).'],
] as const)('%s: within a sentence you are small', (language, start, lost) => {
  const tell = (type: 'phaseEnded' | 'roundEnded', seat: number): string =>
    WORDS[language]
      .event(
        EVENTS[type],
        PLAYERS.map((name, each) => (each === seat ? YOU[language] : name)),
        seat,
      )
      .replaceAll(/[\u00a0\u202f]/g, ' ');
  expect(tell('phaseEnded', 2)).toContain(start);
  expect(tell('roundEnded', 0)).toContain(lost);
});

describe.each(LANGUAGES)('sentences in %s', language => {
  const words = WORDS[language];

  test.each(SAMPLES)('%s has a whole sentence', (_, __, say) => {
    expect(say(words)).not.toMatch(BROKEN);
  });

  test.each(SAMPLES)('%s tells its numbers', (_, sample, say) => {
    expect(figuresIn(say(words))).toEqual(expect.arrayContaining(numbersIn(sample)));
  });

  test.each(eventTypes)('%s names its player and ends with a full stop', type => {
    const event = EVENTS[type];
    const sentence = words.event(event, PLAYERS);
    expect(sentence).toMatch(/[^.]\.$/);
    if ('seat' in event) expect(sentence).toContain(PLAYERS[event.seat]);
    if ('start' in event) expect(sentence).toContain(PLAYERS[event.start]);
  });

  test.each(reasonCodes)('%s is a clause to go on with: no full stop', code => {
    expect(words.refusal(REASONS[code])).not.toMatch(/\.$/);
  });

  test('every move has words against everything that can be asked instead', () => {
    const said = new Set<string>();
    for (const asks of ASKS) {
      for (const move of MOVE_TYPES) said.add(words.refusal({ code: 'asked-otherwise', rule: '§3.1', asks, move }));
    }
    expect([...said].filter(sentence => BROKEN.test(sentence))).toEqual([]);
    expect(said.size).toBe(ASKS.length * MOVE_TYPES.length);
  });

  test.each(['tiles', 'actions', 'bonuses', 'rewards'] satisfies (keyof NauticusNames)[])(
    'no two of the %s share a name',
    table => {
      const names = Object.values(words.names[table]);
      expect(names.filter(name => BROKEN.test(name))).toEqual([]);
      expect(new Set(names).size).toBe(names.length);
    },
  );
});

describe.each(TRANSLATIONS)('no English is left in %s', language => {
  test.each(SAMPLES)('%s', (_, __, say) => {
    const sentence = say(WORDS[language]);
    expect(sentence).not.toBe(say(en));
    expect(sentence.match(ENGLISH)).toBeNull();
  });
});

/** Each row: a tile as the object of a sentence. */
const OBJECTS: Readonly<Record<Tile, readonly [en: string, de: string, fr: string]>> = {
  single: ['a 1-ship', 'ein 1er-Schiff', 'un navire simple'],
  bow: ['a bow', 'einen Bug', 'une proue'],
  middle: ['a middle', 'ein Mittelteil', 'une partie centrale'],
  stern: ['a stern', 'ein Heck', 'une poupe'],
  'mast:star': ['a star mast', 'einen Stern-Mast', 'un mât à l’étoile'],
  'mast:anchor': ['an anchor mast', 'einen Anker-Mast', 'un mât à l’ancre'],
  'mast:whale': ['a whale mast', 'einen Wal-Mast', 'un mât à la baleine'],
  'mast:helm': ['a helm mast', 'einen Steuerrad-Mast', 'un mât à la barre'],
  'mast:crown': ['a crown mast', 'einen Kronenmast', 'un mât de la Couronne'],
  'sail:star': ['a star sail', 'ein Stern-Segel', 'une voile à l’étoile'],
  'sail:anchor': ['an anchor sail', 'ein Anker-Segel', 'une voile à l’ancre'],
  'sail:whale': ['a whale sail', 'ein Wal-Segel', 'une voile à la baleine'],
  'sail:helm': ['a helm sail', 'ein Steuerrad-Segel', 'une voile à la barre'],
  'sail:crown': ['a crown sail', 'ein Kronensegel', 'une voile de la Couronne'],
  coffee: ['coffee', 'Kaffee', 'du café'],
  grain: ['grain', 'Getreide', 'des céréales'],
  salt: ['salt', 'Salz', 'du sel'],
  fish: ['fish', 'Fisch', 'du poisson'],
};

test.each(TILES)('%s is received with the right article', tile => {
  const [inEnglish, inGerman, inFrench] = OBJECTS[tile];
  const say = saying({ type: 'bonusTile', seat: 0, tile });
  expect(say(en)).toBe(`Ann receives ${inEnglish} as a bonus (to storage).`);
  expect(say(de)).toBe(`Ann bekommt als Bonus ${inGerman} ins Lager.`);
  expect(say(fr)).toBe(`Ann reçoit en bonus ${inFrench} dans l’entrepôt.`);
});

type Trio = readonly [string, string, string];

/** The words of a sentence for 0, 1 and 2. */
const NUMBERS: readonly (Readonly<Record<Told, Trio>> & {
  readonly of: string;
  readonly say: (n: number) => Say;
})[] = [
  {
    of: 'blue workers to be had',
    say: n => saying({ ...EVENTS.chose, blue: n }),
    en: ['(0 blue workers;', '(1 blue worker;', '(2 blue workers;'],
    de: ['(0 blaue Arbeiter;', '(1 blauer Arbeiter;', '(2 blaue Arbeiter;'],
    fr: ['(0 ouvrier bleu ;', '(1 ouvrier bleu ;', '(2 ouvriers bleus ;'],
  },
  {
    of: 'blue workers lost',
    say: n => saying({ ...EVENTS.turnEnded, blueLost: n }),
    en: ['ends the turn.', '; 1 blue worker is lost.', '; 2 blue workers are lost.'],
    de: ['beendet den Zug.', '; 1 blauer Arbeiter verfällt.', '; 2 blaue Arbeiter verfallen.'],
    fr: ['a terminé.', ' ; 1 ouvrier bleu est perdu.', ' ; 2 ouvriers bleus sont perdus.'],
  },
  {
    of: 'points of a bonus beside 1 worker',
    say: n => saying({ ...EVENTS.bonus, workers: 1, points: n, taler: 0 }),
    en: ['receives 1 worker.', 'receives 1 worker and 1 point.', 'receives 1 worker and 2 points.'],
    de: ['bekommt 1 Arbeiter.', 'bekommt 1 Arbeiter und 1 Siegpunkt.', 'bekommt 1 Arbeiter und 2 Siegpunkte.'],
    fr: ['reçoit 1 ouvrier.', 'reçoit 1 ouvrier et 1 point de victoire.', 'reçoit 1 ouvrier et 2 points de victoire.'],
  },
  {
    of: 'the price',
    say: n => saying({ ...EVENTS.bought, price: n }),
    en: ['for 0 taler', 'for 1 taler', 'for 2 taler'],
    de: ['für 0 Taler', 'für 1 Taler', 'für 2 Taler'],
    fr: ['pour 0 taler', 'pour 1 taler', 'pour 2 talers'],
  },
  {
    of: 'crowns',
    say: n => saying({ ...EVENTS.scoredCrowns, crowns: n, points: n }),
    en: ['0 points with 0 crowns', '1 point with 1 crown.', '2 points with 2 crowns'],
    de: ['0 Siegpunkte für 0 Kronen', '1 Siegpunkt für 1 Krone.', '2 Siegpunkte für 2 Kronen'],
    fr: [
      '0 point de victoire avec 0 couronne.',
      '1 point de victoire avec 1 couronne.',
      '2 points de victoire avec 2 couronnes',
    ],
  },
  {
    of: 'coffee delivered beside 1 grain',
    say: n => saying({ ...EVENTS.delivered, goods: ['grain', ...Array.from({ length: n }, () => 'coffee' as const)] }),
    en: ['delivers 1 grain from', 'delivers 1 coffee and 1 grain from', 'delivers 2 coffee and 1 grain from'],
    de: ['liefert 1 Getreide von', 'liefert 1 Kaffee und 1 Getreide von', 'liefert 2 Kaffee und 1 Getreide von'],
    fr: ['livre 1 céréale du', 'livre 1 café et 1 céréale du', 'livre 2 cafés et 1 céréale du'],
  },
  {
    of: 'the pass tile turned, 0 if all were turned before',
    say: n => saying({ ...EVENTS.passed, turned: n }),
    en: ['Ben passes.', 'the pass tile −1 to', 'the pass tile −2 to'],
    de: ['Ben passt.', 'das Passe-Plättchen −1 auf', 'das Passe-Plättchen −2 auf'],
    fr: ['Ben passe.', 'le jeton « passe » −1.', 'le jeton « passe » −2.'],
  },
  {
    of: 'points lost with a round',
    say: n => saying({ ...EVENTS.roundEnded, lost: [n] }),
    en: ['Ann (0).', 'Ann (−1).', 'Ann (−2).'],
    de: ['Ann (0).', 'Ann (−1).', 'Ann (−2).'],
    fr: ['Ann (0).', 'Ann (−1).', 'Ann (−2).'],
  },
  {
    of: 'final points below zero',
    say: n =>
      saying({ ...EVENTS.gameEnded, ranks: [1], scores: [{ points: -n, goods: 0, ships: 0, rest: 0, taler: n }] }),
    en: ['0 points', '−1 point', '−2 points'],
    de: ['0 Siegpunkte', '−1 Siegpunkt', '−2 Siegpunkte'],
    fr: ['0 point de victoire', '−1 point de victoire', '−2 points de victoire'],
  },
  {
    of: 'free fields for a mast',
    say: n => refusing({ ...REASONS['no-room'], free: n }),
    en: ['2 fields in storage, 0 are free', '2 fields in storage, 1 is free', '2 fields in storage, 2 are free'],
    de: ['2 Felder im Lager, frei sind 0', '2 Felder im Lager, frei ist 1', '2 Felder im Lager, frei sind 2'],
    fr: ['et 0 case est libre', 'et 1 case est libre', 'et 2 cases sont libres'],
  },
  {
    of: 'free fields for a pair of goods, and kinds in stock',
    say: n => refusing({ ...REASONS['reward-pair'], free: n, kinds: n }),
    en: [
      '0 fields are free and 0 kinds are in stock',
      '1 field is free and 1 kind is in stock',
      '2 fields are free and 2 kinds are in stock',
    ],
    de: [
      'im Lager sind 0 Felder frei, und 0 Arten sind vorrätig',
      'im Lager ist 1 Feld frei, und 1 Art ist vorrätig',
      'im Lager sind 2 Felder frei, und 2 Arten sind vorrätig',
    ],
    fr: [
      '0 case est libre et 0 sorte est disponible',
      '1 case est libre et 1 sorte est disponible',
      '2 cases sont libres et 2 sortes sont disponibles',
    ],
  },
  {
    of: 'workers missing',
    say: n => refusing({ ...REASONS['no-worker'], own: n, blue: n }),
    en: ['0 of your own and 0 blue ones', '1 of your own and 1 blue one', '2 of your own and 2 blue ones'],
    de: ['0 eigene und 0 blaue', '1 eigenen und 1 blauen', '2 eigene und 2 blaue'],
    fr: [
      '0 ouvrier personnel et 0 ouvrier bleu',
      '1 ouvrier personnel et 1 ouvrier bleu',
      '2 ouvriers personnels et 2 ouvriers bleus',
    ],
  },
  {
    of: 'workers of an extra action',
    say: n => refusing({ ...REASONS['extra-no-use'], workers: n }),
    en: ['with 0 workers', 'with 1 worker', 'with 2 workers'],
    de: ['mit 0 Arbeitern', 'mit 1 Arbeiter', 'mit 2 Arbeitern'],
    fr: ['avec 0 ouvrier', 'avec 1 ouvrier', 'avec 2 ouvriers'],
  },
  {
    of: 'taler in hand',
    say: n => refusing({ ...REASONS['no-taler'], price: 4, taler: n }),
    en: ['4 taler: you have 0', '4 taler: you have 1', '4 taler: you have 2'],
    de: ['4 Taler, du hast 0', '4 Taler, du hast 1', '4 Taler, du hast 2'],
    fr: ['4 talers ; vous avez 0 taler', '4 talers ; vous avez 1 taler', '4 talers ; vous avez 2 talers'],
  },
  {
    of: 'ships',
    say: n => refusing({ ...REASONS['no-such-ship'], ships: n }),
    en: ['you have 0 ships', 'you have 1 ship', 'you have 2 ships'],
    de: ['du hast 0 Schiffe', 'du hast 1 Schiff', 'du hast 2 Schiffe'],
    fr: ['vous avez 0 navire', 'vous avez 1 navire', 'vous avez 2 navires'],
  },
  {
    of: 'parts, masts and sails',
    say: n => refusing({ ...REASONS['ship-unfinished'], hull: ['bow'], parts: n, masts: n, sails: n }),
    en: [
      '0 parts (bow) with 0 masts and 0 sails',
      '1 part (bow) with 1 mast and 1 sail',
      '2 parts (bow) with 2 masts and 2 sails',
    ],
    de: [
      '0 Rumpfteile (Bug), 0 Masten und 0 Segel',
      '1 Rumpfteil (Bug), 1 Mast und 1 Segel',
      '2 Rumpfteile (Bug), 2 Masten und 2 Segel',
    ],
    fr: [
      '0 partie (proue) avec 0 mât et 0 voile',
      '1 partie (proue) avec 1 mât et 1 voile',
      '2 parties (proue) avec 2 mâts et 2 voiles',
    ],
  },
  {
    of: 'goods on a ship',
    say: n => refusing({ ...REASONS['ship-not-full'], goods: n }),
    en: ['0 goods for 3 parts', '1 good for 3 parts', '2 goods for 3 parts'],
    de: ['0 Waren für 3 Rumpfteile', '1 Ware für 3 Rumpfteile', '2 Waren für 3 Rumpfteile'],
    fr: ['0 marchandise pour 3 parties', '1 marchandise pour 3 parties', '2 marchandises pour 3 parties'],
  },
  {
    of: 'uses',
    say: n => refusing({ ...REASONS['pass-after-use'], uses: n }),
    en: ['used 0 times', 'used 1 time', 'used 2 times'],
    de: ['0-mal genutzt', '1-mal genutzt', '2-mal genutzt'],
    fr: ['utilisée 0 fois', 'utilisée 1 fois', 'utilisée 2 fois'],
  },
  {
    of: 'pass tiles left',
    say: n => refusing({ ...REASONS['end-before-use'], passes: n }),
    en: [
      '0 pass tiles still show their numbers',
      '1 pass tile still shows its number',
      '2 pass tiles still show their numbers',
    ],
    de: ['0 Passe-Plättchen zeigen noch', '1 Passe-Plättchen zeigt noch', '2 Passe-Plättchen zeigen noch'],
    fr: [
      '0 jeton « passe » montre encore son chiffre',
      '1 jeton « passe » montre encore son chiffre',
      '2 jetons « passe » montrent encore leur chiffre',
    ],
  },
];

describe.each(NUMBERS)('0, 1 and 2 agree: $of', row => {
  test.each(languagesOf(YOU))('%s', language => {
    for (const n of [0, 1, 2] as const) {
      const [, ...after] = row.say(n)(WORDS[language]).split(row[language][n]);
      expect(after, row[language][n]).toHaveLength(1);
      expect(after[0], `no longer word than ${row[language][n]}`).not.toMatch(/^\p{L}/u);
    }
  });
});

/** Each row: an event and its whole sentence. */
const SENTENCES: readonly (readonly [Say, Readonly<Record<Told, string>>])[] = [
  [
    saying({ ...EVENTS.bought, tile: 'mast:star', price: 2, to: { ship: 3, isNew: false } }),
    {
      en: 'Ben buys a star mast for 2 taler onto ship 3.',
      de: 'Ben kauft für 2 Taler einen Stern-Mast und bringt ihn auf Schiff 3.',
      fr: 'Ben achète un mât à l’étoile pour 2 talers et le pose sur le navire 3.',
    },
  ],
  [
    saying({ ...EVENTS.bought, tile: 'grain', price: 0, to: 'store' }),
    {
      en: 'Ben buys grain for 0 taler and stores it.',
      de: 'Ben kauft für 0 Taler Getreide und legt es ins Lager.',
      fr: 'Ben achète des céréales pour 0 taler et les place dans l’entrepôt.',
    },
  ],
  [
    saying(EVENTS.loaded),
    {
      en: 'Ben transports a bow from storage to start ship 5.',
      de: 'Ben nimmt einen Bug aus dem Lager und beginnt damit Schiff 5.',
      fr: 'Ben sort une proue de l’entrepôt et commence ainsi le navire 5.',
    },
  ],
  [
    saying(EVENTS.rewarded),
    {
      en: 'Ben takes coffee and fish as a reward.',
      de: 'Ben nimmt Kaffee und Fisch als Belohnung.',
      fr: 'Ben prend du café et du poisson en récompense.',
    },
  ],
  [
    saying({ ...EVENTS.rewarded, reward: 'sail:crown', goods: [] }),
    {
      en: 'Ben takes 1 crown sail as a reward.',
      de: 'Ben nimmt 1 Kronensegel als Belohnung.',
      fr: 'Ben prend 1 voile de la Couronne en récompense.',
    },
  ],
  [
    saying({ ...EVENTS.phaseEnded, phase: 2, anchored: false }),
    {
      en: 'Phase 2 is over: “deliver goods” is turned over; Zoé is start player.',
      de: 'Phase 2 ist zu Ende: „Waren ausliefern“ wird umgedreht; die Startspielerfigur geht an Zoé.',
      fr: 'La phase 2 est terminée : la tuile « livrer des marchandises » est retournée ; le jeton « premier joueur » passe à Zoé.',
    },
  ],
  [
    refusing({ ...REASONS['other-crest'], crest: 'helm', tile: 'mast:whale' }),
    {
      en: 'ship 5 has the helm as its crest: a whale mast does not match it',
      de: 'Schiff 5 hat das Steuerrad als Wappen, ein Wal-Mast passt nicht dazu',
      fr: 'le navire 5 a la barre pour armoiries : impossible d’y poser un mât à la baleine',
    },
  ],
];

describe.each(languagesOf(YOU))('whole sentences in %s', language => {
  test.each(SENTENCES.map(([say, expected]) => [expected.en, say, expected[language]] as const))(
    '%s',
    (_, say, expected) => {
      expect(say(WORDS[language])).toBe(expected);
    },
  );
});

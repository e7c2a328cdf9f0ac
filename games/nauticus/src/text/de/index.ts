import type { Players, Seat } from '@ankerplatz/kit';
import type { Destination } from '../../events.ts';
import { kindOf, type TileKind } from '../../facts/tiles.ts';
import type { Move } from '../../moves.ts';
import type { Asks, Crest, Tile } from '../../types.ts';
import { figure, grammarOf } from '../grammar.ts';
import type { NauticusNames } from '../names.ts';
import { type EventTexts, type NauticusWords, type ReasonTexts, wordsOf } from '../words.ts';

const NAMES: NauticusNames = {
  tiles: {
    single: '1er-Schiff',
    bow: 'Bug',
    middle: 'Mittelteil',
    stern: 'Heck',
    'mast:star': 'Stern-Mast',
    'mast:anchor': 'Anker-Mast',
    'mast:whale': 'Wal-Mast',
    'mast:helm': 'Steuerrad-Mast',
    'mast:crown': 'Kronenmast',
    'sail:star': 'Stern-Segel',
    'sail:anchor': 'Anker-Segel',
    'sail:whale': 'Wal-Segel',
    'sail:helm': 'Steuerrad-Segel',
    'sail:crown': 'Kronensegel',
    coffee: 'Kaffee',
    grain: 'Getreide',
    salt: 'Salz',
    fish: 'Fisch',
  },
  actions: {
    hulls: 'Rumpfteile kaufen',
    masts: 'Masten kaufen',
    sails: 'Segel kaufen',
    goods: 'Waren kaufen',
    transport: 'Transport',
    money: 'Geld abheben',
    deliver: 'Waren ausliefern',
    crowns: 'Wertung der Kronen',
  },
  bonuses: {
    workers3: '3 Arbeiter',
    mast: '1 Mast',
    sail: '1 Segel',
    points2: '2 Siegpunkte',
    workers2: '2 Arbeiter',
    'worker+good': '1 Arbeiter und 1 Ware',
    'worker+point': '1 Arbeiter und 1 Siegpunkt',
    taler4: '4 Taler',
  },
  rewards: {
    'mast:crown': '1 Kronenmast',
    'sail:crown': '1 Kronensegel',
    points: '3 Siegpunkte',
    taler: '7 Taler',
    workers: '3 Arbeiter',
    goods: '2 verschiedene Waren',
  },
};
const { tiles: TILES, actions: ACTIONS, bonuses: BONUSES, rewards: REWARDS } = NAMES;

/** The indefinite article in nominative and accusative, and the pronoun in the accusative. */
interface Gender {
  readonly nominative: string;
  readonly accusative: string;
  readonly pronoun: string;
}

const MASCULINE: Gender = { nominative: 'ein ', accusative: 'einen ', pronoun: 'ihn' };
const NEUTER: Gender = { nominative: 'ein ', accusative: 'ein ', pronoun: 'es' };
const withoutArticle = ({ pronoun }: Gender): Gender => ({ nominative: '', accusative: '', pronoun });

const GENDERS: Readonly<Record<TileKind, Gender>> = {
  single: NEUTER,
  bow: MASCULINE,
  middle: NEUTER,
  stern: NEUTER,
  mast: MASCULINE,
  sail: NEUTER,
  coffee: withoutArticle(MASCULINE),
  grain: withoutArticle(NEUTER),
  salt: withoutArticle(NEUTER),
  fish: withoutArticle(MASCULINE),
};

/** A tile as the subject and as the object of a sentence. No tile is feminine: “kein” goes with every subject. */
const ein = (tile: Tile): string => GENDERS[kindOf(tile)].nominative + TILES[tile];
const einen = (tile: Tile): string => GENDERS[kindOf(tile)].accusative + TILES[tile];

/** In the accusative. */
const CRESTS: Readonly<Record<Crest, string>> = {
  star: 'den Stern',
  anchor: 'den Anker',
  whale: 'den Wal',
  helm: 'das Steuerrad',
  crown: 'die Krone',
};

const MOVES: Readonly<Record<Move['type'], string>> = {
  take: 'die Wahl einer Aktion',
  bonus: 'die Wahl eines Bonusplättchens',
  buy: 'ein Kauf',
  free: 'die Wahl eines geschenkten Plättchens',
  load: 'ein Transport',
  money: 'das Abheben von Geld',
  crowns: 'die Wertung der Kronen',
  deliver: 'das Ausliefern',
  reward: 'die Wahl einer Belohnung',
  extra: 'die Extra-Aktion',
  pass: 'das Passen',
  end: 'das Beenden des Zuges',
};

const ASKED: Readonly<Record<Asks, string>> = {
  choose: 'erst ist ein Aktionsplättchen zu wählen',
  bonus: 'erst ist das Bonusplättchen zu wählen',
  use: 'jetzt geht es darum, die Aktion zu nutzen, zu passen oder den Zug zu beenden',
  free: 'erst ist das geschenkte Plättchen zu wählen',
  reward: 'erst ist eine Belohnung zu nehmen',
  'after-pass': 'nach dem Passen bleiben nur die Extra-Aktion und das Beenden des Zuges',
  nothing: 'das Spiel ist zu Ende',
};

const { form, count, list, counts, load } = grammarOf('de', 'und');
const points = (n: number): string => count(n, 'Siegpunkt', 'Siegpunkte');
const parts = (n: number): string => count(n, 'Rumpfteil', 'Rumpfteile');
const masts = (n: number): string => count(n, 'Mast', 'Masten');
const sails = (n: number): string => count(n, 'Segel', 'Segel');
const loaded = (n: number): string => count(n, 'Ware', 'Waren');
const freeFields = (n: number): string => `${form(n, 'ist', 'sind')} ${count(n, 'Feld', 'Felder')} frei`;

const andPuts = (tile: Tile, destination: Destination, players: Players, seat: Seat): string => {
  const { pronoun } = GENDERS[kindOf(tile)];
  if (destination === 'store') return `und ${players.word(seat, 'legt', 'legst')} ${pronoun} ins Lager`;
  return destination.isNew
    ? `und ${players.word(seat, 'beginnt', 'beginnst')} damit Schiff ${destination.ship}`
    : `und ${players.word(seat, 'bringt', 'bringst')} ${pronoun} auf Schiff ${destination.ship}`;
};

const EVENTS: EventTexts = {
  chose: ({ seat, action, space, bonus, blue }, players) =>
    `${players.does(seat, 'wählt', 'wählst')} „${ACTIONS[action]}“ auf Feld ${space + 1} (${count(blue, 'blauer Arbeiter', 'blaue Arbeiter')}; Bonus: ${BONUSES[bonus]}).`,
  bonus: ({ seat, workers, points: p, taler }, players) =>
    `${players.does(seat, 'bekommt', 'bekommst')} ${counts([
      [workers, 'Arbeiter', 'Arbeiter'],
      [p, 'Siegpunkt', 'Siegpunkte'],
      [taler, 'Taler', 'Taler'],
    ])}.`,
  bonusTile: ({ seat, tile }, players) =>
    `${players.does(seat, 'bekommt', 'bekommst')} als Bonus ${einen(tile)} ins Lager.`,
  bonusForfeited: ({ seat, bonus }, players) =>
    `${players.does(seat, 'kann', 'kannst')} für den Bonus (${BONUSES[bonus]}) kein Plättchen bekommen, dieser Teil verfällt.`,
  bought: ({ seat, tile, price, to }, players) =>
    `${players.does(seat, 'kauft', 'kaufst')} für ${price} Taler ${einen(tile)} ${andPuts(tile, to, players, seat)}.`,
  freeTile: ({ seat, tile }, players) =>
    `${players.does(seat, 'hat', 'hast')} alle 4 Arten gekauft und ${players.word(seat, 'bekommt', 'bekommst')} ${einen(tile)} ins Lager geschenkt.`,
  freeForfeited: ({ seat }, players) =>
    `${players.does(seat, 'hat', 'hast')} alle 4 Arten gekauft, ${players.word(seat, 'kann', 'kannst')} aber kein geschenktes Plättchen bekommen.`,
  loaded: ({ seat, tile, to }, players) =>
    `${players.does(seat, 'nimmt', 'nimmst')} ${einen(tile)} aus dem Lager ${andPuts(tile, to, players, seat)}.`,
  shipFinished: ({ seat, ship, size }, players) =>
    `${players.does(seat, 'stellt', 'stellst')} Schiff ${ship} (Größe ${size}) fertig: ${count(size, 'Belohnung', 'Belohnungen')}.`,
  rewarded: ({ seat, reward, goods }, players) =>
    `${players.does(seat, 'nimmt', 'nimmst')} ${goods.length ? list(goods.map(einen)) : REWARDS[reward]} als Belohnung.`,
  gotMoney: ({ seat, taler }, players) => `${players.does(seat, 'hebt', 'hebst')} ${taler} Taler ab.`,
  delivered: ({ seat, ship, goods }, players) =>
    `${players.does(seat, 'liefert', 'lieferst')} ${load(goods, TILES, TILES)} von Schiff ${ship} aus.`,
  scoredCrowns: ({ seat, crowns, points: p }, players) =>
    `${players.does(seat, 'bekommt', 'bekommst')} ${points(p)} für ${count(crowns, 'Krone', 'Kronen')}.`,
  extraBegan: ({ seat, action, workers }, players) =>
    `${players.name(seat)} nutzt die Extra-Aktion „${ACTIONS[action]}“ und ${players.word(seat, 'bekommt', 'bekommst')} ${workers} Arbeiter.`,
  passed: ({ seat, turned }, players) =>
    `${players.name(seat)} passt${turned ? ` und ${players.word(seat, 'dreht', 'drehst')} das Passe-Plättchen ${figure(-turned)} auf die Kronenseite` : ''}.`,
  turnEnded: ({ seat, blueLost }, players) =>
    `${players.does(seat, 'beendet', 'beendest')} den Zug${blueLost ? `; ${count(blueLost, 'blauer Arbeiter verfällt', 'blaue Arbeiter verfallen')}` : ''}.`,
  phaseEnded: ({ phase, action, anchored, start }, players) =>
    `Phase ${phase} ist zu Ende: „${ACTIONS[action]}“ wird umgedreht${anchored ? ' und bekommt das Ankerplättchen' : ''}; die Startspielerfigur geht an ${players.called(start, 'dich')}.`,
  roundEnded: ({ round, lost }, players) =>
    `Runde ${round} ist zu Ende. Passe-Plättchen: ${list(lost.map((n, seat) => `${players.called(seat)} (${figure(-n)})`))}.`,
  roundBegan: ({ round, wheel, tiles }) =>
    `Runde ${round} beginnt; der Anker der Drehscheibe zeigt auf Feld ${wheel + 1}. Plättchen ab Feld 1: ${tiles.map(action => ACTIONS[action]).join(', ')}.`,
  gameEnded: ({ ranks, scores }, players) =>
    `Das Spiel ist zu Ende. ${scores
      .map(
        ({ points: p, goods, ships, rest, taler }, seat) =>
          `${players.name(seat)}: Platz ${ranks[seat]}, ${points(p)} (Waren ${goods}, Schiffe ${ships}, Rest ${rest}) und ${taler} Taler`,
      )
      .join('; ')}.`,
};

const REASONS: ReasonTexts = {
  'asked-otherwise': ({ asks, move }) => `${MOVES[move]} ist jetzt nicht möglich; ${ASKED[asks]}`,
  'tile-used': ({ action, space }) => `„${ACTIONS[action]}“ auf Feld ${space + 1} wurde in dieser Runde schon gewählt`,
  'bonus-kind': ({ bonus, tile }) =>
    `der Bonus dieses Feldes ist ${BONUSES[bonus]} (nie mit Krone), ${ein(tile)} gehört nicht dazu`,
  'stack-empty': ({ tile }) => `der Stapel ist leer: ${TILES[tile]} gibt es nicht mehr`,
  'no-room': ({ tile, needs, free }) =>
    `${ein(tile)} braucht ${count(needs, 'Feld', 'Felder')} im Lager, frei ${form(free, 'ist', 'sind')} ${free}`,
  'reward-limit': ({ limit }) => `diese Belohnung wurde für dieses Schiff schon ${limit}-mal genommen`,
  'reward-pair': ({ free, kinds }) =>
    `es müssen 2 verschiedene Waren sein, denn im Lager ${freeFields(free)}, und ${count(kinds, 'Art ist', 'Arten sind')} vorrätig`,
  'reward-no-room': ({ free }) => `die Waren passen nicht ins Lager, dort ${freeFields(free)}`,
  'other-action': ({ running }) => `die laufende Aktion ist „${ACTIONS[running]}“`,
  'not-for-sale': ({ running, tile }) => `bei „${ACTIONS[running]}“ steht kein ${TILES[tile]} zur Wahl`,
  'no-worker': ({ needs, own, blue }) =>
    `dafür brauchst du ${needs} Arbeiter, du hast ${count(own, 'eigenen', 'eigene')} und ${count(blue, 'blauen', 'blaue')}`,
  'no-taler': ({ price, taler }) => `der Preis beträgt ${price} Taler, du hast ${taler}`,
  'golden-rule': ({ tile }) => `${ein(tile)} kostet hier 0 Taler, und was nicht bezahlt wird, kommt ins Lager`,
  'no-such-ship': ({ ship, ships }) => `es gibt kein Schiff ${ship}, du hast ${count(ships, 'Schiff', 'Schiffe')}`,
  'only-hulls-start': ({ tile }) => `nur mit einem Rumpfteil beginnt ein neues Schiff, und ${ein(tile)} ist keines`,
  'hull-does-not-fit': ({ ship, hull, tile }) =>
    `${ein(tile)} passt nicht an Schiff ${ship} (${hull.map(part => TILES[part]).join(', ')})`,
  'mast-needs-part': ({ ship, parts: p, masts: m }) =>
    `ein Mast braucht ein freies Rumpfteil, Schiff ${ship} hat ${parts(p)} und ${masts(m)}`,
  'sail-needs-mast': ({ ship, masts: m, sails: s }) =>
    `ein Segel braucht einen freien Mast, Schiff ${ship} hat ${masts(m)} und ${sails(s)}`,
  'other-crest': ({ ship, crest, tile }) =>
    `Schiff ${ship} hat ${CRESTS[crest]} als Wappen, ${ein(tile)} passt nicht dazu`,
  'good-needs-part': ({ ship, parts: p, goods }) =>
    `eine Ware braucht ein freies Rumpfteil, Schiff ${ship} hat ${parts(p)} und ${loaded(goods)}`,
  'not-in-storage': ({ tile }) => `in deinem Lager liegt kein ${TILES[tile]}`,
  'load-to-storage': ({ tile }) => `ein Transport bringt ${einen(tile)} aus dem Lager auf ein Schiff, nicht ins Lager`,
  'ship-unfinished': ({ ship, parts: p, masts: m, sails: s, hull }) =>
    `Schiff ${ship} ist nicht fertig: ${parts(p)} (${hull.map(part => TILES[part]).join(', ')}), ${masts(m)} und ${sails(s)}`,
  'ship-not-full': ({ ship, parts: p, goods }) =>
    `Schiff ${ship} ist nicht voll beladen: ${loaded(goods)} für ${parts(p)}`,
  'crown-limit': ({ limit }) => `die Kronen haben dir schon ${points(limit)} gebracht, mehr ist nicht möglich`,
  'no-crowns': () => 'du hast keine sichtbare Krone; das brächte 0 Siegpunkte',
  'extra-spent': () => 'du hast deine Extra-Aktion schon genutzt',
  'extra-running': ({ running }) => `deine Extra-Aktion „${ACTIONS[running]}“ läuft gerade`,
  'extra-no-use': ({ action, workers }) =>
    `„${ACTIONS[action]}“ ließe sich als Extra-Aktion mit ${count(workers, 'Arbeiter', 'Arbeitern')} kein einziges Mal nutzen`,
  'extra-unused': ({ running }) => `die Extra-Aktion „${ACTIONS[running]}“ muss mindestens einmal genutzt werden`,
  'pass-after-use': ({ uses }) =>
    `die Aktion wurde schon ${uses}-mal genutzt; du kannst den Zug beenden, aber nicht mehr passen`,
  'end-before-use': ({ running, passes }) =>
    `„${ACTIONS[running]}“ wurde noch nicht genutzt: Nutze die Aktion oder passe (${count(passes, 'Passe-Plättchen zeigt', 'Passe-Plättchen zeigen')} noch die Zahlenseite)`,
};

export const de: NauticusWords = wordsOf({
  names: NAMES,
  events: EVENTS,
  reasons: REASONS,
  rules: async () => (await import('./rules.ts')).rulesDe,
});

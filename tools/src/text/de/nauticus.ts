import { isGood, isMast, type NauticusNames, type Tile } from '@ankerplatz/nauticus';
import type { NauticusCatalogue, Offers } from '../../boards/nauticus/labels.ts';
import type { To } from '../../boards/nauticus/seen.ts';

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const list = new Intl.ListFormat('de', { style: 'long', type: 'conjunction' });

const ACTION = {
  hulls: 'Rumpfteile',
  masts: 'Masten',
  sails: 'Segel',
  goods: 'Waren',
  transport: 'Transport',
  money: 'Geld',
  deliver: 'Ausliefern',
  crowns: 'Kronen',
} as const;

const BONUS = {
  workers3: '3 Arbeiter',
  mast: '1 Mast',
  sail: '1 Segel',
  points2: '2 Punkte',
  workers2: '2 Arbeiter',
  'worker+good': '1 Arbeiter, 1 Ware',
  'worker+point': '1 Arbeiter, 1 Punkt',
  taler4: '4 Taler',
} as const;

const to = (destination: To): string => {
  if (destination === 'store') return 'ins Lager';
  return destination.isNew ? 'als neues Schiff' : `auf Schiff ${destination.ship}`;
};

const offersOf = ({ tiles, rewards }: NauticusNames): Offers => {
  /** In the accusative. */
  const a = (tile: Tile): string => {
    if (isGood(tile)) return tiles[tile];
    return `${tile === 'bow' || isMast(tile) ? 'einen' : 'ein'} ${tiles[tile]}`;
  };
  return {
    chose: ({ action, bonus, blue }) =>
      `${ACTION[action]}, ${count(blue, 'blauer Arbeiter', 'blaue Arbeiter')}; Bonus ${BONUS[bonus]}`,
    bonusTile: ({ tile }) => `${a(tile)} ins Lager nehmen`,
    bought: ({ tile, price, to: destination }) => `${a(tile)} für ${price} Taler kaufen, ${to(destination)}`,
    freeTile: ({ tile }) => `${a(tile)} geschenkt ins Lager nehmen`,
    loaded: ({ tile, to: destination }) => `${a(tile)} aus dem Lager ${to(destination)}`,
    rewarded: ({ reward, goods }) =>
      `Belohnung: ${goods.length > 0 ? list.format(goods.map(good => tiles[good])) : rewards[reward]}`,
    gotMoney: ({ taler }) => `1 Arbeiter für ${taler} Taler`,
    delivered: ({ ship, goods }) => `${list.format(goods.map(good => tiles[good]))} von Schiff ${ship} ausliefern`,
    scoredCrowns: ({ crowns, points }) =>
      `${count(points, 'Punkt', 'Punkte')} für ${count(crowns, 'Krone', 'Kronen')}, 1 Arbeiter`,
    extraBegan: ({ action, workers }) => `Extra-Aktion: ${ACTION[action]}, mit ${workers} Arbeitern mehr`,
    passed: ({ turned }) => (turned ? `passen: −${turned} wird zur Krone` : 'passen'),
    turnEnded: ({ blueLost }) =>
      blueLost
        ? `den Zug beenden, ${count(blueLost, 'blauer Arbeiter verfällt', 'blaue Arbeiter verfallen')}`
        : 'den Zug beenden',
  };
};

export const nauticus: NauticusCatalogue = {
  seatNames: ['Leuchtturm', 'Möwe', 'Knoten', 'Boje'],
  head: (round, rounds, phase, phases) => `Runde ${round} von ${rounds} · Phase ${phase} von ${phases}`,
  startPlayer: name => `Startspieler ${name}`,
  actions: ACTION,
  bonuses: BONUS,
  deeds: {
    transport: 'vom Lager auf Schiffe',
    money: 'Taler für Arbeiter',
    deliver: 'volle Schiffe entladen',
    crowns: 'Punkte für Kronen',
  },
  used: 'umgedreht',
  anchorTile: 'Ankerplättchen',
  wheelAnchor: 'Drehscheibenanker',
  wheel: 'Drehscheibe: blaue Arb.',
  hulls: { single: '1er', bow: 'Bug', middle: 'Mittelt.', stern: 'Heck' },
  crests: { star: 'Stern', anchor: 'Anker', whale: 'Wal', helm: 'Steuerrad', crown: 'Krone' },
  columns: ['Punkte', 'jetzt', 'Arbeiter', 'Taler', 'Passe', 'Extra', 'Lager'],
  columnsNote: 'jetzt: wäre das Spiel jetzt zu Ende   ♛: gezeigte Kronen',
  yes: 'ja',
  about: (head, text) => `${head}: ${text}`,
  storage: (taken, fields) => `Lager ${taken}/${fields}`,
  delivered: 'ausgeliefert',
  finished: points => `fertig (${count(points, 'Punkt', 'Punkte')})`,
  nothing: 'nichts',
  rows: { sail: 'Segel', mast: 'Mast', hull: 'Rumpf', good: 'Ware' },
  ship: number => `Schiff ${number}`,
  asks: {
    choose: () => 'wählt eine Aktion',
    bonus: () => 'wählt das Bonusplättchen',
    use: () => 'nutzt die Aktion oder hört auf',
    free: () => 'wählt ein Gratisplättchen: Alle vier Arten sind gekauft',
    reward: left => `nimmt eine Belohnung (noch ${left})`,
    afterPass: () => 'hat gepasst: Extra-Aktion oder Ende',
  },
  extraAction: 'Extra-Aktion',
  workers: (own, blue) => (blue ? `${blue} blaue + ${own} eigene Arbeiter` : `${own} Arbeiter`),
  taler: taler => `${taler} Taler`,
  bought: kinds => `gekauft: ${kinds}`,
  offersOf,
  backTo: action => `die Extra-Aktion beenden, zurück zu ${ACTION[action]}`,
  finishes: (ship, rewards) => `stellt Schiff ${ship} fertig: ${count(rewards, 'Belohnung', 'Belohnungen')}`,
  thenFree: 'dazu ein Gratisplättchen',
  finale: {
    title: 'Schlussabrechnung',
    columns: ['Platz', 'Leiste', 'Waren', 'Schiffe', 'Rest', 'Punkte', 'übrig', 'Taler'],
    track: 'Die Siegpunktleiste',
    trackColumns: ['Start', 'Bonus', 'Belohnung', 'Kronen', 'Passe', 'Leiste'],
    ships: 'Gebaut und getan',
    shipColumns: ['Größe 1', 'Größe 2', 'Größe 3', 'Größe 4', 'Auslief.', 'gepasst'],
    tieBreak: 'Rest: 1 Punkt für 3 Taler, nachdem alles getauscht ist. Gleichstand: übrige, dann alle Taler.',
    winner: names => `${list.format(names)} ${names.length > 1 ? 'gewinnen' : 'gewinnt'}.`,
  },
};

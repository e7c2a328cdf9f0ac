import type { NautilusCatalogue } from '../../boards/nautilus/labels.ts';

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const LIST = new Intl.ListFormat('de', { style: 'long', type: 'conjunction' });
const list = (items: readonly string[]): string => LIST.format(items);

export const nautilus: NautilusCatalogue = {
  about: (head, text) => `${head}: ${text}`,
  none: 'keine',
  head: (variant, round) => `${variant.charAt(0).toUpperCase()}${variant.slice(1)} · Runde ${round}`,
  deal: (dealer, deck) => `${dealer} gibt · noch ${count(deck, 'Karte', 'Karten')} im Stapel`,
  lastCard: 'letzte Karte',
  legend: ({ start, berth, cave, whirlpool, whale }) =>
    `${start} Start  ${berth} Hafen  ${cave} Höhle  ${whirlpool} Wasserstrudel  * eben heraus  ${whale} Moby Dick`,
  sailors: {
    toStart: steps => (steps === 0 ? 'vor dem Hafen' : `noch ${steps} bis zum Start`),
    fresh: 'eben herausgekommen',
    ahead: (piece, steps) => `${steps} davor ${piece}`,
    behind: (piece, steps) => `${steps} dahinter ${piece}`,
  },
  columns: {
    colours: 'spielt',
    cards: 'Karten',
    announced: '1 oder 12',
    whirlpool: 'Strudel',
    way: 'unterwegs',
    harbour: 'Hafen',
  },
  announcedNote: '1 oder 12: hatte eine beim Geben',
  ownHand: 'deine Hand',
  handOf: name => `Hand von ${name}`,
  openHand: name => `offene Hand von ${name}`,
  laid: 'verdeckt gelegt',
  discards: cards => `Ablage (${count(cards, 'Karte', 'Karten')})`,
  gone: (card, gone, all) => `${card} ${gone}/${all}`,
  knows: {
    all: (name, cards) => `${name} hat ${cards}: Du kennst die ganze Hand`,
    holds: cards => `hat ${cards}`,
    start: 'hat eine 1 oder 12',
    noStart: 'hat weder 1 noch 12',
    lacks: cards => `hat nicht: ${cards}`,
  },
  asks: {
    exchange: partner => `gibt ${partner} eine Karte`,
    mulligan: () => 'behält die Hand oder zieht eine neue',
    play: () => 'spielt eine Karte',
    use: card => `nutzt die zurückgenommene Karte ${card}`,
    step: left => `zieht mit der 5 weiter: noch ${count(left, 'Schritt', 'Schritte')}`,
    skipped: () => 'setzt aus und wirft eine Karte ab',
    trade: () => 'legt eine Karte für den Seehandel',
    ask: other => `fragt ${other} nach einer Karte`,
    return: (other, card) => `gibt ${other} eine andere Karte für ${card}`,
  },
  commanded: (asked, name) => `${asked}: Du spielst für ${name}`,
  offers: {
    give: (seat, card) => `${card} an ${seat} geben`,
    trade: card => `${card} geben`,
    discard: card => `${card} abwerfen`,
    ask: card => `nach ${card} fragen`,
    keep: 'die Hand behalten',
    mulligan: 'die Hand zurückmischen und eine neue ziehen',
  },
  deeds: {
    moved: (piece, from, to) => `${piece} ${from} ${to}`,
    out: piece => `${piece} kommt heraus`,
    swapped: (first, second) => `${first} ↔ ${second}`,
    portion: (steps, left) =>
      left > 0 ? `${count(steps, 'Schritt', 'Schritte')}, noch ${left}` : `die letzten ${steps} der 5`,
    captures: pieces => `schlägt ${list(pieces)}`,
    arrives: place => `Moby Dick erscheint ${place}`,
    whaleGoes: place => `Moby Dick zieht ${place}`,
    rides: place => `reitet auf Moby Dick ${place}`,
    whaleCaptures: pieces => `er schlägt ${list(pieces)}`,
    takesBack: (card, shifts) =>
      `nimmt ${card} zurück ${shifts.length > 0 ? `(${list(shifts)})` : '(nichts bewegt sich)'}`,
    offBoard: 'vom Spielplan',
    thenUse: 'dann nutzt du sie',
    unusable: 'die du nicht nutzen kannst: nur zurückgenommen',
    nothingBack: 'nichts zurückzunehmen',
    skips: seat => `${seat} setzt aus und wirft eine Karte ab`,
    opens: 'die anderen spielen mit offenen Karten',
    storms: 'alle geben ihre Karten nach rechts, dann noch eine Karte',
    boards: seat => `du spielst den Zug von ${seat} mit dessen Karten`,
    trades: (seat, other) => `${seat} und ${other} tauschen eine Karte`,
    asks: seat => `du fragst ${seat} nach einer Karte`,
    fizzles: 'ohne Wirkung',
    wins: 'gewinnt das Spiel',
  },
  finale: {
    title: 'Alle im Hafen',
    columns: ['schlug', 'verlor', '1 und 12', 'Abwürfe', 'Schritte verloren'],
    winner: names => `${list(names)} ${names.length > 1 ? 'gewinnen' : 'gewinnt'}.`,
  },
};

import { capital, type Players } from '@ankerplatz/kit';
import { type ByCard, type ByColour, CARDS, type Card, type Phase } from '../../types.ts';
import { grammarOf } from '../grammar.ts';
import type { NautilusNames } from '../names.ts';
import type { Joints } from '../naming.ts';
import { type Acted, type EventTexts, type NautilusWords, type ReasonTexts, wordsOf } from '../words.ts';

const CARD_NAMES: ByCard<string> = {
  ...(Object.fromEntries(CARDS.map(card => [card, card])) as ByCard<string>),
  nautilus: 'Nautilùs',
  compass: 'Kompass',
  telescope: 'Teleskop',
  storm: 'Sturm',
  privateer: 'Kaperfahrt',
  trade: 'Seehandel',
  moby: 'Moby-Dick-Karte',
};

/** The articles of a gender: of a known card in its four cases, of any one of its kind after “nach”. */
interface Gender {
  readonly nominative: string;
  readonly accusative: string;
  readonly any: string;
}

const MASCULINE: Gender = { nominative: 'der', accusative: 'den', any: 'einem' };
const FEMININE: Gender = { nominative: 'die', accusative: 'die', any: 'einer' };
const NEUTER: Gender = { nominative: 'das', accusative: 'das', any: 'einem' };

/** Numbers are feminine: “die 7”. */
const GENDERS: Readonly<Partial<Record<Card, Gender>>> = {
  compass: MASCULINE,
  telescope: NEUTER,
  storm: MASCULINE,
  trade: MASCULINE,
};

const withArticle = (form: keyof Gender): ByCard<string> =>
  Object.fromEntries(
    CARDS.map(card => {
      const noun = card === 'nautilus' ? 'Nautilùs-Karte' : CARD_NAMES[card];
      return [card, `${(GENDERS[card] ?? FEMININE)[form]} ${noun}`];
    }),
  ) as ByCard<string>;

const SUBJECTS = withArticle('nominative');
const OBJECTS = withArticle('accusative');
const WANTED = withArticle('any');
const COLOUR_NAMES: ByColour<string> = { n: 'Nord', e: 'Ost', s: 'Süd', w: 'West' };

const NAMES: NautilusNames = {
  cards: CARD_NAMES,
  the: { subject: SUBJECTS, object: OBJECTS, wanted: WANTED },
  colours: COLOUR_NAMES,
  variants: { team: 'Teamspiel', duel: 'Duell', quick: 'schnelles Spiel' },
  places: {
    start: colour => `Start ${COLOUR_NAMES[colour]}`,
    field: (colour, steps) => `${COLOUR_NAMES[colour]} ${steps}`,
    cave: (colour, steps) => `Höhle ${COLOUR_NAMES[colour]}${steps === null ? '' : ` ${steps}`}`,
    harbour: (colour, number) => `Hafen ${COLOUR_NAMES[colour]} ${number}`,
    whirlpool: colour => `Wasserstrudel ${COLOUR_NAMES[colour]}`,
  },
  whirlpool: 'Wasserstrudel',
  nouns: { sailor: 'Seefahrer', field: 'Feld' },
  pieces: {
    own: number => `deine Nr. ${number}`,
    of: (colour, number) => `die Nr. ${number} von ${colour}`,
    moby: 'Moby Dick',
  },
};

const joint = (at: string, from: string, to: string): Joints['code'] => ({
  at: name => `${at} ${name}`,
  from: name => `${from} ${name}`,
  to: name => `${to} ${name}`,
});
const OPEN = joint('auf', 'von', 'nach');
const JOINTS: Joints = {
  code: OPEN,
  field: OPEN,
  start: OPEN,
  cave: joint('in der', 'aus der', 'in die'),
  harbour: joint('im', 'vom', 'in den'),
  whirlpool: joint('im', 'aus dem', 'in den'),
};

const WAITS: Readonly<Record<Phase, string>> = {
  exchange: 'die Teampartner tauschen je eine Karte',
  mulligan: 'erst musst du die Hand behalten oder neu ziehen',
  play: 'erst muss eine Handkarte gespielt werden',
  use: 'erst muss die zurückgenommene Karte genutzt werden',
  step: 'erst muss der Rest der 5 gezogen werden',
  skipped: 'erst muss eine Karte abgeworfen werden',
  trade: 'erst muss eine Karte für den Seehandel gelegt werden',
  ask: 'erst muss nach einer Karte gefragt werden',
  return: 'erst muss eine Karte zurückgegeben werden',
  over: 'das Spiel ist zu Ende',
};

const { count, list } = grammarOf('de-DE', 'und');
const cards = (n: number): string => count(n, 'Karte', 'Karten');
const steps = (n: number): string => count(n, 'Schritt', 'Schritte');
const hand = (held: readonly Card[]): string => (held.length ? held.map(card => CARD_NAMES[card]).join(', ') : 'keine');

/** The player who acts: of the seat, or its commander for it. */
const act = (
  players: Players,
  { seat, commander, card }: Acted,
  ...verb: readonly [third: string, second: string]
): string =>
  commander === null
    ? `${players.does(seat, ...verb)} ${OBJECTS[card]}.`
    : `${players.does(commander, ...verb)} für ${players.called(seat, 'dich')} ${OBJECTS[card]}.`;

const EVENTS: EventTexts = {
  roundBegan: ({ round, dealer }, players) =>
    `Runde ${round} beginnt; ${players.called(dealer)} ${players.word(dealer, 'gibt', 'gibst')}.`,
  shuffled: ({ cards: n }) => `${cards(n)} werden gemischt.`,
  dealt: ({ seat, count: n, cards: held }, players) =>
    `${players.does(seat, 'erhält', 'erhältst')} ${cards(n)}${held ? `: ${hand(held)}` : ''}.`,
  announced: ({ seat, start }, players) =>
    `${players.does(seat, 'hat', 'hast')} ${start ? 'eine 1 oder 12' : 'weder 1 noch 12'}.`,
  kept: ({ seat }, players) => `${players.does(seat, 'behält', 'behältst')} die Hand.`,
  mulliganed: ({ seat }, players) =>
    `${players.does(seat, 'mischt', 'mischst')} die Handkarten zurück und ${players.word(seat, 'zieht', 'ziehst')} neue.`,
  gave: ({ seat, by, card }, players) =>
    `${players.does(by, 'legt', 'legst')} ${card ? OBJECTS[card] : 'eine Karte'} verdeckt${by === seat ? '' : ` für ${players.called(seat, 'dich')}`} aus.`,
  passed: ({ from, to, card }, players) =>
    `${players.does(from, 'gibt', 'gibst')} ${players.called(to, 'dir')} ${card ? OBJECTS[card] : 'eine Karte'}.`,
  played: (event, players) => act(players, event, 'spielt', 'spielst'),
  used: (event, players) => act(players, event, 'nutzt', 'nutzt'),
  unused: ({ seat, card }, players) =>
    card
      ? `${players.does(seat, 'kann', 'kannst')} ${OBJECTS[card]} nicht nutzen.`
      : 'Es gibt keine letzte Karte zum Zurücknehmen.',
  discarded: ({ seat, card, skipped }, players) =>
    `${players.does(seat, 'wirft', 'wirfst')} ${OBJECTS[card]} ab${skipped ? ' und setzt aus' : ': keine Karte ist spielbar'}.`,
  moved: (event, _, { first, place }) =>
    `${first(event.sailor)} zieht ${place('from', event.from, event.sailor)} ${place('to', event.to, event.sailor)}.`,
  broughtOut: (event, _, { first, place }) =>
    `${first(event.sailor)} kommt ${place('at', event.to, event.sailor)} heraus.`,
  captured: (event, _, { first, piece, place }) =>
    `${first(event.by)} schlägt ${piece(event.sailor)} ${place('at', event.at, event.sailor)}.`,
  rode: (event, _, { first, place }) =>
    `${first(event.sailor)} reitet auf Moby Dick ${place('to', event.moby, 'moby')} und steht dann ${place('at', event.to, event.sailor)}.`,
  whaleArrived: (event, _, { place }) => `Moby Dick erscheint ${place('at', event.at, 'moby')}.`,
  whaleMoved: (event, _, { place }) =>
    `Moby Dick zieht ${place('from', event.from, 'moby')} ${place('to', event.to, 'moby')}.`,
  rolled: ({ face }) => `Moby Dicks Würfel zeigt ${face}.`,
  swapped: (event, _, { first, piece }) => `${first(event.first)} und ${piece(event.second)} tauschen die Plätze.`,
  tookBack: ({ card, shifts }, _, { piece, place }) =>
    shifts.length
      ? `${capital(SUBJECTS[card])} wird zurückgenommen: ${list(shifts.map(shift => `${piece(shift.piece)} ${shift.to === null ? 'vom Spielplan' : place('to', shift.to, shift.piece)}`))}.`
      : `${capital(SUBJECTS[card])} wird zurückgenommen; nichts bewegt sich.`,
  skipped: ({ seat, by }, players) => `${players.name(by)} lässt ${players.called(seat, 'dich')} aussetzen.`,
  opened: ({ seats }, players) => `${list(players.together(seats))}: offene Karten bis zum Ende der Runde.`,
  stormed: () => 'Alle geben ihre Handkarten an den rechten Nachbarn.',
  boarded: ({ seat, by, hand: held }, players) =>
    `${players.does(by, 'spielt', 'spielst')} ${players.word(seat, `den Zug von ${players.name(seat)}`, 'deinen Zug')}${held ? ` mit ${hand(held)}` : ''}.`,
  traded: ({ seat, other }, players) =>
    `${players.does(seat, 'tauscht', 'tauschst')} eine Karte mit ${players.called(other, 'dir')}.`,
  asked: ({ seat, card, held }, players) =>
    `${players.does(seat, 'fragt', 'fragst')} nach ${WANTED[card]}: ${held ? 'ja' : 'nein'}.`,
  fizzled: ({ card }) => `${capital(SUBJECTS[card])} bleibt ohne Wirkung.`,
  won: ({ seats }, players) =>
    seats.length === 1
      ? `${players.does(seats[0]!, 'hat', 'hast')} alle Seefahrer im Hafen und ${players.word(seats[0]!, 'gewinnt', 'gewinnst')}.`
      : `${list(players.together(seats))} ${players.word(seats, 'haben', 'habt')} alle Seefahrer im Hafen und ${players.word(seats, 'gewinnen', 'gewinnt')}.`,
};

const REASONS: ReasonTexts = {
  'wrong-phase': ({ phase }) => `jetzt nicht: ${WAITS[phase]}`,
  'not-held': ({ card }) => `${SUBJECTS[card]} ist nicht auf deiner Hand`,
  'start-held': ({ count: n }) =>
    `eine Hand mit 1 oder 12 wird nicht neu gezogen: ${n === 1 ? 'es ist' : 'es sind'} ${n} darin`,
  'card-usable': ({ card }) => `abgeworfen wird nur, wenn keine Karte spielbar ist: ${SUBJECTS[card]} ist es`,
  'no-such-sailor': ({ sailor, count: n }, { piece }) =>
    `${piece(sailor)} gibt es nicht: Jede Farbe hat ${n} Seefahrer`,
  'others-sailor': ({ sailor, colours }, { piece }) =>
    `mit dieser Karte ziehst du nicht ${piece(sailor)}, sondern nur ${list(colours.map(colour => NAMES.colours[colour]))}`,
  'no-walk': ({ card }) => `${SUBJECTS[card]} bewegt keinen Seefahrer auf dem Ring`,
  'in-whirlpool': ({ sailor, card }, { piece }) =>
    `${piece(sailor)} ist im Wasserstrudel, und ${SUBJECTS[card]} bringt niemanden heraus`,
  'out-elsewhere': ({ sailor, start }, { piece, place }) =>
    `${piece(sailor)} ist im Wasserstrudel und kommt nur ${place('at', start, sailor)} heraus`,
  'lower-number': ({ sailor, lowest }, { piece }) => `${piece(lowest)} kommt zuerst heraus, nicht ${piece(sailor)}`,
  'wrong-count': ({ sailor, from, to, needed, steps: n, backward }, { piece, place }) =>
    `die Schrittzahl muss genau stimmen: ${piece(sailor)} braucht ${steps(needed)} ${backward ? 'rückwärts' : 'vorwärts'} ${place('from', from, sailor)} ${place('to', to, sailor)}, nicht ${n}`,
  unreachable: ({ sailor, from, to }, { piece, place }) =>
    `${piece(sailor)} kann nicht ${place('from', from, sailor)} ${place('to', to, sailor)}: Im Hafen geht es nur vorwärts`,
  blocked: ({ sailor, by, at }, { piece, place }) =>
    `${piece(sailor)} darf ${piece(by)} ${place('at', at, sailor)} nicht überspringen`,
  'harbour-taken': ({ sailor, by, at }, { first, piece, place }) =>
    `${piece(by)} steht ${place('at', at, by)}: ${first(sailor)} kann dort weder vorbei noch hin`,
  'harbour-backward': ({ sailor, at }, { piece, place }) =>
    `${piece(sailor)} ist ${place('at', at, sailor)}, und im Hafen geht es nie rückwärts`,
  'harbour-left': ({ sailor, at }, { piece, place }) =>
    `${piece(sailor)} ist ${place('at', at, sailor)}, und aus dem Hafen zieht niemand hinaus`,
  fresh: ({ sailor, at }, { piece, place }) =>
    `${piece(sailor)} ist eben ${place('at', at, sailor)} herausgekommen: Erst vom Startfeld weg, dann in den Hafen`,
  'start-backward': ({ sailor, at }, { piece, place }) =>
    `${piece(sailor)} steht ${place('at', at, sailor)}: Vom eigenen Startfeld geht es nie rückwärts in den Hafen`,
  'cave-again': ({ sailor, at }, { piece, place }) =>
    `${piece(sailor)} kann im selben Zug nicht zurück ${place('to', at, sailor)}`,
  'moved-already': ({ sailor }, { piece }) => `${piece(sailor)} hat schon einen Teil der 5 gezogen`,
  'rest-impossible': ({ sailor, steps: n, left }, { piece }) =>
    `zieht ${piece(sailor)} ${steps(n)}, so lassen sich die übrigen ${left} der 5 nicht mehr ziehen`,
  'nobody-to-skip': () => 'niemand sonst hat eine Karte: Es kann niemand aussetzen',
  'not-swappable': ({ sailor, at }, { piece, place }) =>
    `${piece(sailor)} ist ${place('at', at, sailor)}: Vertauschen lassen sich nur Seefahrer auf dem Ring und in Höhlen`,
  'whale-absent': () => 'Moby Dick ist noch nicht auf dem Spielplan',
  'whale-in-cave': ({ sailor, at }, { piece, place }) =>
    `${piece(sailor)} ist ${place('at', at, sailor)}, und dorthin kommt Moby Dick nie`,
  'other-card': ({ card }) => `zu nutzen ist ${SUBJECTS[card]}`,
  'asked-already': ({ card }) => `nach ${WANTED[card]} wurde schon gefragt`,
};

export const de: NautilusWords = wordsOf({
  names: NAMES,
  joints: JOINTS,
  events: EVENTS,
  reasons: REASONS,
  rules: async () => (await import('./rules.ts')).rulesDe,
});

import type { Seat } from '@ankerplatz/kit';
import { type ByCard, CARDS, type Card, type Phase, type Piece } from '../types.ts';
import { grammarOf } from './grammar.ts';
import type { NautilusNames } from './names.ts';
import { type EventTexts, type NautilusWords, type ReasonTexts, wordsOf } from './words.ts';

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

/** With the article, as subject and as object. */
const SUBJECTS: ByCard<string> = {
  ...(Object.fromEntries(CARDS.map(card => [card, `die ${CARD_NAMES[card]}`])) as ByCard<string>),
  nautilus: 'die Nautilùs-Karte',
  compass: 'der Kompass',
  telescope: 'das Teleskop',
  storm: 'der Sturm',
  trade: 'der Seehandel',
};
const OBJECTS: ByCard<string> = {
  ...SUBJECTS,
  compass: 'den Kompass',
  storm: 'den Sturm',
  trade: 'den Seehandel',
};

const NAMES: NautilusNames = {
  cards: CARD_NAMES,
  colours: { n: 'Norden', e: 'Osten', s: 'Süden', w: 'Westen' },
  variants: { team: 'Teamspiel', duel: 'Duell', quick: 'schnelles Spiel' },
};

const WAITS: Readonly<Record<Phase, string>> = {
  exchange: 'die Teampartner tauschen je eine Karte',
  mulligan: 'die Hand wird behalten oder neu gezogen',
  play: 'eine Handkarte ist zu spielen',
  use: 'die zurückgenommene Karte ist zu nutzen',
  step: 'der Rest der 5 ist zu ziehen',
  skipped: 'eine Karte ist abzuwerfen',
  trade: 'eine Karte ist für den Seehandel zu legen',
  ask: 'eine Karte ist zu erfragen',
  return: 'eine Karte ist zurückzugeben',
  over: 'das Spiel ist zu Ende',
};

const { count, list } = grammarOf('de-DE');
const cards = (n: number): string => count(n, 'Karte', 'Karten');
const steps = (n: number): string => count(n, 'Schritt', 'Schritte');
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const hand = (held: readonly Card[]): string => (held.length ? held.map(card => CARD_NAMES[card]).join(', ') : 'keine');
const at = (place: string): string => (place === 'home' ? 'Wasserstrudel' : place);
const piece = (name: Piece): string => (name === 'moby' ? 'Moby Dick' : name);

/** Who acts: the seat, or its commander for it. */
const actor = (players: readonly string[], seat: Seat, commander: Seat | null, verb: string): string =>
  commander === null ? `${players[seat]} ${verb}` : `${players[commander]} ${verb} für ${players[seat]}`;

const EVENTS: EventTexts = {
  roundBegan: ({ round, dealer }, players) => `Runde ${round} beginnt; ${players[dealer]} gibt.`,
  shuffled: ({ cards: n }) => `${cards(n)} werden gemischt.`,
  dealt: ({ seat, count: n, cards: held }, players) =>
    `${players[seat]} erhält ${cards(n)}${held ? `: ${hand(held)}` : ''}.`,
  announced: ({ seat, start }, players) => `${players[seat]} hat ${start ? 'eine 1 oder 12' : 'weder 1 noch 12'}.`,
  kept: ({ seat }, players) => `${players[seat]} behält die Hand.`,
  mulliganed: ({ seat }, players) => `${players[seat]} mischt die Hand zurück und zieht neu.`,
  gave: ({ seat, by, card }, players) =>
    `${players[by]} legt ${card ? OBJECTS[card] : 'eine Karte'} verdeckt${by === seat ? '' : ` für ${players[seat]}`} aus.`,
  passed: ({ from, to, card }, players) =>
    `${players[from]} gibt ${players[to]} ${card ? OBJECTS[card] : 'eine Karte'}.`,
  played: ({ seat, commander, card }, players) => `${actor(players, seat, commander, 'spielt')} ${OBJECTS[card]}.`,
  used: ({ seat, commander, card }, players) => `${actor(players, seat, commander, 'nutzt')} ${OBJECTS[card]}.`,
  unused: ({ seat, card }, players) =>
    card ? `${players[seat]} kann ${OBJECTS[card]} nicht nutzen.` : 'Es gibt keine letzte Karte zum Zurücknehmen.',
  discarded: ({ seat, card, skipped }, players) =>
    `${players[seat]} wirft ${OBJECTS[card]} ab${skipped ? ' und setzt aus' : ': keine Karte ist spielbar'}.`,
  moved: ({ sailor, from, to }) => `${sailor} zieht von ${from} nach ${to}.`,
  broughtOut: ({ sailor, to }) => `${sailor} kommt auf ${to} heraus.`,
  captured: ({ sailor, at: place, by }) => `${piece(by)} schlägt ${sailor} auf ${place}.`,
  rode: ({ sailor, to, moby }) => `${sailor} reitet auf Moby Dick bis ${moby} und steht auf ${to}.`,
  whaleArrived: ({ at: place }) => `Moby Dick taucht auf ${place} auf.`,
  whaleMoved: ({ from, to }) => `Moby Dick zieht von ${from} nach ${to}.`,
  rolled: ({ face }) => `Moby Dicks Würfel zeigt ${face}.`,
  swapped: ({ first, second }) => `${piece(first)} und ${piece(second)} tauschen die Plätze.`,
  tookBack: ({ card, shifts }) =>
    shifts.length
      ? `${capital(SUBJECTS[card])} wird zurückgenommen: ${list(shifts.map(shift => `${piece(shift.piece)} nach ${at(shift.to ?? 'home')}`))}.`
      : `${capital(SUBJECTS[card])} wird zurückgenommen; nichts bewegt sich.`,
  skipped: ({ seat, by }, players) => `${players[by]} lässt ${players[seat]} aussetzen.`,
  opened: ({ seats }, players) => `${list(seats.map(seat => players[seat]!))}: offene Karten bis zum Ende der Runde.`,
  stormed: () => 'Alle Hände gehen an den rechten Nachbarn.',
  boarded: ({ seat, by, hand: held }, players) =>
    `${players[by]} spielt den Zug von ${players[seat]}${held ? ` mit ${hand(held)}` : ''}.`,
  traded: ({ seat, other }, players) => `${players[seat]} tauscht eine Karte mit ${players[other]}.`,
  asked: ({ seat, card, held }, players) =>
    `${players[seat]} fragt nach: ${CARD_NAMES[card]}. ${held ? 'Ja' : 'Nein'}.`,
  fizzled: ({ card }) => `${capital(SUBJECTS[card])} bleibt ohne Wirkung.`,
  won: ({ seats }, players) =>
    seats.length === 1
      ? `${players[seats[0]!]} hat alle Seefahrer im Hafen und gewinnt.`
      : `${list(seats.map(seat => players[seat]!))} haben alle Seefahrer im Hafen und gewinnen.`,
};

const REASONS: ReasonTexts = {
  'wrong-phase': ({ phase }) => `jetzt nicht: ${WAITS[phase]}`,
  'not-held': ({ card }) => `${SUBJECTS[card]} ist nicht auf der Hand`,
  'start-held': ({ count: n }) =>
    `eine Hand mit 1 oder 12 wird nicht neu gezogen: ${n === 1 ? 'es ist' : 'es sind'} ${n} darin`,
  'card-usable': ({ card }) => `abgeworfen wird nur, wenn keine Karte spielbar ist: ${SUBJECTS[card]} ist es`,
  'no-such-sailor': ({ sailor, count: n }) => `${sailor} gibt es nicht: jede Farbe hat ${n} Seefahrer`,
  'others-sailor': ({ sailor, colours }) =>
    `${sailor} ziehst du mit dieser Karte nicht, sondern ${list(colours.map(colour => NAMES.colours[colour]))}`,
  'no-walk': ({ card }) => `${SUBJECTS[card]} bewegt keinen Seefahrer auf dem Ring`,
  'in-whirlpool': ({ sailor, card }) => `${sailor} ist im Wasserstrudel, und ${SUBJECTS[card]} bringt niemanden heraus`,
  'out-elsewhere': ({ sailor, start }) => `${sailor} ist im Wasserstrudel und kommt nur auf ${start} heraus`,
  'lower-number': ({ sailor, lowest }) => `${lowest} kommt zuerst heraus, nicht ${sailor}`,
  'wrong-count': ({ sailor, from, to, needed, steps: n, backward }) =>
    `die Augenzahl muss genau stimmen: ${sailor} braucht ${steps(needed)} ${backward ? 'rückwärts' : 'vorwärts'} von ${from} nach ${to}, nicht ${n}`,
  unreachable: ({ sailor, from, to }) => `${sailor} kann nicht von ${from} nach ${to}: im Hafen geht es nur vorwärts`,
  blocked: ({ sailor, by, at: place }) => `${sailor} darf ${by} auf ${place} nicht überspringen`,
  'harbour-taken': ({ sailor, by, at: place }) => `${by} steht auf ${place}: ${sailor} kann dort weder vorbei noch hin`,
  'harbour-backward': ({ sailor, at: place }) => `${sailor} ist im Hafen auf ${place} und kann nicht rückwärts`,
  'harbour-left': ({ sailor, at: place }) => `${sailor} ist im Hafen auf ${place} und verlässt ihn nie`,
  fresh: ({ sailor, at: place }) =>
    `${sailor} ist auf ${place} herausgekommen und muss das Feld erst verlassen, bevor er in den Hafen darf`,
  'start-backward': ({ sailor, at: place }) =>
    `${sailor} steht auf dem Startfeld ${place}: von dort geht es nie rückwärts in den Hafen`,
  'cave-again': ({ sailor, at: place }) => `${sailor} kann im selben Zug nicht zurück in ${place}`,
  'moved-already': ({ sailor }) => `${sailor} hat seinen Teil der 5 schon gezogen`,
  'rest-impossible': ({ sailor, steps: n, left }) =>
    `zieht ${sailor} ${steps(n)}, so lassen sich die übrigen ${left} der 5 nicht mehr ziehen`,
  'nobody-to-skip': () => 'niemand sonst hat eine Karte: 0 Spieler können aussetzen',
  'not-swappable': ({ sailor, at: place }) =>
    `${sailor}: ${at(place)}; getauscht werden nur Seefahrer auf dem Ring und in Höhlen`,
  'whale-absent': () => 'Moby Dick ist noch nicht auf dem Spielplan',
  'whale-in-cave': ({ sailor, at: place }) => `${sailor} ist in der Höhle ${place}, in die Moby Dick nie kommt`,
  'other-card': ({ card }) => `zu nutzen ist ${SUBJECTS[card]}`,
  'asked-already': ({ card }) => `nach dieser Karte wurde schon gefragt: ${CARD_NAMES[card]}`,
};

export const de: NautilusWords = wordsOf({
  names: NAMES,
  events: EVENTS,
  reasons: REASONS,
  rules: async () => (await import('./rules.de.ts')).rulesDe,
});

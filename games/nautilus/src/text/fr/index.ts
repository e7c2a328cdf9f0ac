import { capital, de, type Players, type Seat } from '@ankerplatz/kit';
import { type ByCard, type ByColour, CARDS, type Card, type Phase } from '../../types.ts';
import { grammarOf } from '../grammar.ts';
import type { NautilusNames } from '../names.ts';
import type { Joints } from '../naming.ts';
import { type Acted, type EventTexts, type NautilusWords, type ReasonTexts, wordsOf } from '../words.ts';

const CARD_NAMES: ByCard<string> = {
  ...(Object.fromEntries(CARDS.map(card => [card, card])) as ByCard<string>),
  nautilus: 'Nautilùs',
  compass: 'boussole',
  telescope: 'longue-vue',
  storm: 'tempête',
  privateer: 'corsaire',
  trade: 'commerce',
  moby: 'carte Moby Dick',
};

/** The articles of a known card and of any one of its kind. Numbers are masculine: “le 7”. */
interface Gender {
  readonly known: string;
  readonly any: string;
}

const MASCULINE: Gender = { known: 'le', any: 'un' };
const FEMININE: Gender = { known: 'la', any: 'une' };

const GENDERS: Readonly<Partial<Record<Card, Gender>>> = {
  compass: FEMININE,
  telescope: FEMININE,
  storm: FEMININE,
  moby: FEMININE,
};

const withArticle = (form: keyof Gender): ByCard<string> =>
  Object.fromEntries(
    CARDS.map(card => [card, `${(GENDERS[card] ?? MASCULINE)[form]} ${CARD_NAMES[card]}`]),
  ) as ByCard<string>;

const NOUNS = withArticle('known');
const WANTED = withArticle('any');
const COLOUR_NAMES: ByColour<string> = { n: 'Nord', e: 'Est', s: 'Sud', w: 'Ouest' };

const NAMES: NautilusNames = {
  cards: CARD_NAMES,
  the: { subject: NOUNS, object: NOUNS, wanted: WANTED },
  colours: COLOUR_NAMES,
  variants: { team: 'partie par équipes', duel: 'duel', quick: 'partie rapide' },
  places: {
    start: colour => `départ ${COLOUR_NAMES[colour]}`,
    field: (colour, steps) => `${COLOUR_NAMES[colour]} ${steps}`,
    cave: (colour, steps) => `grotte ${COLOUR_NAMES[colour]}${steps === null ? '' : ` ${steps}`}`,
    harbour: (colour, number) => `port ${COLOUR_NAMES[colour]} ${number}`,
    whirlpool: colour => `tourbillon ${COLOUR_NAMES[colour]}`,
  },
  whirlpool: 'tourbillon',
  nouns: { sailor: 'marin', field: 'case' },
  pieces: {
    own: number => `votre n° ${number}`,
    of: (colour, number) => `le n° ${number} ${de(colour)}`,
    moby: 'Moby Dick',
  },
};

const joint = (at: string, from: string, to: string): Joints['code'] => ({
  at: name => `${at} ${name}`,
  from: name => `${from} ${name}`,
  to: name => `${to} ${name}`,
});
const OPEN: Joints['code'] = { at: name => `sur ${name}`, from: de, to: name => `à ${name}` };
const JOINTS: Joints = {
  code: OPEN,
  field: OPEN,
  start: joint('sur le', 'du', 'au'),
  cave: joint('dans la', 'de la', 'dans la'),
  harbour: joint('au', 'du', 'au'),
  whirlpool: joint('dans le', 'du', 'dans le'),
};

const WAITS: Readonly<Record<Phase, string>> = {
  exchange: 'les partenaires échangent une carte',
  mulligan: 'il faut garder sa main ou en tirer une autre',
  play: 'il faut jouer une carte de sa main',
  use: 'il faut utiliser la carte annulée',
  step: 'il faut jouer le reste du 5',
  skipped: 'il faut défausser une carte',
  trade: 'il faut poser une carte pour le commerce',
  ask: 'il faut demander une carte',
  return: 'il faut rendre une carte',
  over: 'la partie est terminée',
};

const { count, list } = grammarOf('fr-FR', 'et');
const cards = (n: number): string => count(n, 'carte', 'cartes');
const steps = (n: number): string => `${n} pas`;
const hand = (held: readonly Card[]): string =>
  held.length ? held.map(card => CARD_NAMES[card]).join(', ') : 'aucune';

/** The player who acts: of the seat, or its commander for it. */
const act = (
  players: Players,
  { seat, commander, card }: Acted,
  ...verb: readonly [third: string, second: string]
): string =>
  commander === null
    ? `${players.does(seat, ...verb)} ${NOUNS[card]}.`
    : `${players.does(commander, ...verb)} ${NOUNS[card]} pour ${players.called(seat)}.`;

/** A deed of one player to another: "Ada donne une carte à Bo", "Ada vous donne une carte". */
const towards = (
  players: Players,
  [from, to]: readonly [Seat, Seat],
  [third, second]: readonly [string, string],
  what: string,
): string =>
  players.word(
    to,
    `${players.does(from, third, second)} ${what} à ${players.name(to)}`,
    `${players.name(from)} vous ${third} ${what}`,
  );

const EVENTS: EventTexts = {
  roundBegan: ({ round, dealer }, players) =>
    `La manche ${round} commence ; ${players.called(dealer)} ${players.word(dealer, 'donne', 'donnez')}.`,
  shuffled: ({ cards: n }) => `Mélange de ${cards(n)}.`,
  dealt: ({ seat, count: n, cards: held }, players) =>
    `${players.does(seat, 'reçoit', 'recevez')} ${cards(n)}${held ? ` : ${hand(held)}` : ''}.`,
  announced: ({ seat, start }, players) =>
    start ? `${players.does(seat, 'a', 'avez')} un 1 ou un 12.` : `${players.does(seat, 'n’a', 'n’avez')} ni 1 ni 12.`,
  kept: ({ seat }, players) => `${players.does(seat, 'garde sa', 'gardez votre')} main.`,
  mulliganed: ({ seat }, players) =>
    `${players.does(seat, 'remet sa', 'remettez votre')} main dans la pioche et en ${players.word(seat, 'tire', 'tirez')} une autre.`,
  gave: ({ seat, by, card }, players) =>
    `${players.does(by, 'pose', 'posez')} ${card ? NOUNS[card] : 'une carte'} face cachée${by === seat ? '' : ` pour ${players.called(seat)}`}.`,
  passed: ({ from, to, card }, players) =>
    `${towards(players, [from, to], ['donne', 'donnez'], card ? NOUNS[card] : 'une carte')}.`,
  played: (event, players) => act(players, event, 'joue', 'jouez'),
  used: (event, players) => act(players, event, 'utilise', 'utilisez'),
  unused: ({ seat, card }, players) =>
    card
      ? `${players.does(seat, 'ne peut', 'ne pouvez')} pas utiliser ${NOUNS[card]}.`
      : 'Il n’y a pas de dernière carte à annuler.',
  discarded: ({ seat, card, skipped }, players) =>
    `${players.does(seat, 'défausse', 'défaussez')} ${NOUNS[card]}${skipped ? ` et ${players.word(seat, 'passe son', 'passez votre')} tour` : ' : aucune carte n’est jouable'}.`,
  moved: (event, _, { first, place }) =>
    `${first(event.sailor)} va ${place('from', event.from, event.sailor)} ${place('to', event.to, event.sailor)}.`,
  broughtOut: (event, _, { first, place }) => `${first(event.sailor)} sort ${place('at', event.to, event.sailor)}.`,
  captured: (event, _, { first, piece, place }) =>
    `${first(event.by)} capture ${piece(event.sailor)} ${place('at', event.at, event.sailor)}.`,
  rode: (event, _, { first, place }) =>
    `${first(event.sailor)} chevauche Moby Dick jusqu’${place('to', event.moby, 'moby')} et finit ${place('at', event.to, event.sailor)}.`,
  whaleArrived: (event, _, { place }) => `Moby Dick apparaît ${place('at', event.at, 'moby')}.`,
  whaleMoved: (event, _, { place }) =>
    `Moby Dick va ${place('from', event.from, 'moby')} ${place('to', event.to, 'moby')}.`,
  rolled: ({ face }) => `Le dé de Moby Dick montre ${face}.`,
  swapped: (event, _, { first, piece }) => `${first(event.first)} et ${piece(event.second)} changent de place.`,
  tookBack: ({ card, shifts }, _, { piece, place }) =>
    shifts.length
      ? `Annulation (${CARD_NAMES[card]}) : ${list(shifts.map(shift => `${piece(shift.piece)} ${shift.to === null ? 'hors du plateau' : place('to', shift.to, shift.piece)}`))}.`
      : `Annulation (${CARD_NAMES[card]}) : rien ne bouge.`,
  skipped: ({ seat, by }, players) => `${towards(players, [by, seat], ['fait', 'faites'], 'passer un tour')}.`,
  opened: ({ seats }, players) => `${list(players.together(seats))} : cartes sur table jusqu’à la fin de la manche.`,
  stormed: () => 'Toutes les mains passent au voisin de droite.',
  boarded: ({ seat, by, hand: held }, players) =>
    `${players.does(by, 'joue', 'jouez')} pour ${players.called(seat)}${held ? ` avec ${hand(held)}` : ''}.`,
  traded: ({ seat, other }, players) =>
    `${players.does(seat, 'échange', 'échangez')} une carte avec ${players.called(other)}.`,
  asked: ({ seat, card, held }, players) =>
    `${players.does(seat, 'demande', 'demandez')} ${WANTED[card]} : ${held ? 'oui' : 'non'}.`,
  fizzled: ({ card }) => `${capital(NOUNS[card])} reste sans effet.`,
  won: ({ seats }, players) =>
    seats.length === 1
      ? `${players.does(seats[0]!, 'a ramené tous ses', 'avez ramené tous vos')} marins et ${players.word(seats, 'gagne', 'gagnez')}.`
      : `${list(players.together(seats))} ${players.word(seats, 'ont ramené tous leurs marins et gagnent', 'avez ramené tous vos marins et gagnez')}.`,
};

const REASONS: ReasonTexts = {
  'wrong-phase': ({ phase }) => `pas maintenant : ${WAITS[phase]}`,
  'not-held': ({ card }) => `${NOUNS[card]} n’est pas dans votre main`,
  'start-held': ({ count: n }) => `on ne change pas une main qui contient un 1 ou un 12 : elle en a ${n}`,
  'card-usable': ({ card }) => `on ne défausse que si aucune carte n’est jouable : ${NOUNS[card]} l’est`,
  'no-such-sailor': ({ sailor, count: n }, { piece }) => `${piece(sailor)} n’existe pas : chaque couleur a ${n} marins`,
  'others-sailor': ({ sailor, colours }, { piece }) =>
    `avec cette carte, vous ne jouez pas ${piece(sailor)}, mais seulement ${list(colours.map(colour => NAMES.colours[colour]))}`,
  'no-walk': ({ card }) => `${NOUNS[card]} ne déplace aucun marin sur l’anneau`,
  'in-whirlpool': ({ sailor, card }, { piece }) =>
    `${piece(sailor)} est dans le tourbillon, et ${NOUNS[card]} ne fait sortir personne`,
  'out-elsewhere': ({ sailor, start }, { piece, place }) =>
    `${piece(sailor)} est dans le tourbillon et sort seulement ${place('at', start, sailor)}`,
  'lower-number': ({ sailor, lowest }, { piece }) => `${piece(lowest)} sort avant ${piece(sailor)}`,
  'wrong-count': ({ sailor, from, to, needed, steps: n, backward }, { piece, place }) =>
    `le compte doit être exact : ${piece(sailor)} a besoin de ${steps(needed)} en ${backward ? 'arrière' : 'avant'} pour aller ${place('from', from, sailor)} ${place('to', to, sailor)}, pas de ${n}`,
  unreachable: ({ sailor, from, to }, { piece, place }) =>
    `${piece(sailor)} ne peut pas aller ${place('from', from, sailor)} ${place('to', to, sailor)} : au port, on ne fait qu’avancer`,
  blocked: ({ sailor, by, at }, { piece, place }) =>
    `${piece(sailor)} ne peut pas sauter par-dessus ${piece(by)} ${place('at', at, sailor)}`,
  'harbour-taken': ({ sailor, by, at }, { piece, place }) =>
    `${piece(by)} est ${place('at', at, by)} : ${piece(sailor)} ne peut ni passer ni s’y arrêter`,
  'harbour-backward': ({ sailor, at }, { piece, place }) =>
    `${piece(sailor)} est ${place('at', at, sailor)}, et au port on ne recule jamais`,
  'harbour-left': ({ sailor, at }, { piece, place }) =>
    `${piece(sailor)} est ${place('at', at, sailor)}, et on ne quitte jamais le port`,
  fresh: ({ sailor, at }, { piece, place }) =>
    `${piece(sailor)} vient de sortir ${place('at', at, sailor)} et doit quitter cette case avant d’entrer au port`,
  'start-backward': ({ sailor, at }, { piece, place }) =>
    `${piece(sailor)} est ${place('at', at, sailor)} : de sa propre case de départ, on n’entre jamais au port à reculons`,
  'cave-again': ({ sailor, at }, { piece, place }) =>
    `${piece(sailor)} ne peut pas rentrer ${place('at', at, sailor)} dans le même coup`,
  'moved-already': ({ sailor }, { piece }) => `${piece(sailor)} a déjà fait sa part du 5`,
  'rest-impossible': ({ sailor, steps: n, left }, { piece }) =>
    `si ${piece(sailor)} fait ${steps(n)}, les ${left} autres du 5 ne peuvent plus être faits`,
  'nobody-to-skip': () => 'personne d’autre n’a de carte : personne ne peut donc passer son tour',
  'not-swappable': ({ sailor, at }, { piece, place }) =>
    `${piece(sailor)} est ${place('at', at, sailor)} : on n’échange que des marins sur l’anneau et dans les grottes`,
  'whale-absent': () => 'Moby Dick n’est pas encore sur le plateau',
  'whale-in-cave': ({ sailor, at }, { piece, place }) =>
    `${piece(sailor)} est ${place('at', at, sailor)}, où Moby Dick ne va jamais`,
  'other-card': ({ card }) => `la carte à utiliser est ${NOUNS[card]}`,
  'asked-already': ({ card }) => `vous avez déjà demandé ${WANTED[card]}`,
};

export const fr: NautilusWords = wordsOf({
  names: NAMES,
  joints: JOINTS,
  events: EVENTS,
  reasons: REASONS,
  rules: async () => (await import('./rules.ts')).rulesFr,
});

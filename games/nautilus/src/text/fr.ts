import type { Seat } from '@ankerplatz/kit';
import { type ByCard, CARDS, type Card, type Phase, type Piece } from '../types.ts';
import { grammarOf } from './grammar.ts';
import type { NautilusNames } from './names.ts';
import { type EventTexts, type NautilusWords, type ReasonTexts, wordsOf } from './words.ts';

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

/** With the article. */
const NOUNS: ByCard<string> = {
  ...(Object.fromEntries(CARDS.map(card => [card, `le ${CARD_NAMES[card]}`])) as ByCard<string>),
  compass: 'la boussole',
  telescope: 'la longue-vue',
  storm: 'la tempête',
  moby: 'la carte Moby Dick',
};

const NAMES: NautilusNames = {
  cards: CARD_NAMES,
  colours: { n: 'nord', e: 'est', s: 'sud', w: 'ouest' },
  variants: { team: 'partie par équipes', duel: 'duel', quick: 'partie rapide' },
};

const WAITS: Readonly<Record<Phase, string>> = {
  exchange: 'les partenaires échangent une carte',
  mulligan: 'la main est à garder ou à retirer',
  play: 'une carte de la main est à jouer',
  use: 'la carte reprise est à utiliser',
  step: 'le reste du 5 est à jouer',
  skipped: 'une carte est à défausser',
  trade: 'une carte est à poser pour le commerce',
  ask: 'une carte est à demander',
  return: 'une carte est à rendre',
  over: 'la partie est terminée',
};

const { count, list } = grammarOf('fr-FR');
const cards = (n: number): string => count(n, 'carte', 'cartes');
const steps = (n: number): string => `${n} pas`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const hand = (held: readonly Card[]): string =>
  held.length ? held.map(card => CARD_NAMES[card]).join(', ') : 'aucune';
const at = (place: string): string => (place === 'home' ? 'tourbillon' : place);
const piece = (name: Piece): string => (name === 'moby' ? 'Moby Dick' : name);

/** Who acts: the seat, or its commander for it. */
const act = (players: readonly string[], seat: Seat, commander: Seat | null, deed: string): string =>
  commander === null ? `${players[seat]} ${deed}.` : `${players[commander]} ${deed} pour ${players[seat]}.`;

const EVENTS: EventTexts = {
  roundBegan: ({ round, dealer }, players) => `La manche ${round} commence ; ${players[dealer]} donne.`,
  shuffled: ({ cards: n }) => `Mélange de ${cards(n)}.`,
  dealt: ({ seat, count: n, cards: held }, players) =>
    `${players[seat]} reçoit ${cards(n)}${held ? ` : ${hand(held)}` : ''}.`,
  announced: ({ seat, start }, players) => `${players[seat]} ${start ? 'a un 1 ou un 12' : 'n’a ni 1 ni 12'}.`,
  kept: ({ seat }, players) => `${players[seat]} garde sa main.`,
  mulliganed: ({ seat }, players) => `${players[seat]} remet sa main dans la pioche et en tire une autre.`,
  gave: ({ seat, by, card }, players) =>
    `${players[by]} pose ${card ? NOUNS[card] : 'une carte'} face cachée${by === seat ? '' : ` pour ${players[seat]}`}.`,
  passed: ({ from, to, card }, players) =>
    `${players[from]} donne ${card ? NOUNS[card] : 'une carte'} à ${players[to]}.`,
  played: ({ seat, commander, card }, players) => act(players, seat, commander, `joue ${NOUNS[card]}`),
  used: ({ seat, commander, card }, players) => act(players, seat, commander, `utilise ${NOUNS[card]}`),
  unused: ({ seat, card }, players) =>
    card ? `${players[seat]} ne peut pas utiliser ${NOUNS[card]}.` : 'Il n’y a pas de dernière carte à reprendre.',
  discarded: ({ seat, card, skipped }, players) =>
    `${players[seat]} défausse ${NOUNS[card]}${skipped ? ' et passe son tour' : ' : aucune carte n’est jouable'}.`,
  moved: ({ sailor, from, to }) => `${sailor} va de ${from} à ${to}.`,
  broughtOut: ({ sailor, to }) => `${sailor} sort en ${to}.`,
  captured: ({ sailor, at: place, by }) => `${piece(by)} capture ${sailor} en ${place}.`,
  rode: ({ sailor, to, moby }) => `${sailor} chevauche Moby Dick jusqu’en ${moby} et finit en ${to}.`,
  whaleArrived: ({ at: place }) => `Moby Dick apparaît en ${place}.`,
  whaleMoved: ({ from, to }) => `Moby Dick va de ${from} à ${to}.`,
  rolled: ({ face }) => `Le dé de Moby Dick montre ${face}.`,
  swapped: ({ first, second }) => `${piece(first)} et ${piece(second)} changent de place.`,
  tookBack: ({ card, shifts }) =>
    shifts.length
      ? `Reprise (${CARD_NAMES[card]}) : ${list(shifts.map(shift => `${piece(shift.piece)} vers ${at(shift.to ?? 'home')}`))}.`
      : `Reprise (${CARD_NAMES[card]}) : rien ne bouge.`,
  skipped: ({ seat, by }, players) => `${players[by]} fait passer son tour à ${players[seat]}.`,
  opened: ({ seats }, players) =>
    `${list(seats.map(seat => players[seat]!))} : cartes ouvertes jusqu’à la fin de la manche.`,
  stormed: () => 'Toutes les mains passent au voisin de droite.',
  boarded: ({ seat, by, hand: held }, players) =>
    `${players[by]} joue pour ${players[seat]}${held ? ` avec ${hand(held)}` : ''}.`,
  traded: ({ seat, other }, players) => `${players[seat]} échange une carte avec ${players[other]}.`,
  asked: ({ seat, card, held }, players) => `${players[seat]} demande : ${CARD_NAMES[card]} ? ${held ? 'Oui' : 'Non'}.`,
  fizzled: ({ card }) => `${capital(NOUNS[card])} reste sans effet.`,
  won: ({ seats }, players) =>
    seats.length === 1
      ? `${players[seats[0]!]} a ramené tous ses marins et gagne.`
      : `${list(seats.map(seat => players[seat]!))} ont ramené tous leurs marins et gagnent.`,
};

const REASONS: ReasonTexts = {
  'wrong-phase': ({ phase }) => `pas maintenant : ${WAITS[phase]}`,
  'not-held': ({ card }) => `${NOUNS[card]} n’est pas dans la main`,
  'start-held': ({ count: n }) => `une main avec un 1 ou un 12 ne se retire pas : elle en a ${n}`,
  'card-usable': ({ card }) => `on ne défausse que si aucune carte n’est jouable : ${NOUNS[card]} l’est`,
  'no-such-sailor': ({ sailor, count: n }) => `${sailor} n’existe pas : chaque couleur a ${n} marins`,
  'others-sailor': ({ sailor, colours }) =>
    `avec cette carte vous ne jouez pas ${sailor}, mais : ${list(colours.map(colour => NAMES.colours[colour]))}`,
  'no-walk': ({ card }) => `${NOUNS[card]} ne déplace aucun marin sur l’anneau`,
  'in-whirlpool': ({ sailor, card }) => `${sailor} est dans le tourbillon, et ${NOUNS[card]} ne fait sortir personne`,
  'out-elsewhere': ({ sailor, start }) => `${sailor} est dans le tourbillon et ne sort qu’en ${start}`,
  'lower-number': ({ sailor, lowest }) => `${lowest} sort avant ${sailor}`,
  'wrong-count': ({ sailor, from, to, needed, steps: n, backward }) =>
    `le compte doit être exact : ${sailor} a besoin de ${steps(needed)} en ${backward ? 'arrière' : 'avant'} de ${from} à ${to}, pas de ${n}`,
  unreachable: ({ sailor, from, to }) => `${sailor} ne peut aller de ${from} à ${to} : au port on ne fait qu’avancer`,
  blocked: ({ sailor, by, at: place }) => `${sailor} ne peut pas sauter ${by} en ${place}`,
  'harbour-taken': ({ sailor, by, at: place }) => `${by} est en ${place} : ${sailor} ne peut ni passer ni s’y arrêter`,
  'harbour-backward': ({ sailor, at: place }) => `${sailor} est au port en ${place} et ne peut pas reculer`,
  'harbour-left': ({ sailor, at: place }) => `${sailor} est au port en ${place} et ne le quitte jamais`,
  fresh: ({ sailor, at: place }) =>
    `${sailor} vient de sortir en ${place} et doit quitter cette case avant d’entrer au port`,
  'start-backward': ({ sailor, at: place }) =>
    `${sailor} est sur sa case de départ ${place} : de là on n’entre jamais au port à reculons`,
  'cave-again': ({ sailor, at: place }) => `${sailor} ne peut pas rentrer en ${place} dans le même coup`,
  'moved-already': ({ sailor }) => `${sailor} a déjà fait sa part du 5`,
  'rest-impossible': ({ sailor, steps: n, left }) =>
    `si ${sailor} fait ${steps(n)}, les ${left} autres du 5 ne peuvent plus être faits`,
  'nobody-to-skip': () => 'personne d’autre n’a de carte : 0 joueur peut passer son tour',
  'not-swappable': ({ sailor, at: place }) =>
    `${sailor} : ${at(place)} ; on n’échange que des marins sur l’anneau et dans les grottes`,
  'whale-absent': () => 'Moby Dick n’est pas encore sur le plateau',
  'whale-in-cave': ({ sailor, at: place }) => `${sailor} est dans la grotte ${place}, où Moby Dick ne va jamais`,
  'other-card': ({ card }) => `la carte à utiliser est ${NOUNS[card]}`,
  'asked-already': ({ card }) => `cette carte a déjà été demandée : ${CARD_NAMES[card]}`,
};

export const fr: NautilusWords = wordsOf({
  names: NAMES,
  events: EVENTS,
  reasons: REASONS,
  rules: async () => (await import('./rules.fr.ts')).rulesFr,
});

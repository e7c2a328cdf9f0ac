import { capital, de } from '@ankerplatz/kit';
import { pluralOf } from '../../../text/intl.ts';
import type { BoxFacts, CardCount, KnownFacts, Range, SpeechTexts, StateFacts } from './speech.ts';

const n = pluralOf('fr');
const cards = (count: number): string => n(count, '# carte', '# cartes');
const counted = (list: readonly CardCount[]): string => list.map(({ card, count }) => `${count} × ${card}`).join(', ');
const range = ({ least, most }: Range): string => (most === null ? `${least} ou plus` : `${least} à ${most}`);

const WAITS: Readonly<Record<NonNullable<StateFacts['waits']>['phase'], string>> = {
  exchange: 'une carte pour le partenaire',
  mulligan: 'garder la main ou en tirer une autre',
  play: 'une carte à jouer',
  use: 'comment utiliser la dernière carte',
  step: 'le reste du 5',
  skipped: 'une carte à défausser en passant son tour',
  trade: 'une carte à échanger',
  ask: 'une carte à demander',
  return: 'une carte à rendre',
};

const state = (facts: StateFacts): readonly string[] => {
  const { seats, waits, split, laid, last, before, announced } = facts;
  return [
    `Places dans le sens horaire : ${seats.map(({ name, quarters, isYou }) => `${name}${isYou ? ' (vous)' : ''}, ${quarters}`).join(' ; ')}.`,
    `${capital(facts.variant)}, manche ${facts.round} ; ${facts.dealer} donne.`,
    facts.commander === null ? `C’est à ${facts.turn}.` : `${facts.commander} joue le tour ${de(facts.turn)}.`,
    waits ? `Décision ${de(waits.names)} : ${WAITS[waits.phase]}.` : 'La partie est finie.',
    ...(split
      ? [`Encore ${n(split.left, '# pas', '# pas')} du 5 ; ont avancé : ${split.moved.join(', ') || 'personne'}.`]
      : []),
    ...(laid.length > 0
      ? [
          `Posées face cachée : ${laid.map(({ name, card }) => (card === null ? name : `${name} (${card})`)).join(', ')}.`,
        ]
      : []),
    ...(facts.asked.length > 0 ? [`Demandées en vain : ${facts.asked.join(', ')}.`] : []),
    ...(facts.got === null ? [] : [`Demandée et obtenue : ${facts.got}.`]),
    last === null ? 'Pas de dernière carte.' : `Dernière carte : ${last}.`,
    ...(before
      ? [
          `Un Nautilùs remettrait : ${
            before
              .map(
                ({ piece, place, isFresh }) =>
                  `${piece} : ${place ?? 'hors du plateau'}${isFresh ? ', tout juste sorti' : ''}`,
              )
              .join(' ; ') || 'rien'
          }.`,
        ]
      : []),
    facts.moby === null ? 'Moby Dick n’est pas sur le plateau.' : `Moby Dick : ${facts.moby}.`,
    ...(announced
      ? [
          `1 ou 12 à la donne : ${announced.held.join(', ') || 'personne'} ; ni l’un ni l’autre : ${announced.not.join(', ') || 'personne'}.`,
        ]
      : []),
    ...(facts.open.length > 0 ? [`Mains ouvertes : ${facts.open.join(', ')}.`] : []),
    ...facts.sides.map(({ names, home, all }) => `${names} : ${home} sur ${all} au port.`),
    `${cards(facts.deck)} dans la pioche.`,
  ];
};

const known = ({ names, least, most, starts }: KnownFacts): string =>
  `${names} : ${[
    ...(least.length > 0 ? [`au moins ${counted(least)}`] : []),
    ...(most.length > 0 ? [`au plus ${counted(most)}`] : []),
    `1 et 12 ensemble : ${range(starts)}`,
  ].join(' ; ')}.`;

const box = ({ ring, mouths, die, deck, dealer }: BoxFacts): readonly string[] => [
  `Anneau : ${ring} cases.`,
  `Les grottes s’ouvrent en : ${mouths.join(', ') || 'aucune case'}.`,
  `Dé de Moby Dick : ${die.join(', ')}.`,
  `Paquet : ${counted(deck)}.`,
  dealer === null ? 'Premier donneur : tiré au sort.' : `Premier donneur : ${dealer}.`,
];

export const fr: SpeechTexts = {
  asks: {
    hand: ['h', 'main', 'cartes'],
    actions: ['a', 'actions'],
    sailors: ['s', 'marins'],
    ring: ['anneau', 'plateau'],
    state: ['état', 'etat', 'manche'],
    others: ['o', 'autres'],
    known: ['k', 'savoir'],
    discards: ['d', 'défausse', 'defausse'],
    pile: ['pile'],
    box: ['boîte', 'boite'],
    where: ['où', 'ou'],
  },
  help: {
    hand: 'h ou main : vos cartes et combien de coups chacune permet ; « main 6 » pour une carte',
    actions: 'a ou actions : chaque coup possible avec chaque carte',
    sailors: 's ou marins : où sont tous les marins, les vôtres d’abord',
    ring: 'anneau : les pièces autour de l’anneau depuis votre départ',
    state: 'état : places, manche, donneur, tour, dernière carte, annonces, marins au port',
    others: 'o ou autres : les mains des autres et ce que vous en savez',
    known: 'k ou savoir : tout ce qui est sûr des mains cachées',
    discards: 'd ou défausse : combien de chaque carte sont jouées',
    pile: 'pile : les cartes défaussées dans leur ordre',
    box: 'boîte : l’anneau, les grottes, le dé et les cartes de cette partie',
    where: 'où et le numéro d’un marin, comme « où 2 » : où il en est',
  },
  hand: list => (list.length > 0 ? `Votre main : ${list.join(' ; ')}.` : 'Vous n’avez pas de cartes.'),
  handOf: (name, list) => `Vous jouez pour ${name}, dont voici la main : ${list.join(' ; ') || 'pas de cartes'}.`,
  cardUses: (name, uses) => (uses.length > 0 ? `${name} : ${uses.join(' ; ')}` : `${name} : pas jouable maintenant`),
  which: (name, uses) => `${name}, comment ? ${uses.join(' ; ')}`,
  nothingToDo: 'Vous n’avez rien à décider pour l’instant.',
  field: (place, piece) => `${place} ${piece}`,
  empty: count => n(count, '# vide', '# vides'),
  state,
  player: (name, hand, knows) => `${[`${name} : ${hand}`, ...knows].join(' ; ')}.`,
  seen: (list, isOpen) => `${isOpen ? 'main ouverte' : 'main'} ${list.join(', ') || 'vide'}`,
  youKnow: 'Vous savez.',
  everybodyKnows: 'Tous savent.',
  known,
  discards: counts => `Jouées : ${counts}.`,
  noDiscards: 'Rien de défaussé.',
  pile: list => `Jouées dans cet ordre : ${list}.`,
  box,
  where: (place, fromStart, toHarbour) => `${place} : ${fromStart} depuis le départ, ${toHarbour} jusqu’au port.`,
  no: 'Aucun marin de ce numéro n’est en route.',
  places: { deck: 'Pioche', pile: 'Défausse', sea: 'Milieu du plateau', tray: 'Carte à donner' },
};

import { capital } from '@ankerplatz/kit';
import { pluralOf } from '../../../text/intl.ts';
import type { BoxFacts, CardCount, KnownFacts, Range, SpeechTexts, StateFacts } from './speech.ts';

const n = pluralOf('de');
const cards = (count: number): string => n(count, '# Karte', '# Karten');
const counted = (list: readonly CardCount[]): string => list.map(({ card, count }) => `${count} × ${card}`).join(', ');
const range = ({ least, most }: Range): string => (most === null ? `${least} oder mehr` : `${least} bis ${most}`);

const WAITS: Readonly<Record<NonNullable<StateFacts['waits']>['phase'], string>> = {
  exchange: 'eine Karte für den Teampartner',
  mulligan: 'die Hand behalten oder neu ziehen',
  play: 'eine Karte ausspielen',
  use: 'die letzte Karte nutzen',
  step: 'den Rest der 5 ziehen',
  skipped: 'aussetzen und eine Karte abwerfen',
  trade: 'eine Karte tauschen',
  ask: 'nach einer Karte fragen',
  return: 'eine Karte zurückgeben',
};

const state = (facts: StateFacts): readonly string[] => {
  const { seats, waits, split, laid, last, before, announced } = facts;
  return [
    `Plätze im Uhrzeigersinn: ${seats.map(({ name, quarters, isYou }) => `${name}${isYou ? ' (du)' : ''}, ${quarters}`).join('; ')}.`,
    `${capital(facts.variant)}, Runde ${facts.round}; ${facts.dealer} gibt.`,
    facts.commander === null ? `${facts.turn} ist am Zug.` : `${facts.commander} spielt den Zug von ${facts.turn}.`,
    waits ? `Entscheidung von ${waits.names}: ${WAITS[waits.phase]}.` : 'Das Spiel ist zu Ende.',
    ...(split
      ? [`Von der 5 noch ${n(split.left, '# Schritt', '# Schritte')}; gezogen: ${split.moved.join(', ') || 'niemand'}.`]
      : []),
    ...(laid.length > 0
      ? [
          `Verdeckt ausgelegt: ${laid.map(({ name, card }) => (card === null ? name : `${name} (${card})`)).join(', ')}.`,
        ]
      : []),
    ...(facts.asked.length > 0 ? [`Vergeblich gefragt: ${facts.asked.join(', ')}.`] : []),
    ...(facts.got === null ? [] : [`Gefragt und bekommen: ${facts.got}.`]),
    last === null ? 'Keine letzte Karte.' : `Letzte Karte: ${last}.`,
    ...(before
      ? [
          `Eine Nautilùs-Karte würde zurückstellen: ${
            before
              .map(
                ({ piece, place, isFresh }) =>
                  `${piece}: ${place ?? 'neben dem Spielplan'}${isFresh ? ', eben herausgekommen' : ''}`,
              )
              .join('; ') || 'nichts'
          }.`,
        ]
      : []),
    facts.moby === null ? 'Moby Dick ist nicht auf dem Spielplan.' : `Moby Dick: ${facts.moby}.`,
    ...(announced
      ? [
          `1 oder 12 beim Geben: ${announced.held.join(', ') || 'niemand'}; weder noch: ${announced.not.join(', ') || 'niemand'}.`,
        ]
      : []),
    ...(facts.open.length > 0 ? [`Offene Hände: ${facts.open.join(', ')}.`] : []),
    ...facts.sides.map(({ names, home, all }) => `${names}: ${home} von ${all} im Hafen.`),
    `${cards(facts.deck)} im Stapel.`,
  ];
};

const known = ({ names, least, most, starts }: KnownFacts): string =>
  `${names}: ${[
    ...(least.length > 0 ? [`mindestens ${counted(least)}`] : []),
    ...(most.length > 0 ? [`höchstens ${counted(most)}`] : []),
    `1 und 12 zusammen: ${range(starts)}`,
  ].join('; ')}.`;

const box = ({ ring, mouths, die, deck, dealer }: BoxFacts): readonly string[] => [
  `Ring: ${ring} Felder.`,
  `Höhlen öffnen sich bei: ${mouths.join(', ') || 'keinem Feld'}.`,
  `Moby Dicks Würfel: ${die.join(', ')}.`,
  `Kartenstapel: ${counted(deck)}.`,
  dealer === null ? 'Erster Geber: durch das Los.' : `Erster Geber: ${dealer}.`,
];

export const de: SpeechTexts = {
  asks: {
    hand: ['h', 'hand', 'karten'],
    actions: ['a', 'aktionen'],
    sailors: ['s', 'seefahrer'],
    ring: ['ring', 'plan'],
    state: ['stand', 'runde', 'lage'],
    others: ['o', 'andere'],
    known: ['k', 'wissen'],
    discards: ['d', 'ablage', 'abgeworfen'],
    pile: ['ablagestapel', 'stapel'],
    box: ['schachtel'],
    where: ['wo'],
  },
  help: {
    hand: 'h oder hand: deine Karten und wie viele Möglichkeiten jede jetzt hat; „hand 6“ für eine Karte',
    actions: 'a oder aktionen: jede Möglichkeit jeder Karte',
    sailors: 's oder seefahrer: wo alle Seefahrer stehen, deine zuerst',
    ring: 'ring: die Figuren rund um den Ring von deinem Start an',
    state: 'stand: Plätze, Runde, Geber, Zug, letzte Karte, Ansagen, Seefahrer im Hafen',
    others: 'o oder andere: die Hände der anderen und was du davon weißt',
    known: 'k oder wissen: alles, was über verdeckte Hände sicher ist',
    discards: 'd oder ablage: wie viele von jeder Karte gespielt sind',
    pile: 'ablagestapel: die abgelegten Karten in ihrer Reihenfolge',
    box: 'schachtel: Ring, Höhlen, Würfel und Karten dieses Spiels',
    where: 'wo und die Nummer eines Seefahrers, etwa „wo 2“: wie weit er ist',
  },
  hand: list => (list.length > 0 ? `Deine Hand: ${list.join('; ')}.` : 'Du hast keine Karten.'),
  handOf: (name, list) => `Du spielst für ${name} mit dieser Hand: ${list.join('; ') || 'keine Karten'}.`,
  cardUses: (name, uses) => (uses.length > 0 ? `${name}: ${uses.join('; ')}` : `${name}: jetzt nicht spielbar`),
  which: (name, uses) => `${name}, wie? ${uses.join('; ')}`,
  nothingToDo: 'Du hast gerade nichts zu entscheiden.',
  field: (place, piece) => `${place} ${piece}`,
  empty: count => `${count} leer`,
  state,
  player: (name, hand, knows) => `${[`${name}: ${hand}`, ...knows].join('; ')}.`,
  seen: (list, isOpen) => `${isOpen ? 'offene Hand' : 'Hand'} ${list.join(', ') || 'leer'}`,
  youKnow: 'Du weißt.',
  everybodyKnows: 'Alle wissen.',
  known,
  discards: counts => `Gespielt: ${counts}.`,
  noDiscards: 'Noch nichts abgelegt.',
  pile: list => `In dieser Reihenfolge gespielt: ${list}.`,
  box,
  where: (place, fromStart, toHarbour) => `${place}: ${fromStart} vom Start, ${toHarbour} bis zum Hafen.`,
  no: 'Kein solcher Seefahrer ist unterwegs.',
  places: { deck: 'Stapel', pile: 'Ablagestapel', sea: 'Mitte des Spielplans', tray: 'Karte zum Geben' },
};

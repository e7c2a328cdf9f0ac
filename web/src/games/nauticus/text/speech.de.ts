import { pluralOf } from '../../../text/intl.ts';
import type { PlayerFacts, SpeechTexts, StateFacts, TurnFacts } from './speech.ts';

const n = pluralOf('de');
const points = (count: number): string => n(count, '# Siegpunkt', '# Siegpunkte');

const ASKS: Readonly<Record<TurnFacts['asks'], string>> = {
  bonus: 'das Bonusplättchen',
  use: 'die Aktion nutzen, passen oder beenden',
  free: 'das geschenkte Plättchen',
  reward: 'eine Belohnung',
  'after-pass': 'Extra-Aktion oder Ende, nach dem Passen',
};

const FREE: Readonly<Record<TurnFacts['free'], readonly string[]>> = {
  none: [],
  waits: ['Das geschenkte Plättchen kommt noch.'],
  given: ['Das geschenkte Plättchen ist genommen.'],
};

const player = (name: string | null, facts: PlayerFacts): readonly string[] => [
  `${name === null ? 'Du hast' : `${name}:`} ${points(facts.points)}, ${facts.now}, wäre jetzt Schluss, ${facts.workers} Arbeiter, ${facts.taler} Taler, ${n(facts.crowns, '# Krone', '# Kronen')}.`,
  `${
    facts.showing.length > 0
      ? `Passe-Plättchen zeigen noch ${facts.showing.map(number => `−${number}`).join(', ')}.`
      : 'Alle Passe-Plättchen sind umgedreht.'
  } ${facts.hasExtra ? 'Die Extra-Aktion ist noch da.' : 'Die Extra-Aktion ist genutzt.'}`,
  `Durch Kronen in dieser Runde: ${points(facts.crownPoints)}. Ausgeliefert: ${facts.delivered}.`,
];

const turn = (facts: TurnFacts): readonly string[] => [
  `Aktion: ${facts.action}; noch ${n(facts.blue, '# blauer Arbeiter', '# blaue Arbeiter')}.`,
  `Entscheidung von ${facts.name}: ${ASKS[facts.asks]}.`,
  ...(facts.uses > 0 ? [`Bisher genutzt: ${facts.uses}-mal.`] : []),
  ...(facts.bought.length > 0 ? [`Gekauft: ${facts.bought.join(', ')}.`] : []),
  ...(facts.extra === null ? [] : [`Extra-Aktion: ${facts.extra}, ${facts.isLast ? 'nach' : 'vor'} der Aktion.`]),
  ...(facts.extraCrowns > 0 ? [`Kronen durch die Extra-Aktion: ${points(facts.extraCrowns)}.`] : []),
  ...(facts.hasPassed ? [`${facts.name} hat gepasst.`] : []),
  ...FREE[facts.free],
  ...(facts.rewards
    ? [`Belohnungen noch zu nehmen: ${facts.rewards.left}; genommen: ${facts.rewards.taken.join(', ') || 'keine'}.`]
    : []),
];

const state = (facts: StateFacts): readonly string[] => [
  `Plätze im Uhrzeigersinn: ${facts.seats.map(({ name, isYou }) => (isYou ? `${name} (du)` : name)).join('; ')}.`,
  `Runde ${facts.round} von ${facts.rounds}, Phase ${facts.phase} von ${facts.phases}; Startspieler: ${facts.start}.`,
  `Der Anker der Drehscheibe zeigt auf Feld ${facts.wheel + 1}.`,
  facts.anchor === null
    ? 'Das Ankerplättchen liegt noch nirgends.'
    : `Das Ankerplättchen liegt auf Feld ${facts.anchor + 1}.`,
  ...(facts.turn
    ? turn(facts.turn)
    : [facts.isOver ? 'Das Spiel ist zu Ende.' : `Entscheidung von ${facts.start}: eine Aktion wählen.`]),
];

export const de: SpeechTexts = {
  asks: {
    actions: ['a', 'aktionen'],
    dock: ['d', 'h', 'werft'],
    ships: ['s', 'schiffe'],
    storage: ['lager'],
    others: ['o', 'andere'],
    state: ['lage', 'runde'],
    score: ['punkte', 'stand'],
    supply: ['vorrat', 'stapel'],
    box: ['schachtel', 'plan'],
  },
  help: {
    actions: 'a oder aktionen: die acht Aktionen mit Bonus, blauen Arbeitern, Preisen und was sie dir bieten',
    dock: 'd oder werft: was du hast',
    ships: 's oder schiffe: deine Schiffe und was ihnen fehlt',
    storage: 'lager: die Plättchen in deinem Lager',
    others: 'o oder andere: was die anderen haben',
    state: 'lage: Plätze, Runde, Startspieler, Drehscheibe und wie weit der Zug ist',
    score: 'punkte: wie viele Siegpunkte jeder hätte, wäre jetzt Schluss',
    supply: 'vorrat: was in den Stapeln liegt',
    box: 'schachtel: alles, was auf dem Spielplan dieses Spiels gedruckt ist',
  },
  row: (space, action, bonus, blue, prices, forYou) =>
    `Feld ${space + 1}, ${action}: ${[`Bonus ${bonus}`, blue, prices, forYou].filter(Boolean).join('; ')}.`,
  noShips: 'Keine Schiffe.',
  storage: (taken, fields, tiles) => `Lager, ${taken} von ${fields} Feldern: ${tiles}.`,
  nothing: 'nichts',
  player,
  state,
  box: ({ spaces, wheel, items, players, start }, actions) => [
    ...spaces.map(({ bonus, prices }, space) => `Feld ${space + 1}: Bonus ${bonus}; Preise ${prices.join(', ')}.`),
    `Drehscheibe, vom Anker an: ${wheel.join(', ')}.`,
    ...Object.entries(items).map(
      ([action, names]) => `${actions[action as keyof typeof items]}, der Reihe nach: ${names.join(', ')}.`,
    ),
    `${players} Spieler; erster Startspieler: ${start ?? 'durch das Los'}.`,
  ],
  score: (name, rows) => `${name}: ${rows}.`,
  supply: stacks => `In den Stapeln: ${stacks}.`,
  stack: (name, left) => `${name} ${left}`,
  places: {
    own: {
      points: 'Punkte auf der Siegpunktleiste',
      standing: 'Punkte, wenn jetzt Schluss wäre',
      workers: 'Arbeiter',
      taler: 'Taler',
      dock: 'Werft',
      ships: 'Fertige Schiffe',
      storage: 'Lager',
      stored: 'Belegte Felder im Lager',
      extra: 'Extra-Aktion',
      delivered: 'Ausgelieferte Waren',
      passes: 'Passe-Plättchen',
    },
    common: {
      wheel: 'Drehscheibe',
      bonus: 'Bonus der Aktion',
      extra: 'Extra-Aktion',
      supply: 'Vorrat',
      use: 'Die Aktion, die ausgeführt wird',
    },
    newShip: 'Platz für ein neues Schiff',
    ship: number => `Schiff ${number}`,
    of: (place, name) => `${place} (${name})`,
  },
  which: moves => `Was davon? ${moves.join('; ')}`,
};

import { de } from '@ankerplatz/kit';
import { pluralOf } from '../../../text/intl.ts';
import type { PlayerFacts, SpeechTexts, StateFacts, TurnFacts } from './speech.ts';

const n = pluralOf('fr');
const points = (count: number): string => n(count, '# point de victoire', '# points de victoire');

const ASKS: Readonly<Record<TurnFacts['asks'], string>> = {
  bonus: 'la tuile de bonus',
  use: 'utiliser l’action, passer ou finir',
  free: 'la tuile offerte',
  reward: 'une récompense',
  'after-pass': 'l’action supplémentaire ou la fin, après avoir passé',
};

const FREE: Readonly<Record<TurnFacts['free'], readonly string[]>> = {
  none: [],
  waits: ['La tuile offerte est encore à prendre.'],
  given: ['La tuile offerte est prise.'],
};

const player = (name: string | null, facts: PlayerFacts): readonly string[] => [
  `${name === null ? 'Vous avez' : `${name} :`} ${points(facts.points)}, ${facts.now} si la partie finissait maintenant, ${n(facts.workers, '# ouvrier', '# ouvriers')}, ${n(facts.taler, '# taler', '# talers')}, ${n(facts.crowns, '# couronne', '# couronnes')}.`,
  `${
    facts.showing.length > 0
      ? `Jetons « passe » encore visibles : ${facts.showing.map(number => `−${number}`).join(', ')}.`
      : 'Tous les jetons « passe » sont retournés.'
  } ${facts.hasExtra ? 'L’action supplémentaire est là.' : 'L’action supplémentaire a servi.'}`,
  `Par les couronnes, dans cette manche : ${points(facts.crownPoints)}. Livré : ${facts.delivered}.`,
];

const turn = (facts: TurnFacts): readonly string[] => [
  `Action : ${facts.action} ; encore ${n(facts.blue, '# ouvrier bleu', '# ouvriers bleus')}.`,
  `Décision ${de(facts.name)} : ${ASKS[facts.asks]}.`,
  ...(facts.uses > 0 ? [`Utilisations jusqu’ici : ${facts.uses}.`] : []),
  ...(facts.bought.length > 0 ? [`Acheté : ${facts.bought.join(', ')}.`] : []),
  ...(facts.extra === null
    ? []
    : [`Action supplémentaire : ${facts.extra}, ${facts.isLast ? 'après' : 'avant'} l’action.`]),
  ...(facts.extraCrowns > 0 ? [`Couronnes par l’action supplémentaire : ${points(facts.extraCrowns)}.`] : []),
  ...(facts.hasPassed ? [`${facts.name} a passé.`] : []),
  ...FREE[facts.free],
  ...(facts.rewards
    ? [`Récompenses encore à prendre : ${facts.rewards.left} ; prises : ${facts.rewards.taken.join(', ') || 'aucune'}.`]
    : []),
];

const state = (facts: StateFacts): readonly string[] => [
  `Places dans le sens horaire : ${facts.seats.map(({ name, isYou }) => (isYou ? `${name} (vous)` : name)).join(' ; ')}.`,
  `Manche ${facts.round} sur ${facts.rounds}, phase ${facts.phase} sur ${facts.phases} ; premier joueur : ${facts.start}.`,
  `L’ancre de la roue pointe vers l’emplacement ${facts.wheel + 1}.`,
  facts.anchor === null
    ? 'La tuile ancre n’est encore nulle part.'
    : `La tuile ancre est sur l’emplacement ${facts.anchor + 1}.`,
  ...(facts.turn
    ? turn(facts.turn)
    : [facts.isOver ? 'La partie est finie.' : `Décision ${de(facts.start)} : une action.`]),
];

export const fr: SpeechTexts = {
  asks: {
    actions: ['a', 'actions'],
    dock: ['d', 'h', 'chantier'],
    ships: ['s', 'navires'],
    storage: ['entrepôt', 'entrepot'],
    others: ['o', 'autres'],
    state: ['état', 'etat', 'manche'],
    score: ['points', 'score'],
    supply: ['réserve', 'reserve', 'piles'],
    box: ['boîte', 'boite', 'plateau'],
  },
  help: {
    actions: 'a ou actions : les huit actions avec bonus, ouvriers bleus, prix et ce qu’elles vous offrent',
    dock: 'd ou chantier : ce que vous avez',
    ships: 's ou navires : vos navires et ce qui leur manque',
    storage: 'entrepôt : les tuiles de votre entrepôt',
    others: 'o ou autres : ce que les autres ont',
    state: 'état : places, manche, premier joueur, roue, et où en est le tour',
    score: 'points : les points de chacun si la partie s’arrêtait maintenant',
    supply: 'réserve : ce qui reste dans les piles',
    box: 'boîte : tout ce qui est imprimé sur le plateau de cette partie',
  },
  row: (space, action, bonus, blue, prices, forYou) =>
    `Emplacement ${space + 1}, ${action} : ${[`bonus ${bonus}`, blue, prices, forYou].filter(Boolean).join(' ; ')}.`,
  noShips: 'Pas de navire.',
  storage: (taken, fields, tiles) => `Entrepôt, ${taken} cases sur ${fields} : ${tiles}.`,
  nothing: 'rien',
  player,
  state,
  box: ({ spaces, wheel, items, players, start }, actions) => [
    ...spaces.map(
      ({ bonus, prices }, space) => `Emplacement ${space + 1} : bonus ${bonus} ; prix ${prices.join(', ')}.`,
    ),
    `Roue, depuis son ancre : ${wheel.join(', ')}.`,
    ...Object.entries(items).map(
      ([action, names]) => `${actions[action as keyof typeof items]}, dans l’ordre : ${names.join(', ')}.`,
    ),
    `${players} joueurs ; tout premier joueur : ${start ?? 'tiré au sort'}.`,
  ],
  score: (name, rows) => `${name} : ${rows}.`,
  supply: stacks => `Dans les piles : ${stacks}.`,
  stack: (name, left) => `${name} ${left}`,
  places: {
    own: {
      points: 'Points sur la piste de score',
      standing: 'Points si la partie finissait maintenant',
      workers: 'Ouvriers',
      taler: 'Talers',
      dock: 'Chantier naval',
      ships: 'Navires achevés',
      storage: 'Entrepôt',
      stored: 'Cases occupées de l’entrepôt',
      extra: 'Action supplémentaire',
      delivered: 'Marchandises livrées',
      passes: 'Jetons « passe »',
    },
    common: {
      wheel: 'Roue',
      bonus: 'Bonus de l’action',
      extra: 'Action supplémentaire',
      supply: 'Réserve',
      use: 'L’action en cours',
    },
    newShip: 'Place pour un nouveau navire',
    ship: number => `Navire ${number}`,
    of: (place, name) => `${place} (${name})`,
  },
  which: moves => `Laquelle ? ${moves.join(' ; ')}`,
};

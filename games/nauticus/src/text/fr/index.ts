import { de, type Players, type Seat } from '@ankerplatz/kit';
import type { Destination } from '../../events.ts';
import { kindOf, type TileKind } from '../../facts/tiles.ts';
import type { Move } from '../../moves.ts';
import type { Asks, Crest, Good, Tile } from '../../types.ts';
import { figure, grammarOf } from '../grammar.ts';
import type { NauticusNames } from '../names.ts';
import { type EventTexts, type NauticusWords, type ReasonTexts, wordsOf } from '../words.ts';

const NAMES: NauticusNames = {
  tiles: {
    single: 'navire simple',
    bow: 'proue',
    middle: 'partie centrale',
    stern: 'poupe',
    'mast:star': 'mât à l’étoile',
    'mast:anchor': 'mât à l’ancre',
    'mast:whale': 'mât à la baleine',
    'mast:helm': 'mât à la barre',
    'mast:crown': 'mât de la Couronne',
    'sail:star': 'voile à l’étoile',
    'sail:anchor': 'voile à l’ancre',
    'sail:whale': 'voile à la baleine',
    'sail:helm': 'voile à la barre',
    'sail:crown': 'voile de la Couronne',
    coffee: 'café',
    grain: 'céréales',
    salt: 'sel',
    fish: 'poisson',
  },
  actions: {
    hulls: 'acheter des parties de coque',
    masts: 'acheter des mâts',
    sails: 'acheter des voiles',
    goods: 'acheter des marchandises',
    transport: 'transport',
    money: 'obtenir de l’argent',
    deliver: 'livrer des marchandises',
    crowns: 'évaluation des couronnes',
  },
  bonuses: {
    workers3: '3 ouvriers',
    mast: '1 mât',
    sail: '1 voile',
    points2: '2 points de victoire',
    workers2: '2 ouvriers',
    'worker+good': '1 ouvrier et 1 marchandise',
    'worker+point': '1 ouvrier et 1 point de victoire',
    taler4: '4 talers',
  },
  rewards: {
    'mast:crown': '1 mât de la Couronne',
    'sail:crown': '1 voile de la Couronne',
    points: '3 points de victoire',
    taler: '7 talers',
    workers: '3 ouvriers',
    goods: '2 marchandises différentes',
  },
};
const { tiles: TILES, actions: ACTIONS, bonuses: BONUSES, rewards: REWARDS } = NAMES;

/** The article of an unnamed one and the pronoun of the object. */
interface Gender {
  readonly article: string;
  readonly pronoun: string;
}

const MASCULINE: Gender = { article: 'un', pronoun: 'le' };
const FEMININE: Gender = { article: 'une', pronoun: 'la' };
const PARTITIVE: Gender = { article: 'du', pronoun: 'le' };
const PLURAL: Gender = { article: 'des', pronoun: 'les' };

const GENDERS: Readonly<Record<TileKind, Gender>> = {
  single: MASCULINE,
  bow: FEMININE,
  middle: FEMININE,
  stern: FEMININE,
  mast: MASCULINE,
  sail: FEMININE,
  coffee: PARTITIVE,
  grain: PLURAL,
  salt: PARTITIVE,
  fish: PARTITIVE,
};

/** With its article. Never the subject of a sentence: “des céréales” would need a plural verb. */
const un = (tile: Tile): string => `${GENDERS[kindOf(tile)].article} ${TILES[tile]}`;

const ONE_GOOD: Readonly<Record<Good, string>> = { coffee: 'café', grain: 'céréale', salt: 'sel', fish: 'poisson' };
const MANY_GOODS: Readonly<Record<Good, string>> = {
  coffee: 'cafés',
  grain: 'céréales',
  salt: 'sels',
  fish: 'poissons',
};

const CRESTS: Readonly<Record<Crest, string>> = {
  star: 'l’étoile',
  anchor: 'l’ancre',
  whale: 'la baleine',
  helm: 'la barre',
  crown: 'la Couronne',
};

const MOVES: Readonly<Record<Move['type'], string>> = {
  take: 'choisir une action',
  bonus: 'choisir une tuile de bonus',
  buy: 'acheter',
  free: 'choisir une tuile offerte',
  load: 'transporter',
  money: 'obtenir de l’argent',
  crowns: 'évaluer les couronnes',
  deliver: 'livrer',
  reward: 'prendre une récompense',
  extra: 'utiliser l’action supplémentaire',
  pass: 'passer',
  end: 'terminer',
};

const ASKED: Readonly<Record<Asks, string>> = {
  choose: 'il faut choisir une tuile action',
  bonus: 'il faut choisir la tuile de bonus',
  use: 'c’est le moment d’utiliser l’action, de passer ou de terminer',
  free: 'il faut choisir la tuile offerte',
  reward: 'il faut prendre une récompense',
  'after-pass': 'après avoir passé, il ne reste qu’à utiliser l’action supplémentaire ou à terminer',
  nothing: 'la partie est terminée',
};

const { count, list, counts, load } = grammarOf('fr', 'et');
const points = (n: number): string => count(n, 'point de victoire', 'points de victoire');
const talers = (n: number): string => count(n, 'taler', 'talers');
const workers = (n: number): string => count(n, 'ouvrier', 'ouvriers');
const blueWorkers = (n: number): string => count(n, 'ouvrier bleu', 'ouvriers bleus');
const parts = (n: number): string => count(n, 'partie', 'parties');
const masts = (n: number): string => count(n, 'mât', 'mâts');
const sails = (n: number): string => count(n, 'voile', 'voiles');
const loaded = (n: number): string => count(n, 'marchandise', 'marchandises');
const freeFields = (n: number): string => count(n, 'case est libre', 'cases sont libres');

const andPuts = (tile: Tile, destination: Destination, players: Players, seat: Seat): string => {
  const { pronoun } = GENDERS[kindOf(tile)];
  if (destination === 'store') return `et ${pronoun} ${players.word(seat, 'place', 'placez')} dans l’entrepôt`;
  return destination.isNew
    ? `et ${players.word(seat, 'commence', 'commencez')} ainsi le navire ${destination.ship}`
    : `et ${pronoun} ${players.word(seat, 'pose', 'posez')} sur le navire ${destination.ship}`;
};

const EVENTS: EventTexts = {
  chose: ({ seat, action, space, bonus, blue }, players) =>
    `${players.does(seat, 'choisit', 'choisissez')} « ${ACTIONS[action]} » sur l’emplacement ${space + 1} (${blueWorkers(blue)} ; bonus : ${BONUSES[bonus]}).`,
  bonus: ({ seat, workers: w, points: p, taler }, players) =>
    `${players.does(seat, 'reçoit', 'recevez')} ${counts([
      [w, 'ouvrier', 'ouvriers'],
      [p, 'point de victoire', 'points de victoire'],
      [taler, 'taler', 'talers'],
    ])}.`,
  bonusTile: ({ seat, tile }, players) =>
    `${players.does(seat, 'reçoit', 'recevez')} en bonus ${un(tile)} dans l’entrepôt.`,
  bonusForfeited: ({ seat, bonus }, players) =>
    `${players.does(seat, 'ne peut', 'ne pouvez')} recevoir aucune tuile pour le bonus (${BONUSES[bonus]}) : cette part du bonus est perdue.`,
  bought: ({ seat, tile, price, to }, players) =>
    `${players.does(seat, 'achète', 'achetez')} ${un(tile)} pour ${talers(price)} ${andPuts(tile, to, players, seat)}.`,
  freeTile: ({ seat, tile }, players) =>
    `${players.does(seat, 'a acheté', 'avez acheté')} les 4 sortes et ${players.word(seat, 'reçoit', 'recevez')} une tuile offerte dans l’entrepôt : ${un(tile)}.`,
  freeForfeited: ({ seat }, players) =>
    `${players.does(seat, 'a acheté', 'avez acheté')} les 4 sortes, mais ne ${players.word(seat, 'peut', 'pouvez')} recevoir aucune tuile offerte.`,
  loaded: ({ seat, tile, to }, players) =>
    `${players.does(seat, 'sort', 'sortez')} ${un(tile)} de l’entrepôt ${andPuts(tile, to, players, seat)}.`,
  shipFinished: ({ seat, ship, size }, players) =>
    `${players.does(seat, 'achève', 'achevez')} le navire ${ship} (taille ${size}) : ${count(size, 'récompense', 'récompenses')}.`,
  rewarded: ({ seat, reward, goods }, players) =>
    `${players.does(seat, 'prend', 'prenez')} ${goods.length ? list(goods.map(un)) : REWARDS[reward]} en récompense.`,
  gotMoney: ({ seat, taler }, players) => `${players.does(seat, 'obtient', 'obtenez')} ${talers(taler)}.`,
  delivered: ({ seat, ship, goods }, players) =>
    `${players.does(seat, 'livre', 'livrez')} ${load(goods, ONE_GOOD, MANY_GOODS)} du navire ${ship}.`,
  scoredCrowns: ({ seat, crowns, points: p }, players) =>
    `${players.does(seat, 'marque', 'marquez')} ${points(p)} avec ${count(crowns, 'couronne', 'couronnes')}.`,
  extraBegan: ({ seat, action, workers: w }, players) =>
    `${players.does(seat, 'utilise', 'utilisez')} l’action supplémentaire « ${ACTIONS[action]} » et ${players.word(seat, 'reçoit', 'recevez')} ${workers(w)}.`,
  passed: ({ seat, turned }, players) =>
    `${players.does(seat, 'passe', 'passez')}${turned ? ` et ${players.word(seat, 'retourne', 'retournez')} côté couronne le jeton « passe » ${figure(-turned)}` : ''}.`,
  turnEnded: ({ seat, blueLost }, players) =>
    `${players.does(seat, 'a terminé', 'avez terminé')}${blueLost ? ` ; ${count(blueLost, 'ouvrier bleu est perdu', 'ouvriers bleus sont perdus')}` : ''}.`,
  phaseEnded: ({ phase, action, anchored, start }, players) =>
    `La phase ${phase} est terminée : la tuile « ${ACTIONS[action]} » est retournée${anchored ? ' et reçoit la tuile ancre' : ''} ; le jeton « premier joueur » ${players.word(start, `passe à ${players.name(start)}`, 'vous revient')}.`,
  roundEnded: ({ round, lost }, players) =>
    `La manche ${round} est terminée. Jetons « passe » : ${list(lost.map((n, seat) => `${players.called(seat)} (${figure(-n)})`))}.`,
  roundBegan: ({ round, wheel, tiles }) =>
    `La manche ${round} commence ; l’ancre de la roue pointe vers l’emplacement ${wheel + 1}. Tuiles à partir de l’emplacement 1 : ${tiles.map(action => ACTIONS[action]).join(', ')}.`,
  gameEnded: ({ ranks, scores }, players) =>
    `La partie est terminée. ${scores
      .map(
        ({ points: p, goods, ships, rest, taler }, seat) =>
          `${players.name(seat)} : rang ${ranks[seat]}, ${points(p)} (marchandises ${goods}, navires ${ships}, reste ${rest}) et ${talers(taler)}`,
      )
      .join(' ; ')}.`,
};

const REASONS: ReasonTexts = {
  'asked-otherwise': ({ asks, move }) => `${MOVES[move]} n’est pas possible maintenant : ${ASKED[asks]}`,
  'tile-used': ({ action, space }) =>
    `la tuile « ${ACTIONS[action]} » de l’emplacement ${space + 1} a déjà été choisie pendant cette manche`,
  'bonus-kind': ({ bonus, tile }) =>
    `le bonus de cet emplacement (${BONUSES[bonus]}, jamais de la Couronne) ne donne pas ${de(TILES[tile])}`,
  'stack-empty': ({ tile }) => `la pile est vide : il n’y a plus ${de(TILES[tile])}`,
  'no-room': ({ tile, needs, free }) =>
    `il faut ${count(needs, 'case', 'cases')} dans l’entrepôt pour ${un(tile)}, et ${freeFields(free)}`,
  'reward-limit': ({ limit }) => `cette récompense a déjà été prise ${limit} fois pour ce navire`,
  'reward-pair': ({ free, kinds }) =>
    `il faut prendre 2 marchandises différentes : ${freeFields(free)} et ${count(kinds, 'sorte est disponible', 'sortes sont disponibles')}`,
  'reward-no-room': ({ free }) => `les marchandises n’entrent pas dans l’entrepôt : ${freeFields(free)}`,
  'other-action': ({ running }) => `l’action en cours est « ${ACTIONS[running]} »`,
  'not-for-sale': ({ running, tile }) => `l’action « ${ACTIONS[running]} » ne propose pas ${de(TILES[tile])}`,
  'no-worker': ({ needs, own, blue }) =>
    `il faut ${workers(needs)} ; vous avez ${count(own, 'ouvrier personnel', 'ouvriers personnels')} et ${blueWorkers(blue)}`,
  'no-taler': ({ price, taler }) => `le prix est de ${talers(price)} ; vous avez ${talers(taler)}`,
  'golden-rule': ({ tile }) =>
    `le prix est ici de 0 taler pour ${un(tile)}, et ce qui n’est pas payé va dans l’entrepôt`,
  'no-such-ship': ({ ship, ships }) =>
    `il n’y a pas de navire ${ship} ; vous avez ${count(ships, 'navire', 'navires')}`,
  'only-hulls-start': ({ tile }) => `seule une partie de coque commence un nouveau navire, pas ${un(tile)}`,
  'hull-does-not-fit': ({ ship, hull, tile }) =>
    `impossible d’ajouter ${un(tile)} au navire ${ship} (${hull.map(part => TILES[part]).join(', ')})`,
  'mast-needs-part': ({ ship, parts: p, masts: m }) =>
    `il faut une partie de coque libre pour un mât : le navire ${ship} a ${parts(p)} et ${masts(m)}`,
  'sail-needs-mast': ({ ship, masts: m, sails: s }) =>
    `une voile demande un mât libre : le navire ${ship} a ${masts(m)} et ${sails(s)}`,
  'other-crest': ({ ship, crest, tile }) =>
    `le navire ${ship} a ${CRESTS[crest]} pour armoiries : impossible d’y poser ${un(tile)}`,
  'good-needs-part': ({ ship, parts: p, goods }) =>
    `une marchandise demande une partie de coque libre : le navire ${ship} a ${parts(p)} et ${loaded(goods)}`,
  'not-in-storage': ({ tile }) => `il n’y a pas ${de(TILES[tile])} dans votre entrepôt`,
  'load-to-storage': ({ tile }) => `un transport déplace ${un(tile)} de l’entrepôt vers un navire, pas vers l’entrepôt`,
  'ship-unfinished': ({ ship, parts: p, masts: m, sails: s, hull }) =>
    `le navire ${ship} n’est pas achevé : ${parts(p)} (${hull.map(part => TILES[part]).join(', ')}) avec ${masts(m)} et ${sails(s)}`,
  'ship-not-full': ({ ship, parts: p, goods }) =>
    `le navire ${ship} n’est pas entièrement chargé : ${loaded(goods)} pour ${parts(p)}`,
  'crown-limit': ({ limit }) => `les couronnes vous ont déjà rapporté ${points(limit)}, c’est le maximum`,
  'no-crowns': () => 'vous n’avez aucune couronne visible : cela rapporterait 0 point de victoire',
  'extra-spent': () => 'vous avez déjà utilisé votre action supplémentaire',
  'extra-running': ({ running }) => `votre action supplémentaire « ${ACTIONS[running]} » est en cours`,
  'extra-no-use': ({ action, workers: w }) =>
    `l’action « ${ACTIONS[action]} » ne pourrait pas être utilisée une seule fois comme action supplémentaire avec ${workers(w)}`,
  'extra-unused': ({ running }) =>
    `l’action supplémentaire « ${ACTIONS[running]} » doit être utilisée au moins une fois`,
  'pass-after-use': ({ uses }) =>
    `l’action a déjà été utilisée ${uses} fois : vous ne pouvez plus passer, seulement terminer`,
  'end-before-use': ({ running, passes }) =>
    `l’action « ${ACTIONS[running]} » n’a pas encore été utilisée : utilisez-la ou passez (${count(passes, 'jeton « passe » montre encore son chiffre', 'jetons « passe » montrent encore leur chiffre')})`,
};

export const fr: NauticusWords = wordsOf({
  names: NAMES,
  events: EVENTS,
  reasons: REASONS,
  rules: async () => (await import('./rules.ts')).rulesFr,
});

import { isGood, isMast, type NauticusNames, type Tile } from '@ankerplatz/nauticus';
import type { NauticusCatalogue, Offers } from '../../boards/nauticus/labels.ts';
import type { To } from '../../boards/nauticus/seen.ts';

/** French counts 0 and 1 alike. */
const count = (n: number, one: string, many: string): string => `${n} ${Math.abs(n) < 2 ? one : many}`;
const list = new Intl.ListFormat('fr', { style: 'long', type: 'conjunction' });

const ACTION = {
  hulls: 'coques',
  masts: 'mâts',
  sails: 'voiles',
  goods: 'marchandises',
  transport: 'transport',
  money: 'argent',
  deliver: 'livraison',
  crowns: 'couronnes',
} as const;

const BONUS = {
  workers3: '3 ouvriers',
  mast: '1 mât',
  sail: '1 voile',
  points2: '2 points',
  workers2: '2 ouvriers',
  'worker+good': '1 ouvrier, 1 march.',
  'worker+point': '1 ouvrier, 1 point',
  taler4: '4 talers',
} as const;

const talers = (n: number): string => count(n, 'taler', 'talers');

const to = (destination: To): string => {
  if (destination === 'store') return 'entrepôt';
  return destination.isNew ? 'nouveau navire' : `navire ${destination.ship}`;
};

const offersOf = ({ tiles, rewards }: NauticusNames): Offers => {
  const a = (tile: Tile): string => {
    if (isGood(tile)) return `${tile === 'grain' ? 'des' : 'du'} ${tiles[tile]}`;
    return `${tile === 'single' || isMast(tile) ? 'un' : 'une'} ${tiles[tile]}`;
  };
  return {
    chose: ({ action, bonus, blue }) =>
      `${ACTION[action]}, ${count(blue, 'ouvrier bleu', 'ouvriers bleus')} ; bonus ${BONUS[bonus]}`,
    bonusTile: ({ tile }) => `prendre ${a(tile)} dans l’entrepôt`,
    bought: ({ tile, price, to: destination }) => `acheter ${a(tile)}, ${talers(price)}, ${to(destination)}`,
    freeTile: ({ tile }) => `prendre ${a(tile)} gratuitement dans l’entrepôt`,
    loaded: ({ tile, to: destination }) => `transporter ${a(tile)}, ${to(destination)}`,
    rewarded: ({ reward, goods }) =>
      `récompense : ${goods.length > 0 ? list.format(goods.map(good => tiles[good])) : rewards[reward]}`,
    gotMoney: ({ taler }) => `1 ouvrier pour ${talers(taler)}`,
    delivered: ({ ship, goods }) => `livrer ${list.format(goods.map(good => tiles[good]))} du navire ${ship}`,
    scoredCrowns: ({ crowns, points }) =>
      `${count(points, 'point', 'points')} pour ${count(crowns, 'couronne', 'couronnes')}, 1 ouvrier`,
    extraBegan: ({ action, workers }) =>
      `action supplémentaire : ${ACTION[action]}, avec ${count(workers, 'ouvrier', 'ouvriers')} de plus`,
    passed: ({ turned }) => (turned ? `passer : −${turned} devient une couronne` : 'passer'),
    turnEnded: ({ blueLost }) =>
      blueLost ? `terminer, ${count(blueLost, 'ouvrier bleu perdu', 'ouvriers bleus perdus')}` : 'terminer',
  };
};

export const nauticus: NauticusCatalogue = {
  seatNames: ['Phare', 'Mouette', 'Nœud', 'Bouée'],
  head: (round, rounds, phase, phases) => `Manche ${round} sur ${rounds} · phase ${phase} sur ${phases}`,
  startPlayer: name => `premier joueur ${name}`,
  actions: ACTION,
  bonuses: BONUS,
  deeds: {
    transport: 'de l’entrepôt au navire',
    money: 'des talers par ouvrier',
    deliver: 'décharger les navires',
    crowns: 'points des couronnes',
  },
  used: 'retournée',
  anchorTile: 'tuile ancre',
  wheelAnchor: 'ancre de la roue',
  wheel: 'roue : ouvriers bleus',
  hulls: { single: 'simple', bow: 'proue', middle: 'centre', stern: 'poupe' },
  crests: { star: 'étoile', anchor: 'ancre', whale: 'baleine', helm: 'barre', crown: 'couronne' },
  columns: ['points', 'fin', 'ouvriers', 'talers', 'passe', 'suppl.', 'entrepôt'],
  columnsNote: 'fin : si la partie s’arrêtait maintenant   ♛ : couronnes montrées',
  yes: 'oui',
  about: (head, text) => `${head} : ${text}`,
  storage: (taken, fields) => `entrepôt ${taken}/${fields}`,
  delivered: 'livré',
  finished: points => `achevés (${count(points, 'point', 'points')})`,
  nothing: 'rien',
  rows: { sail: 'voile', mast: 'mât', hull: 'coque', good: 'charge' },
  ship: number => `navire ${number}`,
  asks: {
    choose: () => 'choisit une action',
    bonus: () => 'choisit la tuile de bonus',
    use: () => 'utilise l’action ou s’arrête',
    free: () => 'choisit une tuile offerte : les quatre sortes sont achetées',
    reward: left => `prend une récompense (encore ${left})`,
    afterPass: () => 'a passé : action supplémentaire, ou fin',
  },
  extraAction: 'action supplémentaire',
  workers: (own, blue) =>
    blue ? `${count(blue, 'bleu', 'bleus')} + ${count(own, 'ouvrier', 'ouvriers')}` : count(own, 'ouvrier', 'ouvriers'),
  taler: talers,
  bought: kinds => `acheté : ${kinds}`,
  offersOf,
  backTo: action => `finir l’action supplémentaire, retour à : ${ACTION[action]}`,
  finishes: (ship, rewards) => `achève le navire ${ship} : ${count(rewards, 'récompense', 'récompenses')}`,
  thenFree: 'puis une tuile offerte',
  finale: {
    title: 'Décompte final',
    columns: ['rang', 'piste', 'march.', 'navires', 'reste', 'points', 'solde', 'talers'],
    track: 'La piste',
    trackColumns: ['départ', 'bonus', 'récomp.', 'couronnes', 'passe', 'piste'],
    ships: 'Construit et fait',
    shipColumns: ['taille 1', 'taille 2', 'taille 3', 'taille 4', 'livraisons', 'passes'],
    tieBreak:
      'reste : 1 point pour 3 talers, tout étant échangé. Égalité : talers restants (solde), puis tous les talers.',
    winner: names => `${list.format(names)} ${names.length > 1 ? 'gagnent' : 'gagne'}.`,
  },
};

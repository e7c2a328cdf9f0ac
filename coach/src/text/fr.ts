import { isGood, isSail, type Tile } from '@ankerplatz/nauticus';
import type { Special } from '@ankerplatz/nautilus';
import type { CoachTexts } from '../texts.ts';

const plurals = new Intl.PluralRules('fr');
const n = (count: number, one: string, many: string): string =>
  `${count} ${plurals.select(count) === 'one' ? one : many}`;
const list = (items: readonly string[]): string =>
  new Intl.ListFormat('fr', { style: 'long', type: 'conjunction' }).format(items);
const points = (count: number): string => n(count, 'point', 'points');
const workers = (count: number): string => n(count, 'ouvrier', 'ouvriers');
const parts = (count: number): string => n(count, 'partie', 'parties');
const talers = (count: number): string => n(count, 'taler', 'talers');
const some = (counts: readonly (readonly [number, string])[]): string =>
  list(counts.flatMap(([count, words]) => (count > 0 ? [words] : [])));

const FEMININE = ['bow', 'middle', 'stern'];
const un = (tile: Tile, name: string): string => {
  if (tile === 'grain') return `des ${name}`;
  if (isGood(tile)) return `du ${name}`;
  return `${FEMININE.includes(tile) || isSail(tile) ? 'une' : 'un'} ${name}`;
};

const SPECIALS: Readonly<Record<Special, string>> = {
  nautilus: 'Le Nautilùs annule la dernière carte et l’utilise pour vous.',
  telescope: 'La longue-vue fait jouer cartes sur table jusqu’à la fin de la manche.',
  storm: 'La tempête fait passer toutes les mains au joueur de droite.',
  privateer: 'Le corsaire vous fait jouer à la place de quelqu’un.',
  trade: 'Le commerce vous apporte une autre carte contre une des vôtres.',
  moby: 'La carte Moby Dick met la baleine en mouvement.',
};

export const fr: CoachTexts = {
  nauticus: {
    look: {
      finish: ({ ship }) => `Regardez le navire ${ship}\u00a0: que lui manque-t-il\u00a0?`,
      deliver: ({ ship }) => `Regardez les marchandises du navire ${ship}.`,
      crowns: () => 'Comptez vos couronnes.',
      pass: () => 'Regardez vos jetons «\u00a0passe\u00a0».',
      money: () => 'Regardez vos talers.',
      build: ({ ship, isNew }) =>
        isNew ? 'Regardez votre chantier\u00a0: un nouveau navire est possible.' : `Regardez le navire ${ship}.`,
      cargo: ({ ship }) => `Regardez les places libres du navire ${ship}.`,
      store: () => 'Regardez votre entrepôt.',
      reward: () => 'Regardez les récompenses.',
      extra: () => 'Pensez à votre action supplémentaire.',
      bonus: () => 'Regardez les bonus autour de la roue.',
      blue: () => 'Regardez les ouvriers bleus autour de la roue.',
      left: () => 'Regardez vos ouvriers et vos talers.',
    },
    idea: {
      finish: ({ ship, size, points: gained }) =>
        `Le navire ${ship} est alors terminé\u00a0: ${points(gained)} à la fin et ${n(size, 'récompense', 'récompenses')} tout de suite.`,
      deliver: ({ goods, points: gained }) =>
        `Vous livrez ${n(goods, 'marchandise', 'marchandises')}, soit ${points(gained)} en plus à la fin.`,
      crowns: ({ points: gained }) => `Vos couronnes rapportent ${points(gained)}.`,
      pass: ({ saved }) => `Passer vous évite de perdre ${points(saved)} à la fin de la manche et montre une couronne.`,
      money: ({ taler }) => `Cela rapporte ${talers(taler)}.`,
      build: ({ ship, isNew, tiles, hull, masts, sails }) =>
        `${isNew ? `Cela commence le navire ${ship} avec ${parts(tiles)}` : `Cela met ${parts(tiles)} sur le navire ${ship}`}, à qui manque encore ceci\u00a0: ${some(
          [
            [hull, n(hull, 'partie de coque', 'parties de coque')],
            [masts, n(masts, 'mât', 'mâts')],
            [sails, n(sails, 'voile', 'voiles')],
          ],
        )}.`,
      cargo: ({ ship, goods, room }) =>
        `Cela charge ${n(goods, 'marchandise', 'marchandises')} sur le navire ${ship}\u00a0; il reste ${n(room, 'place', 'places')}.`,
      store: ({ tiles }, names) => `Vous recevez ${list(tiles.map(tile => un(tile, names.tiles[tile])))} à l’entrepôt.`,
      reward: ({ rewards }, names) => `La récompense\u00a0: ${list(rewards.map(reward => names.rewards[reward]))}.`,
      extra: ({ action }, names) => `C’est le moment de votre action supplémentaire\u00a0: ${names.actions[action]}.`,
      bonus: ({ workers: got, points: gained, taler, tile }, names) =>
        `Le bonus\u00a0: ${list([
          ...(tile ? [un(tile, names.tiles[tile])] : []),
          ...(got > 0 ? [workers(got)] : []),
          ...(gained > 0 ? [points(gained)] : []),
          ...(taler > 0 ? [talers(taler)] : []),
        ])}.`,
      blue: ({ blue }) => `${n(blue, 'ouvrier bleu vous y aide', 'ouvriers bleus vous y aident')}.`,
      left: ({ workers: own, taler }) => `Il vous reste ensuite ${workers(own)} et ${talers(taler)}.`,
    },
  },
  nautilus: {
    look: {
      win: () => 'Regardez vos ports.',
      capture: ({ sailor }, { naming }) => `Regardez ${naming.piece(sailor)}.`,
      berth: ({ sailor }, { naming }) => `Regardez ${naming.piece(sailor)} et son port.`,
      out: () => 'Regardez le tourbillon.',
      swap: ({ sailor }, { naming }) => `Regardez ${naming.piece(sailor)}\u00a0: où serait sa meilleure place\u00a0?`,
      skip: ({ seat }, { players }) => `Regardez qui joue ensuite\u00a0: ${players[seat]}.`,
      clear: ({ sailor }, { naming }) => `Regardez ${naming.piece(sailor)}\u00a0: qui suit derrière\u00a0?`,
      cave: ({ sailor }, { naming }) => `Regardez ${naming.piece(sailor)} et les grottes.`,
      forward: ({ sailor }, { naming }) => `Regardez ${naming.piece(sailor)}.`,
      special: () => 'Regardez les cartes spéciales de votre main.',
      discard: () => 'Regardez votre main\u00a0: quelle carte vous aide le moins\u00a0?',
      give: () => 'Pensez à ce qui manque à votre partenaire.',
      ask: () => 'Pensez à la carte qui vous aiderait le plus.',
      keep: () => 'Regardez votre main.',
      mulligan: () => 'Regardez votre main\u00a0: fait-elle sortir quelqu’un\u00a0?',
      move: () => 'Regardez votre main.',
    },
    idea: {
      win: () => 'Cela gagne la partie.',
      capture: ({ sailor, steps }, { naming }) => `Cela capture ${naming.piece(sailor)}, à ${steps} pas de son port.`,
      berth: ({ sailor }, { naming }) => `Cela amène ${naming.piece(sailor)} au port.`,
      out: ({ sailor }, { naming }) => `Cela fait sortir ${naming.piece(sailor)} du tourbillon.`,
      swap: ({ sailor, steps }, { naming }) =>
        `Par l’échange, ${naming.piece(sailor)} se rapproche du port, gain\u00a0: ${steps} pas.`,
      skip: ({ seat }, { players }) => `Cela fait passer son tour à ${players[seat]}.`,
      clear: ({ sailor, pursuer, steps }, { naming }) =>
        `${naming.first(pursuer)} suivait à ${steps} pas\u00a0; ensuite, plus aucun adversaire ne suit ${naming.piece(sailor)} à 12 pas ou moins.`,
      cave: ({ sailor }, { naming }) => `Dans sa grotte, ${naming.piece(sailor)} est à l’abri de Moby Dick.`,
      forward: ({ sailor, left }, { naming }) => `Ensuite, ${naming.piece(sailor)} est à ${left} pas du port.`,
      special: ({ card }) => SPECIALS[card],
      discard: ({ card }, { names }) => `Aucune carte n’est jouable\u00a0; défaussez plutôt ${names.the.object[card]}.`,
      give: ({ card, waiting }, { names }) =>
        waiting > 0
          ? `Votre partenaire a ${n(waiting, 'marin', 'marins')} dans le tourbillon, et ${names.the.subject[card]} en fait sortir un.`
          : `Votre partenaire reçoit ${names.the.object[card]}.`,
      ask: ({ card }, { names }) => `Demandez ${names.the.wanted[card]}.`,
      keep: ({ starts }) =>
        starts > 0
          ? `Vous avez ${n(starts, 'carte qui peut', 'cartes qui peuvent')} faire sortir quelqu’un.`
          : 'Cette main mérite d’être gardée.',
      mulligan: () => 'Vous n’avez ni 1 ni 12\u00a0; une autre main peut en apporter.',
      move: () => 'De tout ce que j’ai essayé, c’est le meilleur.',
    },
  },
  sources: {
    track: 'points immédiats',
    ships: 'navires',
    crowns: 'couronnes',
    goods: 'marchandises',
    rewards: 'récompenses et bonus',
    passes: 'jetons «\u00a0passe\u00a0»',
    rest: 'ouvriers, talers et tuiles',
  },
  groups: {
    way: 'les marins en route',
    berths: 'les ports',
    whale: 'Moby Dick',
    course: 'à qui est le tour',
    hand: 'les cartes de votre main',
  },
  aheadPoints: (count, other) => `Environ ${points(count)} de mieux\u00a0; ensuite vient ${other ?? 'un autre coup'}.`,
  aheadChance: (percent, played) =>
    `Environ ${percent}\u00a0% de victoires de plus\u00a0; ensuite vient ${played ?? 'un autre coup'}.`,
  played: (card, { the }) => the.subject[card],
  close: other => (other === null ? 'Un autre coup est presque aussi bon.' : `Presque aussi bon\u00a0: ${other}.`),
  source: (count, source) => `J’attends ${points(count)} de plus ici\u00a0: ${source}.`,
  group: group => `Ce qui compte le plus\u00a0: ${group}.`,
  begun: next => `Vous êtes sur la bonne voie. Ensuite\u00a0: ${next}`,
  asGood: 'Votre idée est tout aussi bonne.',
  behindPoints: count => `Je vois un coup qui rapporte environ ${points(count)} de plus que votre idée.`,
  behindChance: percent => `Je vois un coup qui gagne environ ${percent}\u00a0% de parties de plus que votre idée.`,
  missedPoints: (count, idea) => `Environ ${points(count)} de plus étaient possibles. ${idea}`,
  missedChance: (percent, idea) => `Un autre coup gagne environ ${percent}\u00a0% de parties en plus. ${idea}`,
  quoted: action => `«\u00a0${action}\u00a0»`,
};

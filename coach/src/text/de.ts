import { capital } from '@ankerplatz/kit';
import { isGood, isMast, type Tile } from '@ankerplatz/nauticus';
import type { Special } from '@ankerplatz/nautilus';
import type { CoachTexts } from '../texts.ts';

const plurals = new Intl.PluralRules('de');
const n = (count: number, one: string, many: string): string =>
  `${count} ${plurals.select(count) === 'one' ? one : many}`;
const list = (items: readonly string[]): string =>
  new Intl.ListFormat('de', { style: 'long', type: 'conjunction' }).format(items);
const points = (count: number): string => n(count, 'Siegpunkt', 'Siegpunkte');
const steps = (count: number): string => n(count, 'Schritt', 'Schritte');
const some = (counts: readonly (readonly [number, string])[]): string =>
  list(counts.flatMap(([count, words]) => (count > 0 ? [words] : [])));

/** In the accusative and the nominative. */
const einen = (tile: Tile, name: string): string => {
  if (isGood(tile)) return name;
  return `${tile === 'bow' || isMast(tile) ? 'einen' : 'ein'} ${name}`;
};
const ein = (tile: Tile, name: string): string => (isGood(tile) ? name : `ein ${name}`);

const SPECIALS: Readonly<Record<Special, string>> = {
  nautilus: 'Die Nautilùs-Karte nimmt die letzte Karte zurück und nutzt sie für dich.',
  telescope: 'Durch das Teleskop liegen Karten bis zum Ende der Runde offen.',
  storm: 'Der Sturm gibt alle Handkarten nach rechts weiter.',
  privateer: 'Mit der Kaperfahrt spielst du den Zug von jemand anderem.',
  trade: 'Der Seehandel bringt dir eine andere Karte für eine von deinen.',
  moby: 'Die Moby-Dick-Karte setzt den Wal in Bewegung.',
};

export const de: CoachTexts = {
  nauticus: {
    look: {
      finish: ({ ship }) => `Schau auf Schiff ${ship}: Was fehlt ihm noch?`,
      deliver: ({ ship }) => `Schau auf die Waren auf Schiff ${ship}.`,
      crowns: () => 'Zähl deine Kronen.',
      pass: () => 'Schau auf deine Passe-Plättchen.',
      money: () => 'Schau auf deine Taler.',
      build: ({ ship, isNew }) =>
        isNew ? 'Schau auf deine Werft: Ein neues Schiff ist möglich.' : `Schau auf Schiff ${ship}.`,
      cargo: ({ ship }) => `Schau auf die freien Plätze auf Schiff ${ship}.`,
      store: () => 'Schau auf dein Lager.',
      reward: () => 'Schau auf die Belohnungen.',
      extra: () => 'Denk an deine Extra-Aktion.',
      bonus: () => 'Schau auf die Boni rund um die Drehscheibe.',
      blue: () => 'Schau auf die blauen Arbeiter rund um die Drehscheibe.',
      left: () => 'Schau auf deine Arbeiter und Taler.',
    },
    idea: {
      finish: ({ ship, size, points: gained }) =>
        `Damit ist Schiff ${ship} fertig: ${points(gained)} am Ende und ${n(size, 'Belohnung', 'Belohnungen')} jetzt.`,
      deliver: ({ goods, points: gained }) =>
        `Damit lieferst du ${n(goods, 'Ware', 'Waren')} aus: ${points(gained)} mehr am Ende.`,
      crowns: ({ points: gained }) => `Deine Kronen bringen ${points(gained)}.`,
      pass: ({ saved }) => `Passen erspart dir ${points(saved)} am Ende der Runde und zeigt eine Krone.`,
      money: ({ taler }) => `Das bringt ${taler} Taler.`,
      build: ({ ship, isNew, tiles, hull, masts, sails }) =>
        `So ${isNew ? `beginnst du Schiff ${ship} mit ${tiles === 1 ? '1 Teil' : `${tiles} Teilen`}` : `${tiles === 1 ? 'kommt 1 Teil' : `kommen ${tiles} Teile`} auf Schiff ${ship}`}; dann braucht es noch ${some(
          [
            [hull, n(hull, 'Rumpfteil', 'Rumpfteile')],
            [masts, n(masts, 'Mast', 'Masten')],
            [sails, `${sails} Segel`],
          ],
        )}.`,
      cargo: ({ ship, goods, room }) =>
        `So ${goods === 1 ? 'kommt 1 Ware' : `kommen ${goods} Waren`} auf Schiff ${ship}; danach ist noch Platz für ${room}.`,
      store: ({ tiles }, names) =>
        `Damit bekommst du ${list(tiles.map(tile => einen(tile, names.tiles[tile])))} ins Lager.`,
      reward: ({ rewards }, names) => `Die Belohnung: ${list(rewards.map(reward => names.rewards[reward]))}.`,
      extra: ({ action }, names) => `Jetzt ist der Moment für deine Extra-Aktion: ${names.actions[action]}.`,
      bonus: ({ workers, points: gained, taler, tile }, names) =>
        `Der Bonus: ${list([
          ...(tile ? [ein(tile, names.tiles[tile])] : []),
          ...(workers > 0 ? [`${workers} Arbeiter`] : []),
          ...(gained > 0 ? [points(gained)] : []),
          ...(taler > 0 ? [`${taler} Taler`] : []),
        ])}.`,
      blue: ({ blue }) =>
        blue === 1 ? 'Dort hilft dir 1 blauer Arbeiter.' : `Dort helfen dir ${blue} blaue Arbeiter.`,
      left: ({ workers, taler }) => `Danach hast du noch ${workers} Arbeiter und ${taler} Taler.`,
    },
  },
  nautilus: {
    look: {
      win: () => 'Schau auf deine Häfen.',
      capture: ({ sailor }, { naming }) => `Schau auf ${naming.piece(sailor)}.`,
      berth: ({ sailor }, { naming }) => `Schau auf ${naming.piece(sailor)} und den Hafen.`,
      out: () => 'Schau auf den Wasserstrudel.',
      swap: ({ sailor }, { naming }) => `Schau auf ${naming.piece(sailor)}: Wo wäre ein besserer Platz?`,
      skip: ({ seat }, { players }) => `Schau, wer als Nächstes spielt: ${players[seat]}.`,
      clear: ({ sailor }, { naming }) => `Schau auf ${naming.piece(sailor)}: Wer kommt dahinter?`,
      cave: ({ sailor }, { naming }) => `Schau auf ${naming.piece(sailor)} und die Höhlen.`,
      forward: ({ sailor }, { naming }) => `Schau auf ${naming.piece(sailor)}.`,
      special: () => 'Schau auf die Sonderkarten deiner Hand.',
      discard: () => 'Schau auf deine Hand: Welche Karte hilft dir am wenigsten?',
      give: () => 'Überleg, was dein Teampartner braucht.',
      ask: () => 'Überleg, welche Karte dir am meisten hilft.',
      keep: () => 'Schau auf deine Hand.',
      mulligan: () => 'Schau auf deine Hand: Bringt sie jemanden heraus?',
      move: () => 'Schau auf deine Hand.',
    },
    idea: {
      win: () => 'Damit gewinnst du das Spiel.',
      capture: ({ sailor, steps: left }, { naming }) =>
        `So schlägst du ${naming.piece(sailor)}, ${steps(left)} vor dem Hafen.`,
      berth: ({ sailor }, { naming }) => `So kommt ${naming.piece(sailor)} in den Hafen.`,
      out: ({ sailor }, { naming }) => `So kommt ${naming.piece(sailor)} aus dem Wasserstrudel.`,
      swap: ({ sailor, steps: gained }, { naming }) =>
        `Durch den Tausch kommt ${naming.piece(sailor)} dem Hafen ${steps(gained)} näher.`,
      skip: ({ seat }, { players }) => `So setzt ${players[seat]} einmal aus.`,
      clear: ({ sailor, pursuer, steps: away }, { naming }) =>
        `${naming.first(pursuer)} ist ${steps(away)} dahinter; danach hat ${naming.piece(sailor)} auf 12 Schritte keinen Gegner mehr direkt hinter sich.`,
      cave: ({ sailor }, { naming }) => `In der Höhle ist ${naming.piece(sailor)} vor Moby Dick sicher.`,
      forward: ({ sailor, left }, { naming }) =>
        `Danach hat ${naming.piece(sailor)} noch ${steps(left)} bis zum Hafen.`,
      special: ({ card }) => SPECIALS[card],
      discard: ({ card }, { names }) => `Keine Karte ist nutzbar; am ehesten geht ${names.the.subject[card]}.`,
      give: ({ card, waiting }, { names }) =>
        waiting > 0
          ? `Dein Teampartner hat ${waiting} Seefahrer im Wasserstrudel, und ${names.the.subject[card]} bringt einen heraus.`
          : `Dein Teampartner bekommt ${names.the.object[card]}.`,
      ask: ({ card }, { names }) => `Frag nach ${names.the.wanted[card]}.`,
      keep: ({ starts }) =>
        starts > 0 ? `Du hast ${n(starts, 'Karte', 'Karten')} zum Herauskommen.` : 'Diese Hand lohnt sich.',
      mulligan: () => 'Du hast weder 1 noch 12; eine neue Hand kann eine bringen.',
      move: () => 'Von allem, was ich probiert habe, war das am besten.',
    },
  },
  sources: {
    track: 'sofortigen Siegpunkten',
    ships: 'Schiffen',
    crowns: 'Kronen',
    goods: 'Waren',
    rewards: 'Belohnungen und Boni',
    passes: 'Passe-Plättchen',
    rest: 'Arbeitern, Talern und Plättchen',
  },
  groups: {
    way: 'die Seefahrer unterwegs',
    berths: 'die Häfen',
    whale: 'Moby Dick',
    course: 'wer am Zug ist',
    hand: 'deine Handkarten',
  },
  aheadPoints: (count, other) => `Etwa ${points(count)} besser als ${other ?? 'der nächstbeste Zug'}.`,
  aheadChance: (percent, played) =>
    `Damit gewinnt ihr etwa ${percent} % öfter als mit ${played ?? 'dem nächstbesten Zug'}.`,
  played: (card, { the }) => the.wanted[card],
  close: other => `${capital(other ?? 'ein anderer Zug')} ist fast so gut.`,
  source: (count, source) => `Ich erwarte ${points(count)} mehr von ${source}.`,
  group: group => `Am meisten zählt dabei: ${group}.`,
  begun: next => `Du bist auf dem Weg. Als Nächstes: ${next}`,
  asGood: 'Was du vorhast, ist genauso gut.',
  behindPoints: count => `Ich sehe einen Zug, der etwa ${points(count)} mehr bringt als das, was du vorhast.`,
  behindChance: percent =>
    `Ich sehe einen Zug, mit dem ihr etwa ${percent} % öfter gewinnt als mit dem, was du vorhast.`,
  missedPoints: (count, idea) => `Etwa ${points(count)} mehr waren möglich. ${idea}`,
  missedChance: (percent, idea) => `Ein anderer Zug gewinnt etwa ${percent} % öfter. ${idea}`,
  quoted: action => `„${action}“`,
};

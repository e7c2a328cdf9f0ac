/** Positions and games of Nauticus for tests of its bots. */
import { type JsonObject, SeededChance, tryPlay, type View } from '@ankerplatz/kit';
import { type Action, type NauticusPosition, nauticus } from '@ankerplatz/nauticus';
import type { Thinking } from '../../bot.ts';
import { think } from '../../bots.ts';
import type { PlannedTurn } from '../../brain.ts';
import type { Level } from '../../level.ts';
import { type Points, pointsOf } from './truth.ts';

/** A position with everything that its JSON leaves out filled in: an early phase, players as at the start. */
export const positionOf = ({ players, tiles, open, ...rest }: Scene): NauticusPosition => {
  const used = tiles.map(tile => !open.includes(tile));
  const phase = 1 + used.filter(Boolean).length;
  const json = {
    ...{ game: 'nauticus', round: 1, phase, start: 0, wheel: 0, anchor: phase > 1 ? used.indexOf(true) : null },
    ...{ tiles, used, ...rest, players: players.map(player => ({ ...PLAYER, ...player })) },
  };
  const position = nauticus.parsePosition(json, SeededChance.from('position'));
  if (!position.ok) throw new Error(position.error);
  return position.value;
};

export interface Scene {
  readonly players: readonly JsonObject[];
  /** The action on each space. */
  readonly tiles: readonly Action[];
  /** The actions not yet used in this round, which also tell the phase. */
  readonly open: readonly Action[];
  readonly round?: number;
  readonly start?: number;
  readonly wheel?: number;
}

const PLAYER = {
  ...{ points: 10, taler: 15, workers: 4, passes: 0, extra: true, crownPoints: 0 },
  ...{ storage: [], delivered: [], ships: [] },
};

/** Plays texts one after another, each by the seat that must decide; refuses what is not legal. */
export const played = (position: NauticusPosition, texts: readonly string[], chance: SeededChance): NauticusPosition =>
  texts.reduce((before, text) => {
    const after = tryPlay(nauticus, before, before.deciders()[0]!, text, chance);
    if (!after.ok) throw new Error(`${text}: ${JSON.stringify(after.error)}`);
    return after.value;
  }, position);

export const viewOf = (position: NauticusPosition): View => nauticus.view(position, position.deciders()[0]!);

export const linesOf = (level: Level, position: NauticusPosition, thinking: Thinking): readonly PlannedTurn[] =>
  think('nauticus', level, viewOf(position), thinking);

/** The turn that a bot plays from a scene, after some moves. */
export const turnOf = (level: Level, scene: Scene, ...before: string[]): readonly string[] => {
  const position = played(positionOf(scene), before, SeededChance.from('before'));
  return linesOf(level, position, { seed: 'scene' })[0]!.moves;
};

/** Plays on from a scene to the end of the game, after some moves: one seat as a bot of a level, the others as captains. */
export const playedOn = (level: Level, own: number, scene: Scene, before: readonly string[], seed: string): Ending => {
  const chance = SeededChance.from(`shuffles of ${seed}`);
  let position = played(positionOf(scene), before, chance);
  const turns: (readonly string[])[] = [];
  for (let turn = 0; !position.outcome(); turn++) {
    const isOwn = position.deciders()[0] === own;
    const { moves } = linesOf(isOwn ? level : 'captain', position, { seed: `${seed}:${turn}` })[0]!;
    if (isOwn) turns.push(moves);
    position = played(position, moves, chance);
  }
  return { turns, points: pointsOf(position) };
};

interface Ending {
  /** Turns of the one seat. */
  readonly turns: readonly (readonly string[])[];
  readonly points: Points;
}

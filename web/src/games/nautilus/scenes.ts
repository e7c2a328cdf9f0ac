/** The scenes of Nautilùs. Loaded after the table. */

import type { GameEvent } from '@ankerplatz/kit';
import { isHarbour } from '@ankerplatz/nautilus';
import type { Scene } from '../../ui/motion/scene.ts';
import { eventOf } from './selectors.ts';

/** Milliseconds until a sailor has come to its berth. */
const THE_WAY = 600;

/** A sailor makes fast in its harbour. */
export const sceneOf = (event: GameEvent): Scene | undefined => {
  const told = eventOf(event);
  if (told.type !== 'moved' || !isHarbour(told.to)) return undefined;
  return { motions: [{ at: [`piece-${told.sailor}`], how: 'moor', after: THE_WAY }] };
};

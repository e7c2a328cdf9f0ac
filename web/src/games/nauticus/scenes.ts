/** The scenes of Nauticus. Loaded after the table. */
import type { GameEvent } from '@ankerplatz/kit';
import { tables } from '@ankerplatz/nauticus';
import type { BoardProps } from '../../board/board.ts';
import type { Scene } from '../../ui/motion/scene.ts';
import { eventOf, textsOf } from './selectors.ts';

/** Milliseconds from one tile to the next, and before the first: the wheel turns. */
const A_TILE = 80;
const THE_WHEEL = 500;

/** A ship is launched; at the end of a round passes are counted, and the tiles are dealt anew. */
export const sceneOf = (event: GameEvent, props: BoardProps): Scene | undefined => {
  const told = eventOf(event);
  switch (told.type) {
    case 'shipFinished':
      return { motions: [{ at: [`ship-${told.seat}-${told.ship}`, `seat-${told.seat}`], how: 'launch' }] };
    case 'roundEnded':
      return { motions: [], line: props.words.event(event, props.names), isLast: true };
    case 'roundBegan':
      return {
        motions: told.tiles.map((action, place) => ({
          at: [`tile-${action}`],
          how: 'deal' as const,
          after: THE_WHEEL + place * A_TILE,
        })),
        line: textsOf(props).zones.round(told.round, tables.ROUNDS[props.names.length]!),
        isLast: true,
      };
    default:
      return undefined;
  }
};

import { tables } from '@ankerplatz/nauticus';
import type { BoardProps, MainButton } from '../../../board/board.ts';
import { decidingOf, mayMove, playerOf, viewOf } from '../selectors.ts';

const nothing = (label: string): MainButton => ({ label, moves: [] });

/** The pass tile that would be turned next; 0: all show their crowns. */
export const nextPass = (props: BoardProps): number => tables.PASS_TILES[playerOf(props).passes] ?? 0;

const useButton = (props: BoardProps): MainButton => {
  const { main, actions } = decidingOf(props);
  const { draft } = props;
  const { turn, known } = viewOf(draft);
  if (draft.moves.includes('pass'))
    return {
      label: main.pass(nextPass(props)),
      moves: playerOf(props).extra ? ['pass', 'end'] : ['pass'],
      isQuiet: true,
    };
  if (!draft.moves.includes('end')) return nothing(main.useExtra);
  if (turn!.extra && !known.last) return { label: main.endExtra(actions[turn!.action]), moves: ['end'] };
  return { label: main.end(turn!.passed ? 0 : turn!.blue), moves: ['end'] };
};

/** The label and moves of the main button. Passing is one tap: it also declines an extra action that is still there. */
export const mainButton = (props: BoardProps): MainButton => {
  const { main } = decidingOf(props);
  const { turn } = viewOf(props.draft);
  if (!mayMove(props)) return nothing(main.wait);
  switch (turn?.asks) {
    case undefined:
      return nothing(main.choose);
    case 'bonus':
      return nothing(main.bonus);
    case 'free':
      return nothing(main.free);
    case 'reward':
      return nothing(main.rewards(turn!.rewards!, Object.keys(turn!.taken!).length === 0));
    case 'after-pass':
      return { label: main.end(0), moves: ['end'] };
    case 'use':
      return useButton(props);
  }
};

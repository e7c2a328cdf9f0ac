import type { View } from '@ankerplatz/kit';
import { effect } from '@preact/signals';
import type { BoardModule } from '../board/board.ts';
import type { LogEntry } from '../board/source.ts';
import { Places } from '../ui/motion/place.ts';
import type { TableModel } from './model/table-model.ts';

const MARK = 'fresh';

type Flying = Pick<BoardModule, 'flights'>;

/** Where something has arrived, as names of places: each with those that stand for it. */
const goalsOf = (since: readonly LogEntry[], board: Flying, view: View): readonly (readonly string[])[] =>
  since.flatMap(({ events }) => events.flatMap(event => board.flights(event, view).map(({ to }) => to)));

/** Rings what has changed, and nothing else. */
export const mark = (root: HTMLElement, since: readonly LogEntry[], board: Flying, view: View): void => {
  const places = new Places(root);
  const changed = new Set(goalsOf(since, board, view).map(names => places.of(names)));
  for (const element of root.querySelectorAll<HTMLElement>('[data-place]'))
    element.toggleAttribute(`data-${MARK}`, changed.has(element));
};

/** Rings on a table what has changed since the person looked last, until they act. */
export const showMarks = (model: Pick<TableModel, 'props' | 'isBack' | 'board'>, root: HTMLElement): void => {
  const stop = effect(() => {
    const { since, state } = model.props.value;
    const isShown = model.isBack.value;
    // By then what has changed is drawn.
    requestAnimationFrame(() => {
      mark(root, isShown ? since : [], model.board, state.view);
      if (!isShown) stop();
    });
  });
};

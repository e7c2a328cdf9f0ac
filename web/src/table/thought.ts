import { effect } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { thoughtName } from '../board/thought.ts';
import type { TableModel } from './model/table-model.ts';

/** How far a bot's thought is shows at its seat: for the eye alone, never announced, and nothing else is drawn anew. */
export const useThought = (model: TableModel, root: RefObject<HTMLElement>): void => {
  useEffect(
    () =>
      effect(() => {
        const thought = model.controller.source.thought?.value;
        const style = root.current?.style;
        if (!thought || !style) return;
        const name = thoughtName(thought.seat);
        style.setProperty(name, thought.share.toFixed(3));
        return () => style.removeProperty(name);
      }),
    [model],
  );
};

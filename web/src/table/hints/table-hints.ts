import { capital } from '@ankerplatz/kit';
import { nameOf } from '../../ui/Named.tsx';
import type { TableModel } from '../model/table-model.ts';
import { showScenes } from '../moments/scenes.ts';
import { playSounds } from '../moments/sounds.ts';
import { showHints } from './hints.ts';
import { lastChangeOf } from './last-change.ts';
import { showSeatSays } from './seat-says.ts';
import { slowWhileHeld } from './slowed.ts';

type Shown = HTMLElement | SVGElement;

/** The name of an element, if it says more than what is seen. */
const ownName = (element: Shown): string | undefined => {
  const name = nameOf(element);
  return name === element.textContent?.trim() ? undefined : name;
};

/** Hints on what something is, and why it has changed the last time; sounds and scenes. */
export const showTableHints = async (model: TableModel, root: HTMLElement, end: AbortSignal): Promise<void> => {
  const { board, language } = model.loaded.peek();
  const [hints, sceneOf] = await Promise.all([board.hints(language), board.scenes()]);
  if (end.aborted) return;
  end.addEventListener('abort', playSounds(model));
  end.addEventListener('abort', showScenes(model, root, sceneOf));
  end.addEventListener('abort', showSeatSays(model, root));
  end.addEventListener('abort', slowWhileHeld(model, root));
  const stop = showHints(root, element => {
    // An element without such a name is told with the one around it.
    const teller = ownName(element) === undefined ? element.closest<Shown>('[data-hint]') : element;
    const about = teller?.dataset.hint;
    const said = about === undefined ? undefined : hints.about(about, model.props.peek());
    const places = element.closest<Shown>('[data-place]')?.dataset.place?.split(' ') ?? [];
    return [capital(said ?? ownName(element) ?? ''), lastChangeOf(model, places, hints.changes)]
      .filter(Boolean)
      .join(' ');
  });
  end.addEventListener('abort', stop);
};

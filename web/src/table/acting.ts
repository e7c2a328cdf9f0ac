import type { Answer } from '../net/http.ts';
import { toast } from '../ui/Toast.tsx';
import type { TableModel } from './model/table-model.ts';
import { tableText } from './text/index.ts';

/** Does it, and says what went wrong. */
export const attempt = async <T>(act: Answer<T>): Promise<T | undefined> => {
  const answer = await act;
  if (answer.ok) return answer.value;
  toast(answer.error.message || answer.error.code, { look: 'warning' });
  return undefined;
};

/** Takes back one step, or all steps down to a version; a note offers to put them back. */
export const takeBackTo = async (model: TableModel, version?: number): Promise<void> => {
  const { menu } = tableText.value;
  const { acts } = model.controller.source;
  const { takeBack } = acts.peek();
  if (!takeBack || !(await takeBack(version)).ok) return;
  model.open(null);
  toast(menu.tookBack, { act: { label: menu.putBack, run: () => acts.peek().putBack?.() } });
};

/** Whether these eyes want it already: then they may take that back. */
export const hasAgreed = (model: TableModel, kind: 'end' | 'rematch'): boolean => {
  const { eyes, agreements } = model.controller.shown.value;
  return eyes !== null && agreements[kind].includes(eyes);
};

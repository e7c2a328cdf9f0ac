import { capital, type Refusal, refusalText } from '@ankerplatz/kit';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { text } from '../text/text.ts';
import { announce } from '../ui/announcer.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { TableModel } from './model/table-model.ts';
import type { Notice } from './model/turn-controller.ts';
import { tableText } from './text/index.ts';

interface Told {
  readonly sentence: string;
  /** The paragraph that forbids it. */
  readonly rule: string | null;
}

/** Of a paragraph without a number programs alone know the name. */
const isNumbered = (paragraph: string): boolean => /\d$/.test(paragraph);

const refused = (refusal: Refusal, isComplete: boolean, model: TableModel): Told => {
  const { door, notice } = tableText.value;
  if (refusal.code === 'not-your-turn') {
    if (isComplete) return { sentence: notice.complete, rule: null };
    return { sentence: model.controller.shown.value.eyes === null ? notice.watching : notice.notYours, rule: null };
  }
  if (refusal.code === 'game-over') return { sentence: notice.over, rule: null };
  const sentence = `${capital(refusalText(refusal, model.props.value.words, door))}.`;
  return { sentence, rule: refusal.code === 'illegal-move' ? refusal.reason.rule : null };
};

/** Why something was not done, in words. */
export const noticeText = (notice: Notice, model: TableModel): Told => {
  if (notice.kind === 'refusal') return refused(notice.refusal, notice.isComplete, model);
  const { refusal, message, code } = notice.problem;
  return refusal && message === ''
    ? refused(refusal as Refusal, false, model)
    : { sentence: message || code, rule: null };
};

/** Over the action bar, so that nothing moves. */
export function NoticeBar({ model }: { readonly model: TableModel }): JSX.Element | null {
  const { notice: words } = tableText.value;
  const notice = model.controller.notice.value;
  const told = notice && noticeText(notice, model);
  useEffect(() => {
    // A refusal of what was typed is shown by the command field; one of what was handed in there may come back later.
    const isAnswered = notice?.kind === 'refusal' && document.querySelector('dialog[open]') !== null;
    if (told && !isAnswered) announce(told.sentence, 'now');
  }, [notice]);
  if (!told) return null;
  const { sentence, rule } = told;
  return (
    <div class="notice">
      <Icon name="warning" />
      <p>{sentence}</p>
      {rule !== null && (
        <button type="button" class="notice-rule" onClick={() => model.openRule(rule)}>
          {words.rule(isNumbered(rule) ? rule : '')}
        </button>
      )}
      <button
        type="button"
        class="notice-close"
        aria-label={text.value.ui.close}
        onClick={() => {
          model.controller.notice.value = null;
        }}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

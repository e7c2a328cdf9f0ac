import { CoachWords, placeOf } from '@ankerplatz/coach/words';
import { ok } from '@ankerplatz/kit';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { Draft } from '../board/draft.ts';
import { Pointers } from '../lessons/Pointers.tsx';
import { type Adviser, adviseApart } from '../local/thinker.ts';
import type { TableModel } from '../table/model/table-model.ts';
import { coachText } from '../text/coach.ts';
import { announce } from '../ui/announcer.tsx';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { CoachModel, type Leave } from './coach-model.ts';
import './coach.css';

interface PanelProps {
  readonly model: TableModel;
  readonly advise?: Adviser;
  readonly leave?: Leave;
}

/** On this device nobody is asked. */
const ALWAYS: Leave = async () => ok(undefined);

/** The coach above the table: it speaks when it is asked, and once after a turn that missed much. */
export function CoachPanel({ model, advise = adviseApart, leave = ALWAYS }: PanelProps): JSX.Element {
  const words = coachText.value;
  const coach = useMemo(() => new CoachModel(model, advise, leave), [model]);
  useEffect(() => () => coach.close(), [coach]);
  const speaker = useSpeaker(model);
  const said = speaker ? saidBy(coach, model, speaker) : words.idle;
  const isSpeaking = said !== words.idle && said !== words.waiting;
  useEffect(() => {
    if (isSpeaking) announce(said);
  }, [said]);
  return (
    <section class={isSpeaking ? 'coach-panel is-speaking' : 'coach-panel'} aria-label={words.panel}>
      <Icon name="person" />
      <p class="coach-said" tabIndex={-1}>
        {said}
      </p>
      <Ways coach={coach} />
      <Button look="quiet" class="coach-dismiss" label={words.dismiss} onClick={() => dismiss(model)}>
        <Icon name="close" size={18} />
      </Button>
      <Pointers places={placesOf(coach, model)} />
    </section>
  );
}

const dismiss = (model: TableModel): void => {
  model.controller.source.acts.peek().coach?.turn();
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
};

/** The words of the coach in the language and for the eyes of the table. */
const useSpeaker = (model: TableModel): CoachWords | null => {
  const speaker = useSignal<CoachWords | null>(null);
  const { words, language, names } = model.props.value;
  const { eyes } = model.controller.shown.value;
  useEffect(() => {
    let isWanted = true;
    void CoachWords.load(language, words, names).then(loaded => {
      if (isWanted) speaker.value = loaded;
    });
    return () => {
      isWanted = false;
    };
  }, [language, eyes, names.join()]);
  return speaker.value;
};

/** A move of the draft in the words of its chip. */
const chipsOf = (model: TableModel, moves: readonly string[]): readonly string[] => {
  const { game } = model.loaded.value;
  const { steps } = Draft.resumed(game, model.controller.draft.value.ground, moves);
  return steps.map(step => model.board.chip(step, model.props.value));
};

const saidBy = (coach: CoachModel, model: TableModel, speaker: CoachWords): string => {
  const words = coachText.value;
  const advice = coach.advice.value;
  const { missed } = coach;
  if (coach.refused.value !== null) return coach.refused.value;
  if (coach.isLost.value) return words.lost;
  if (coach.depth.value === 'none') {
    if (missed) return speaker.missed(missed.advice, missed.ahead);
    return coach.mayAsk.value ? words.idle : words.waiting;
  }
  if (!advice) return words.thinking;
  const stepOf = (move: string): string => {
    const { moves } = advice;
    return chipsOf(model, moves)[moves.indexOf(move)] ?? move;
  };
  switch (coach.depth.value) {
    case 'nudge':
      return speaker.nudge(advice);
    case 'idea':
      return speaker.ideaBeside(advice, stepOf);
    case 'turn':
      return words.turn(chipsOf(model, advice.moves).join(' · '));
  }
};

/** Where to look; with the whole turn, where it begins. */
const placesOf = (coach: CoachModel, model: TableModel): readonly string[] => {
  const advice = coach.advice.value;
  const draft = model.controller.draft.value;
  if (!advice || coach.depth.value === 'none' || !draft.isEmpty) return [];
  const { moves, seat } = advice;
  return [coach.depth.value === 'turn' ? model.board.placeOfMove(moves[0] ?? '', seat, draft) : placeOf(advice)];
};

function Ways({ coach }: { readonly coach: CoachModel }): JSX.Element | null {
  const words = coachText.value;
  const depth = coach.depth.value;
  if (!coach.mayAsk.value || (depth === 'turn' && coach.isDrafted.value)) return null;
  if (depth === 'turn')
    return (
      <Button look="plain" class="coach-ask" onClick={() => coach.draftTurn()}>
        {words.draft}
      </Button>
    );
  const label = { none: words.hint, nudge: words.more, idea: words.show }[depth];
  return (
    <Button look="plain" class="coach-ask" onClick={() => coach.hint()}>
      {label}
    </Button>
  );
}

/** The panel with its words. */
export const loadCoach = async (): Promise<typeof CoachPanel> => {
  await coachText.load();
  return CoachPanel;
};

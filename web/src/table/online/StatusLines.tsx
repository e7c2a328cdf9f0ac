import type { Vote } from '@ankerplatz/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { OnlineState } from '../../board/source.ts';
import { makeMoment, makeTime } from '../../text/intl.ts';
import { makeList } from '../../text/phrases.ts';
import { voteText } from '../../text/votes.ts';
import { announce } from '../../ui/announcer.tsx';
import { Button } from '../../ui/Button.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { attempt, hasAgreed } from '../acting.ts';
import { levelName } from '../model/seat-names.ts';
import type { TableModel } from '../model/table-model.ts';
import { loadHoliday } from '../rest/load.ts';
import { tableText } from '../text/index.ts';
import { nowAt } from './clock.ts';
import { isOpen, keyOf, proposalOf, sentenceOf } from './proposals.ts';

const HolidayLine = lazy(async () => (await loadHoliday()).HolidayLine);

interface Props {
  readonly model: TableModel;
}

/** Loaded when it is first shown, with its words. */
export const loadStatusLines = async (): Promise<typeof StatusLines> => {
  await voteText.load();
  return StatusLines;
};

/** Lines about the evening, not the game: a pause, a stand-in, votes. One calm line each. */
function StatusLines({ model }: Props): JSX.Element | null {
  const { online, result } = model.controller.shown.value;
  if (!online || result) return null;
  return (
    <>
      <Away model={model} />
      <Warned model={model} />
      {online.clocks?.some(({ holiday }) => holiday) && <HolidayLine model={model} />}
      <Paused model={model} />
      <EndWanted model={model} />
      <Votes model={model} />
    </>
  );
}

/** A stand-in plays my seat. */
function Away({ model }: Props): JSX.Element | null {
  const { away } = tableText.value.online;
  const { online, eyes, seats } = model.controller.shown.value;
  const standIn = eyes === null ? null : (seats[eyes]?.standIn ?? null);
  if (!online?.isAway || !standIn) return null;
  const by = standIn.by === 'person' ? away.somebody : levelName(standIn.by);
  const { comeBack } = model.controller.source.acts.value;
  return (
    <div class="table-line" role="status">
      <span>{standIn.isFinal ? away.final(by) : away.mine(by)}</span>
      {!standIn.isFinal && comeBack && (
        <Button look="main" onClick={() => void attempt(comeBack())}>
          {away.back}
        </Button>
      )}
    </div>
  );
}

/** The others would give my seat to another player. */
function Warned({ model }: Props): JSX.Element | null {
  const { silent } = tableText.value.online;
  const { online, eyes } = model.controller.shown.value;
  const warning = online?.warnings.find(({ seat }) => seat === eyes);
  const sentence = warning ? silent.warned(makeMoment(warning.until)) : null;
  useEffect(() => {
    if (sentence !== null) announce(sentence);
  }, [sentence]);
  if (sentence === null || online?.isAway) return null;
  return (
    <div class="table-line" role="status">
      <span>{sentence}</span>
    </div>
  );
}

/** Enters in a calendar when the game goes on. */
const enter = async (at: string, names: readonly string[]): Promise<void> => {
  const { saveEvent } = await import('./calendar.ts');
  saveEvent(at, names);
};

function Paused({ model }: Props): JSX.Element | null {
  const { pause: words } = tableText.value.online;
  const { online, eyes } = model.controller.shown.value;
  if (!online?.pause) return null;
  const { until } = online.pause;
  const { propose } = model.controller.source.acts.value;
  const isAsked = online.votes.some(vote => vote.kind === 'resume' && !vote.declined?.includes(eyes ?? -1));
  return (
    <div class="table-line" role="status">
      <span>{until === null ? words.is : words.isUntil(makeTime(until))}</span>
      {until !== null && <Button onClick={() => void enter(until, model.plainNames.value)}>{words.calendar}</Button>}
      {propose && !isAsked && <Button onClick={() => void attempt(propose({ kind: 'resume' }))}>{words.resume}</Button>}
    </div>
  );
}

/** A player wants to end the game without a winner: those who have not answered are asked here. */
function EndWanted({ model }: Props): JSX.Element | null {
  const { menu } = tableText.value;
  const { source, shown } = model.controller;
  const { agreements, result } = shown.value;
  const { agreeEnd } = source.acts.value;
  if (agreements.end.length === 0 || result) return null;
  const names = makeList(agreements.end.map(seat => model.names.value[seat] ?? ''));
  return (
    <div class="table-line" role="status">
      <span>{voteText.value.end(names)}</span>
      {agreeEnd && (
        <Button onClick={() => void attempt(agreeEnd())}>
          {hasAgreed(model, 'end') ? menu.disagreeEnd : menu.agreeEnd}
        </Button>
      )}
    </div>
  );
}

/** Votes under way: players who have not answered yet are asked here. */
function Votes({ model }: Props): JSX.Element {
  const state = model.controller.shown.value;
  const { eyes } = state;
  const votes = (state.online?.votes ?? []).filter(
    vote => isOpen(vote, state) && !(eyes !== null && vote.declined?.includes(eyes)),
  );
  return (
    <>
      {votes.map(vote => (
        <VoteLine key={keyOf(vote)} vote={vote} model={model} />
      ))}
    </>
  );
}

/** Longer than this no timer of a browser waits. */
const LONGEST_MS = 2 ** 31 - 1;

/** Whether a time of the server has come; looked at again when it does. */
const useDue = (until: string | null, online: OnlineState | undefined): boolean => {
  const looked = useSignal(0);
  const wait = until === null || !online ? 0 : Date.parse(until) - nowAt(online);
  useEffect(() => {
    if (wait <= 0) return;
    const timer = setTimeout(() => looked.value++, Math.min(wait + 1, LONGEST_MS));
    return () => clearTimeout(timer);
  }, [until, looked.value]);
  return until !== null && wait <= 0;
};

interface VoteProps extends Props {
  readonly vote: Vote;
}

function VoteLine({ vote, model }: VoteProps): JSX.Element {
  const words = voteText.value;
  const { eyes, online } = model.controller.shown.value;
  const { propose, unpropose } = model.controller.source.acts.value;
  const isMine = eyes !== null && vote.seats.includes(eyes);
  const isAsked = !isMine && eyes !== null && vote.seat !== eyes;
  const warning = online?.warnings.find(({ seat }) => vote.kind === 'replace' && seat === vote.seat);
  const isDue = useDue(warning?.until ?? null, online);
  const sentence = sentenceOf(vote, model);
  const names = (vote.declined ?? []).map(seat => model.plainNames.value[seat] ?? '');
  const declined = names.length > 0 ? words.declined(makeList(names)) : '';
  useEffect(() => {
    if (!isMine) announce(sentence);
  }, [sentence]);
  useEffect(() => {
    if (declined) announce(declined);
  }, [declined]);
  return (
    <div class="table-line">
      <span>
        {sentence} {declined} {warning && !isDue && words.notBefore(makeMoment(warning.until))}
      </span>
      {isMine && warning && isDue && propose && (
        <Button look="main" onClick={() => void attempt(propose(proposalOf(vote)))}>
          {words.now}
        </Button>
      )}
      {isMine && unpropose && <Button onClick={() => void attempt(unpropose())}>{words.withdraw}</Button>}
      {isAsked && propose && (
        <span class="table-line-answers">
          <Button look="main" onClick={() => void attempt(propose(proposalOf(vote)))}>
            {words.agree}
          </Button>
          <Button onClick={() => void attempt(propose({ ...proposalOf(vote), declines: true }))}>
            {words.decline}
          </Button>
        </span>
      )}
    </div>
  );
}

import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useLayoutEffect, useMemo } from 'preact/hooks';

interface Spoken {
  readonly sentence: string;
  /** Counts all sentences, so that the same one twice is spoken twice. */
  readonly turn: number;
  /** When the sentence was said, in milliseconds. */
  readonly at: number;
}

const SILENCE: Spoken = { sentence: '', turn: 0, at: 0 };
const polite = signal(SILENCE);
const urgent = signal(SILENCE);
let turns = 0;

/** The regions that could speak, the uppermost last: behind an open dialog nothing is heard. */
const regions = signal<readonly symbol[]>([]);
/** Sentences up to this turn were said by a region that is covered or gone. */
const heard = signal(0);
/** A dialog has just come or gone: what a region says as soon as it is there is not heard, either. */
let isNew = false;

/** Milliseconds for which a sentence stays at least: a busy screen reader never speaks one that is replaced sooner. */
const A_MOMENT = 400;
/** The same for an answer: a screen reader that lags behind would read first what is said soon after it. */
const AN_ANSWER = 1000;

/** Sentences that wait until the one before them has had its moment. */
const waiting: string[] = [];
/** An answer that waits for a region to be heard from. */
let held = '';
let moment: ReturnType<typeof setTimeout> | undefined;

/** Screen readers keep silent about what is the same as before: a space that nobody hears tells them apart. */
const say = (region: typeof polite, sentence: string): void => {
  const isSame = sentence === region.peek().sentence;
  region.value = { sentence: isSame ? `${sentence}\u00a0` : sentence, turn: ++turns, at: performance.now() };
};

const rest = (ms: number): void => {
  clearTimeout(moment);
  moment = setTimeout(sayNext, ms);
};

const sayNow = (sentence: string): void => {
  say(urgent, sentence);
  // The next sentence would silence what is said together with it.
  rest(AN_ANSWER);
};

const sayNext = (): void => {
  moment = undefined;
  const wasNew = isNew;
  isNew = false;
  const answer = held;
  held = '';
  if (answer) {
    sayNow(answer);
    return;
  }
  if (wasNew) {
    // The name of a dialog is said meanwhile: a sentence would take its place.
    rest(AN_ANSWER - A_MOMENT);
    return;
  }
  const next = waiting.shift();
  if (next === undefined) return;
  say(polite, next);
  rest(A_MOMENT);
};

/** Whether a sentence was covered before it had its moment, so that it was not heard. */
const isCutOff = ({ turn, at }: Spoken): boolean => turn > heard.peek() && performance.now() - at < A_MOMENT;

/** Another region speaks from now on, and says what was not heard. */
const change = (next: readonly symbol[]): void => {
  // The page's own is there before anything is said, and for good.
  isNew = next.length > 0 && next.length + regions.peek().length > 2;
  if (isNew) {
    if (isCutOff(polite.peek())) waiting.unshift(polite.peek().sentence.trim());
    if (isCutOff(urgent.peek())) held = urgent.peek().sentence.trim();
    rest(A_MOMENT);
  }
  heard.value = turns;
  regions.value = next;
};

/** Speaks a sentence to those who listen: after what is being read, or at once (refusals, answers to commands). */
export const announce = (sentence: string, how: 'polite' | 'now' = 'polite'): void => {
  if (how === 'polite') waiting.push(sentence);
  else if (isNew) held = sentence;
  else sayNow(sentence);
  if (moment === undefined) sayNext();
};

/** The two live regions: of the page, rendered once before anything is said, and of every open dialog. */
export function Announcer(): JSX.Element {
  const self = useMemo(() => Symbol('region'), []);
  // Together with the dialog that it stands in: from then on nobody hears those beneath.
  useLayoutEffect(() => {
    change([...regions.peek(), self]);
    return () => change(regions.peek().filter(other => other !== self));
  }, []);
  const speaks = regions.value.at(-1) === self;
  return (
    <>
      <div class="hidden-text announcer" role="status" aria-live="polite">
        <Lines spoken={speaks && polite.value.turn > heard.value ? polite.value : SILENCE} />
      </div>
      <div class="hidden-text announcer" role="alert" aria-live="assertive">
        <Lines spoken={speaks && urgent.value.turn > heard.value ? urgent.value : SILENCE} />
      </div>
    </>
  );
}

/** All lines in one text: of several pieces some screen readers say the last alone. */
function Lines({ spoken: { sentence, turn } }: { readonly spoken: Spoken }): JSX.Element {
  return <p key={turn}>{sentence}</p>;
}

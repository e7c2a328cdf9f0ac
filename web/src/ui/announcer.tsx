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

/** The last sentences, the newest last. */
const polite = signal<readonly Spoken[]>([]);
const urgent = signal<readonly Spoken[]>([]);
let turns = 0;

/** The regions that could speak, the uppermost last: behind an open dialog nothing is heard. */
const regions = signal<readonly symbol[]>([]);
/** Sentences up to this turn were said by a region that is covered or gone. */
const heard = signal(0);
/** A dialog has just come or gone: what a region says as soon as it is there is not heard, either. */
let isNew = false;

/** Milliseconds for which a sentence stays: a busy screen reader comes late, and never speaks one that has gone. */
const KEPT = 10_000;
/** Milliseconds between two sentences. */
const A_MOMENT = 400;
/** The same after an answer: a screen reader that lags behind would read first what is said soon after it. */
const AN_ANSWER = 1000;

/** Sentences that wait until the one before them has had its moment. */
const waiting: string[] = [];
/** An answer that waits for a region to be heard from. */
let held = '';
let moment: ReturnType<typeof setTimeout> | undefined;

/** Screen readers keep silent about what is the same as before: a space that nobody hears tells them apart. */
const say = (region: typeof polite, sentence: string): void => {
  const said = region.peek();
  const at = performance.now();
  const isSame = sentence === said.at(-1)?.sentence;
  region.value = [
    ...said.filter(each => at - each.at < KEPT),
    { sentence: isSame ? `${sentence}\u00a0` : sentence, turn: ++turns, at },
  ];
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

/** Sentences that were covered before they had their moment, so that they were not heard. */
const cutOff = (region: typeof polite): readonly string[] =>
  region
    .peek()
    .filter(({ turn, at }) => turn > heard.peek() && performance.now() - at < A_MOMENT)
    .map(({ sentence }) => sentence.trim());

/** Another region speaks from now on, and says what was not heard. */
const change = (next: readonly symbol[]): void => {
  // The page's own is there before anything is said, and for good.
  isNew = next.length > 0 && next.length + regions.peek().length > 2;
  if (isNew) {
    waiting.unshift(...cutOff(polite));
    held = cutOff(urgent).at(-1) ?? held;
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
      <div class="hidden-text announcer" role="status" aria-live="polite" aria-atomic="false">
        {speaks && linesOf(polite)}
      </div>
      <div class="hidden-text announcer" role="alert" aria-live="assertive" aria-atomic="false">
        {speaks && linesOf(urgent)}
      </div>
    </>
  );
}

/** A text for each sentence, all its lines in it: of several pieces at once some screen readers say the last alone. */
const linesOf = (region: typeof polite): readonly JSX.Element[] =>
  region.value.filter(({ turn }) => turn > heard.value).map(({ sentence, turn }) => <p key={turn}>{sentence}</p>);

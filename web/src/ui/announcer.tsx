import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';

interface Spoken {
  readonly sentence: string;
  /** Changes with every sentence, so that the same one twice is spoken twice. */
  readonly turn: number;
}

const SILENCE: Spoken = { sentence: '', turn: 0 };
const polite = signal(SILENCE);
const urgent = signal(SILENCE);

/** Those that could speak, the uppermost last: behind an open dialog nothing is heard. */
const regions = signal<readonly symbol[]>([]);
/** What was said up to these turns was said by a region that is covered or gone; nobody says it again. */
const heard = signal({ polite: 0, urgent: 0 });

const change = (next: readonly symbol[]): void => {
  heard.value = { polite: polite.peek().turn, urgent: urgent.peek().turn };
  regions.value = next;
};

/** Milliseconds for which a sentence stays at least: a busy screen reader never speaks one that is replaced sooner. */
const A_MOMENT = 400;
/** The same for an answer: what is said soon after it, a screen reader that lags behind would read first. */
const AN_ANSWER = 1000;

/** Those that wait until the one before them has had its moment. */
const waiting: string[] = [];
let moment: ReturnType<typeof setTimeout> | undefined;

/** Screen readers keep silent about what is the same as before: a space that nobody hears tells them apart. */
const say = (region: typeof polite, sentence: string): void => {
  const { sentence: before, turn } = region.value;
  region.value = { sentence: sentence === before ? `${sentence}\u00a0` : sentence, turn: turn + 1 };
};

const sayNext = (): void => {
  const next = waiting.shift();
  moment = undefined;
  if (next === undefined) return;
  say(polite, next);
  moment = setTimeout(sayNext, A_MOMENT);
};

/** Speaks a sentence to those who listen: after what is being read, or at once (refusals, answers to commands). */
export const announce = (sentence: string, how: 'polite' | 'now' = 'polite'): void => {
  if (how === 'polite') waiting.push(sentence);
  else {
    say(urgent, sentence);
    // It would silence what is said together with it.
    clearTimeout(moment);
    moment = setTimeout(sayNext, AN_ANSWER);
  }
  if (moment === undefined) sayNext();
};

/** The two live regions: of the page, rendered once before anything is said, and of every open dialog. */
export function Announcer(): JSX.Element {
  const self = useMemo(() => Symbol('region'), []);
  useEffect(() => {
    change([...regions.peek(), self]);
    return () => change(regions.peek().filter(other => other !== self));
  }, []);
  const speaks = regions.value.at(-1) === self;
  return (
    <>
      <div class="hidden-text announcer" role="status" aria-live="polite">
        <Lines spoken={speaks && polite.value.turn > heard.value.polite ? polite.value : SILENCE} />
      </div>
      <div class="hidden-text announcer" role="alert" aria-live="assertive">
        <Lines spoken={speaks && urgent.value.turn > heard.value.urgent ? urgent.value : SILENCE} />
      </div>
    </>
  );
}

/** All lines in one text: of several pieces some screen readers say the last alone. */
function Lines({ spoken: { sentence, turn } }: { readonly spoken: Spoken }): JSX.Element {
  return <p key={turn}>{sentence}</p>;
}

import type { Position, View } from '@ankerplatz/kit';
import { loadGame } from '@ankerplatz/registry/lazy';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Host, seatInfosOf } from '../../local/host.ts';
import { findGame } from '../../local/saved.ts';
import { addressOf } from '../../shell/routes.ts';
import { Shell } from '../../shell/Shell.tsx';
import { namesOf } from '../../table/model/seat-names.ts';
import { makeList } from '../../text/intl.ts';
import { reviewText } from '../../text/review.ts';
import { Icon } from '../../ui/Icon.tsx';
import { type ReviewFacts, reviewOf } from './game-review.ts';

interface Reviewed {
  readonly host: Host;
  readonly seat: number;
}

/** A game of this device that is over and that one person played. */
const load = async (id: string): Promise<Reviewed | 'missing'> => {
  const saved = await findGame(id);
  if (!saved?.isOver) return 'missing';
  const resumed = Host.resume(await loadGame(saved.game), saved);
  const people = saved.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return resumed.ok && people.length === 1 ? { host: resumed.value, seat: people[0]! } : 'missing';
};

/** Where a game has sailors: those of the own side that are in harbour. */
const harbouredOf = (view: View, seat: number): ReviewFacts['harboured'] => {
  const { sailors } = view as { readonly sailors?: Readonly<Record<string, readonly string[]>> };
  if (!sailors) return null;
  const own = Object.values(sailors)
    .filter((_, colour) => colour % 2 === seat % 2)
    .flat();
  return { home: own.filter(place => place.startsWith('h') && place !== 'home').length, all: own.length };
};

const factsOf = ({ host, seat }: Reviewed): ReviewFacts => {
  const tally = host.game.tally(host.saved.seats.length);
  for (const { events } of host.log(seat)) for (const event of events) tally.tell(event);
  const figures = tally.figures(host.position as Position);
  return {
    own: figures[seat]!,
    others: figures.filter((_, other) => other !== seat),
    harboured: harbouredOf(host.view(seat), seat),
  };
};

const verdictOf = ({ host, seat }: Reviewed): string => {
  const words = reviewText.value;
  const ranks = host.result?.ranks ?? [];
  if (ranks[seat] === 1) return words.won;
  const names = namesOf(seatInfosOf(host.saved, seat));
  return words.lost(makeList(names.filter((_, other) => ranks[other] === 1)));
};

/** How a game went: what was good by its figures, and one thing to try next. */
export function GameReview({ id }: { readonly id: string }): JSX.Element | null {
  const reviewed = useSignal<Reviewed | 'missing' | null>(null);
  useEffect(() => {
    void Promise.all([load(id), reviewText.load()]).then(([found]) => {
      reviewed.value = found;
    });
  }, [id]);
  if (reviewed.value === null) return null;
  const words = reviewText.value;
  return (
    <Shell title={words.title} width="narrow">
      <h1>{words.title}</h1>
      {reviewed.value === 'missing' ? <p>{words.missing}</p> : <Told reviewed={reviewed.value} />}
    </Shell>
  );
}

function Told({ reviewed }: { readonly reviewed: Reviewed }): JSX.Element {
  const words = reviewText.value;
  const { game } = reviewed.host.saved;
  const { good, next } = reviewOf(game, factsOf(reviewed), words);
  return (
    <>
      <p class="review-verdict">{verdictOf(reviewed)}</p>
      <section aria-labelledby="review-good">
        <h2 id="review-good">{words.good}</h2>
        <ul class="review-good">
          {good.map(sentence => (
            <li key={sentence}>
              <Icon name="check" /> {sentence}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="review-next">
        <h2 id="review-next">{words.next}</h2>
        <p class="review-next">{next}</p>
      </section>
      <p class="review-ways">
        <a class="button button-main" href="/">
          {words.again}
        </a>
        <a class="button button-plain" href={addressOf({ page: 'learn', game, lesson: null })}>
          {words.lessons}
        </a>
      </p>
    </>
  );
}

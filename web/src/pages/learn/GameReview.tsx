import { LEVELS, type Level, type Position } from '@ankerplatz/kit';
import { loadGame } from '@ankerplatz/registry/lazy';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { BoardModule } from '../../board/board.ts';
import type { ReviewFacts } from '../../board/review.ts';
import { loadBoard } from '../../games/boards.ts';
import { Host, seatInfosOf } from '../../local/host.ts';
import { findGame } from '../../local/saved.ts';
import { addressOf } from '../../shell/routes.ts';
import { Shell } from '../../shell/Shell.tsx';
import { namesOf } from '../../table/model/seat-names.ts';
import { makeList } from '../../text/phrases.ts';
import { reviewText } from '../../text/review.ts';
import { text } from '../../text/text.ts';
import { Icon } from '../../ui/Icon.tsx';

type ReviewOf = Awaited<ReturnType<BoardModule['review']>>;

interface Reviewed {
  readonly host: Host;
  readonly seat: number;
  readonly reviewOf: ReviewOf;
}

/** A game of this device that is over and that one person played. */
const load = async (id: string): Promise<Reviewed | 'missing'> => {
  const saved = await findGame(id);
  if (!saved?.isOver) return 'missing';
  const [game, board] = await Promise.all([loadGame(saved.game), loadBoard(saved.game)]);
  const resumed = Host.resume(game, saved);
  const people = saved.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  if (!resumed.ok || people.length !== 1) return 'missing';
  return { host: resumed.value, seat: people[0]!, reviewOf: await board.review() };
};

/** The name of a bot that is stronger than all at the table. */
const strongerThan = ({ host }: Reviewed): string | null => {
  const strongest = Math.max(
    ...host.saved.seats.map(seat => (seat.kind === 'bot' ? LEVELS.indexOf(seat.level as Level) : -1)),
  );
  const stronger = LEVELS[strongest + 1];
  return stronger === undefined ? null : text.value.levelNames[stronger];
};

const playedIn = (reviewed: Reviewed): ReviewFacts => {
  const { host, seat } = reviewed;
  const tally = host.game.tally(host.saved.seats.length);
  const events = host.log(seat).flatMap(entry => entry.events);
  for (const event of events) tally.tell(event);
  const figures = tally.figures(host.position as Position);
  return { seat, view: host.view(seat), events, figures, stronger: strongerThan(reviewed) };
};

const verdictOf = ({ host, seat }: Reviewed): string => {
  const words = reviewText.value;
  const ranks = host.result?.ranks ?? [];
  if (ranks[seat] === 1) return words.won;
  const winners = namesOf(seatInfosOf(host.saved, seat)).filter((_, other) => ranks[other] === 1);
  return words.lost(makeList(winners), winners.length > 1);
};

/** The review of a game: what was good by its figures, and one thing to try next. */
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
  const { score, good, next } = reviewed.reviewOf(playedIn(reviewed), words);
  return (
    <>
      <p class="review-verdict">{verdictOf(reviewed)}</p>
      {score !== null && <p>{score}</p>}
      {good.length > 0 && (
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
      )}
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

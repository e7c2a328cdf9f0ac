import { isLevel } from '@ankerplatz/kit';
import type { Leaderboard, Pace, PersonRating, RatingKind } from '@ankerplatz/protocol';
import { ratingKindOf } from '@ankerplatz/protocol/rating-kinds';
import { BOARD_GAME_IDS, type BoardGameId } from '@ankerplatz/registry/lazy';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { ratingsApi } from '../../net/api/ratings.ts';
import { me, needMe } from '../../net/me.ts';
import { RatingNumber } from '../../ratings/RatingNumber.tsx';
import { className } from '../../ratings/rating-labels.ts';
import { kindsOf } from '../../setup/kinds.ts';
import { addressOf } from '../../shell/routes.ts';
import { Shell } from '../../shell/Shell.tsx';
import { makeNumber } from '../../text/intl.ts';
import { ratingsText } from '../../text/ratings.ts';
import { text } from '../../text/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/fields/Choice.tsx';
import { MemberSign } from '../../ui/MemberSign.tsx';
import '../../ratings/ratings.css';

const PACES: readonly Pace[] = ['live', 'slow'];

/** The kinds of a game that are rated together. */
const classesOf = (game: BoardGameId): string[] => [
  ...new Set(kindsOf(game).map(({ asked }) => ratingKindOf({ game, ...asked }, 'live').class)),
];

/** The strongest players, by game, kind and pace. */
function Ratings(): JSX.Element {
  const words = ratingsText.value;
  const game = useSignal<BoardGameId>(BOARD_GAME_IDS[0]!);
  const each = useSignal(classesOf(game.value)[0]!);
  const pace = useSignal<Pace>('live');
  return (
    <Shell title={words.title} width="narrow">
      <div class="ratings">
        <h1>{words.title}</h1>
        <p>{words.hint}</p>
        <Choice
          label={words.game}
          options={BOARD_GAME_IDS.map(id => ({ value: id, label: text.value.games[id].name }))}
          value={game.value}
          onChange={id => {
            game.value = id;
            each.value = classesOf(id)[0]!;
          }}
        />
        <Choice
          label={words.kind}
          options={classesOf(game.value).map(value => ({ value, label: className(value) }))}
          value={each.value}
          onChange={value => {
            each.value = value;
          }}
        />
        <Choice
          label={words.pace}
          options={PACES.map(value => ({ value, label: words.paces[value] }))}
          value={pace.value}
          onChange={value => {
            pace.value = value;
          }}
        />
        {me.value === null ? <Stranger /> : <Board kind={{ game: game.value, class: each.value, pace: pace.value }} />}
        <details>
          <summary>{words.how}</summary>
          <ul>
            {words.hints.map(hint => (
              <li key={hint}>{hint}</li>
            ))}
          </ul>
        </details>
      </div>
    </Shell>
  );
}

function Stranger(): JSX.Element {
  const words = ratingsText.value;
  return (
    <>
      <p>{words.stranger}</p>
      <Button look="main" onClick={() => void needMe()}>
        {words.comeIn}
      </Button>
    </>
  );
}

/** One leaderboard, my own place, and the bots. */
function Board({ kind }: { readonly kind: RatingKind }): JSX.Element {
  const board = useSignal<Leaderboard | null>(null);
  const problem = useSignal<string | null>(null);
  const { game, class: each, pace } = kind;
  useEffect(() => {
    let isWanted = true;
    void ratingsApi.leaderboard(kind).then(answer => {
      if (!isWanted) return;
      board.value = answer.ok ? answer.value : null;
      problem.value = answer.ok ? null : answer.error.message;
    });
    return () => {
      isWanted = false;
    };
  }, [game, each, pace, me.value?.id]);
  if (problem.value !== null) return <p role="status">{problem.value}</p>;
  if (!board.value) return <p role="status">{text.value.home.loading}</p>;
  return (
    <div class="ratings-list">
      <Mine board={board.value} />
      <People board={board.value} />
      <Bots board={board.value} />
    </div>
  );
}

type BoardProps = { readonly board: Leaderboard };

/** After how many games, in which place, or what is missing for one. */
const standingOf = ({ games, place, opponents }: PersonRating, needed: number): string => {
  const words = ratingsText.value;
  const missing = opponents < needed ? [words.missing(opponents, needed)] : [];
  return [words.played(games), ...(place === null ? missing : [words.placed(place)])].join(', ');
};

function Mine({ board: { mine, opponents } }: BoardProps): JSX.Element {
  const words = ratingsText.value;
  return (
    <section aria-labelledby="ratings-own">
      <h2 id="ratings-own">{words.mine}</h2>
      {mine ? (
        <>
          <p>
            <RatingNumber {...mine} />
          </p>
          <p class="ratings-soft">{standingOf(mine, opponents)}</p>
        </>
      ) : (
        <p class="ratings-soft">{words.mineNone}</p>
      )}
    </section>
  );
}

function People({ board: { people } }: BoardProps): JSX.Element {
  const words = ratingsText.value;
  if (people.length === 0) return <p role="status">{words.none}</p>;
  return (
    <table class="ratings-table">
      <caption class="hidden-text">{words.title}</caption>
      <thead>
        <tr>
          {[words.place, words.name, words.rating, words.games].map(head => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {people.map(({ place, person, isMe, rating, spread, games }, row) => (
          <tr key={person?.id ?? String(row)} class={isMe ? 'is-me' : undefined}>
            <td class="figures">{place}</td>
            <th scope="row">
              {person ? (
                <>
                  <a href={addressOf({ page: 'people', id: person.id })}>
                    <bdi>{person.name}</bdi>
                  </a>
                  <MemberSign of={person} /> {isMe && `(${words.you})`}
                </>
              ) : (
                words.somebody
              )}
            </th>
            <td>
              <RatingNumber rating={rating} spread={spread} />
            </td>
            <td class="figures">{makeNumber(games)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Bots({ board: { bots } }: BoardProps): JSX.Element | null {
  const words = ratingsText.value;
  const { levelNames } = text.value;
  if (bots.length === 0) return null;
  return (
    <section aria-labelledby="ratings-bots">
      <h2 id="ratings-bots">{words.bots}</h2>
      <p class="ratings-soft">{words.botsHint}</p>
      <table class="ratings-table">
        <thead>
          <tr>
            <th scope="col">{words.level}</th>
            <th scope="col">{words.rating}</th>
          </tr>
        </thead>
        <tbody>
          {bots.map(({ level, rating }) => (
            <tr key={level}>
              <th scope="row">{isLevel(level) ? levelNames[level] : level}</th>
              <td class="figures">{rating}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Loaded when it is first shown, with its words. */
export const loadRatings = async () => {
  await ratingsText.load();
  return Ratings;
};

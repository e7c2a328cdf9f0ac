import type { PlayedGame } from '@ankerplatz/protocol';
import type { JSX } from 'preact';
import { addressOf } from '../shell/routes.ts';
import { makeAgo } from '../text/intl.ts';
import { makeList } from '../text/phrases.ts';
import { statisticsText } from '../text/statistics.ts';
import { kindLabel, levelName } from './labels.ts';

const resultLabel = ({ isWon, isDrawn, rank, points }: PlayedGame): string => {
  const words = statisticsText.value;
  const result = isDrawn ? words.isDrawn : isWon ? words.isWon : words.place(rank);
  return points === null ? result : `${result}, ${words.points(points)}`;
};

const endLabel = ({ end }: PlayedGame): string | null =>
  end === null || end === 'played' ? null : statisticsText.value.endings[end];

const othersLabel = ({ seats, seat }: PlayedGame): string =>
  makeList(
    seats.flatMap(({ person, level }, each) => {
      if (each === seat) return [];
      return [person?.name ?? (level === null ? statisticsText.value.somebody : levelName(level))];
    }),
  );

const addressOfGame = ({ table, number, key }: PlayedGame): string =>
  addressOf({
    ...{ page: 'table', id: table, entry: 0, invitation: null, game: number },
    ...(key !== null && { replayKey: key }),
  });

/** Finished games, each with its result and the way to it. */
export function GameRows({ games }: { readonly games: readonly PlayedGame[] }): JSX.Element {
  return (
    <ul class="game-rows">
      {games.map(game => (
        <li key={`${game.table} ${game.number}`}>
          <a href={addressOfGame(game)}>
            <span class="game-row-kind">{kindLabel(game)}</span>
            <span class={`game-row-result ${game.isWon ? 'is-won' : ''}`}>{resultLabel(game)}</span>
            <span class="game-row-others">{othersLabel(game)}</span>
            <span class="game-row-more">
              {[endLabel(game), game.key === null ? null : statisticsText.value.private, makeAgo(game.at)]
                .filter(each => each !== null)
                .join(' · ')}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

import { DIFFICULTIES, type PuzzleBook, puzzleOfDay, THEMES, type Theme } from '@ankerplatz/kit/puzzle';
import { BOARD_GAME_IDS, type BoardGameId, titleOf } from '@ankerplatz/registry/lazy';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { keepWithAccount } from '../../lessons/kept-with-account.ts';
import { firstOpen, isSolved, puzzlesOf } from '../../puzzles/choice.ts';
import { loadPuzzles } from '../../puzzles/load-puzzles.ts';
import { addressOf, type Route } from '../../shell/routes.ts';
import { Shell } from '../../shell/Shell.tsx';
import { makePair } from '../../text/phrases.ts';
import { puzzleText } from '../../text/puzzles.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PuzzlePage } from './PuzzlePage.tsx';
import './puzzles.css';

/** The puzzles: of both games, of one, or one on the table. */
export function Puzzles({ game, puzzle }: Extract<Route, { page: 'puzzles' }>): JSX.Element {
  if (game !== null && puzzle !== null) return <PuzzlePage game={game} id={puzzle} />;
  return <Overview games={game === null ? BOARD_GAME_IDS : [game]} />;
}

interface Shelf {
  readonly game: BoardGameId;
  readonly book: PuzzleBook;
}

const loadShelves = async (games: readonly BoardGameId[]): Promise<readonly Shelf[]> => {
  const found = await Promise.all(games.map(async game => ({ game, book: await loadPuzzles(game) })));
  return found.flatMap(({ game, book }) => (book ? [{ game, book }] : []));
};

function Overview({ games }: { readonly games: readonly BoardGameId[] }): JSX.Element {
  const words = puzzleText.value;
  const shelves = useSignal<readonly Shelf[]>([]);
  useEffect(() => {
    void keepWithAccount();
    void loadShelves(games).then(found => {
      shelves.value = found;
    });
  }, [games.join()]);
  return (
    <Shell title={words.title} width="narrow">
      <h1>{words.title}</h1>
      <p class="puzzles-what">{words.what}</p>
      {shelves.value.map(({ game, book }) => (
        <Book key={game} game={game} book={book} />
      ))}
    </Shell>
  );
}

const thisDay = (): [number, number, number] => {
  const now = new Date();
  return [now.getFullYear(), now.getMonth(), now.getDate()];
};

/** The puzzles of a game by theme and difficulty, and that of today. */
function Book({ game, book: { puzzles } }: Shelf): JSX.Element {
  const words = puzzleText.value;
  const today = puzzleOfDay(puzzles, thisDay());
  const solved = puzzles.filter(({ id }) => isSolved(game, id)).length;
  const themes = THEMES.filter(theme => puzzles.some(puzzle => puzzle.theme === theme));
  return (
    <section class="puzzles-book" aria-labelledby={`puzzles-${game}`}>
      <header class="puzzles-head">
        <h2 id={`puzzles-${game}`}>{titleOf(game)}</h2>
        <p>{words.solvedOf(solved, puzzles.length)}</p>
        {today && (
          <a class="button button-main" href={addressOf({ page: 'puzzles', game, puzzle: today.id })}>
            <Icon name={isSolved(game, today.id) ? 'check' : 'play'} /> {words.today}
          </a>
        )}
      </header>
      <table class="puzzles-table">
        <thead>
          <tr>
            <th scope="col">{words.theme}</th>
            {DIFFICULTIES.map(difficulty => (
              <th key={difficulty} scope="col">
                {words.difficulties[difficulty]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {themes.map(theme => (
            <ThemeRow key={theme} game={game} puzzles={puzzles} theme={theme} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface ThemeRowProps {
  readonly game: BoardGameId;
  readonly puzzles: PuzzleBook['puzzles'];
  readonly theme: Theme;
}

function ThemeRow({ game, puzzles, theme }: ThemeRowProps): JSX.Element {
  const words = puzzleText.value;
  return (
    <tr>
      <th scope="row">{words.themes[theme]}</th>
      {DIFFICULTIES.map(difficulty => {
        const some = puzzlesOf(puzzles, theme, difficulty);
        const first = firstOpen(game, some);
        const solved = some.filter(({ id }) => isSolved(game, id)).length;
        return (
          <td key={difficulty}>
            {first && (
              <a href={addressOf({ page: 'puzzles', game, puzzle: first.id })}>
                <span class="hidden-text">
                  {words.themes[theme]}, {makePair(words.difficulties[difficulty], words.solvedOf(solved, some.length))}
                </span>
                <span class="figures" aria-hidden="true">
                  {solved}/{some.length}
                </span>
              </a>
            )}
          </td>
        );
      })}
    </tr>
  );
}

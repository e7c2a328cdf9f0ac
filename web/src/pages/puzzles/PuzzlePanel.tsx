import type { Puzzle } from '@ankerplatz/kit/puzzle';
import { scoringOf } from '@ankerplatz/registry/lazy';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { keepWithAccount } from '../../lessons/kept-with-account.ts';
import { Pointers } from '../../lessons/Pointers.tsx';
import { nextPuzzle } from '../../puzzles/choice.ts';
import { addressOf } from '../../shell/routes.ts';
import { Menu } from '../../table/Menu.tsx';
import type { TableModel } from '../../table/model/table-model.ts';
import { tableText } from '../../table/text/index.ts';
import { puzzleText } from '../../text/puzzles.ts';
import { announce } from '../../ui/announcer.tsx';
import { Button } from '../../ui/Button.tsx';
import { isWide } from '../../ui/device/wide.ts';
import { Icon } from '../../ui/Icon.tsx';
import { HINTS, type PuzzleModel, type PuzzleState } from './puzzle-model.ts';

interface PanelProps {
  readonly model: TableModel;
  readonly puzzle: PuzzleModel;
}

/** The question and its answer, above the table that they are about. */
export function PuzzlePanel({ model, puzzle }: PanelProps): JSX.Element {
  const words = puzzleText.value;
  const { table } = puzzle;
  const { kind } = puzzle.state.value;
  const run = table.run.value;
  useEffect(puzzle.look, [run]);
  useEffect(() => {
    if (kind === 'found' || kind === 'judged') void keepWithAccount();
  }, [kind]);
  const said = saidBy(puzzle);
  useEffect(() => announce(said), [said]);
  const isPointing = kind === 'asking' && puzzle.hints.value > 0 && run.version === puzzle.puzzle.before.length;
  return (
    <section class="lesson-panel" aria-label={words.panel}>
      <Head model={model} puzzle={puzzle} />
      <div class={isWrong(puzzle.state.value) ? 'lesson-said puzzle-said is-astray' : 'lesson-said puzzle-said'}>
        <div class="lesson-text puzzle-text">
          <p tabIndex={-1}>{said}</p>
          {isWrong(puzzle.state.value) && <Line model={model} puzzle={puzzle} />}
        </div>
        <Ways puzzle={puzzle} />
      </div>
      <Pointers places={isPointing ? [placeIn(model, puzzle.puzzle)] : []} />
    </section>
  );
}

/** The place where the best turn begins. */
const placeIn = ({ board, controller }: TableModel, { best, seat }: Puzzle): string =>
  board.placeOfMove(best[0]!, seat, controller.draft.value);

const isRight = (state: PuzzleState): boolean =>
  state.kind === 'found' || (state.kind === 'judged' && state.verdict.isRight);

const isWrong = (state: PuzzleState): boolean => state.kind === 'judged' && !state.verdict.isRight;

const saidBy = ({ state, hints, puzzle, id }: PuzzleModel): string => {
  const words = puzzleText.value;
  const now = state.value;
  switch (now.kind) {
    case 'asking':
      return [words.find, hints.value > 0 && words.where, hints.value > 1 && words.ideas[puzzle.theme]]
        .filter(Boolean)
        .join(' ');
    case 'looking':
      return words.looking;
    case 'lost':
      return words.lost;
    case 'found':
      return words.found;
    case 'judged': {
      const { played, best } = now.verdict;
      if (now.verdict.isRight) return words.asGood;
      return scoringOf(id) === 'race' ? words.chances(played, best) : words.points(played, best);
    }
  }
};

/** The best turn, where it is wanted. */
function Line({ model, puzzle }: PanelProps): JSX.Element {
  const told = puzzle.bestEvents.filter(event => model.board.isTold(event)).map(event => model.tell(event));
  return (
    <details class="puzzle-line">
      <summary>{puzzleText.value.best}</summary>
      <ol>
        {told.map((sentence, place) => (
          <li key={place}>{sentence}</li>
        ))}
      </ol>
    </details>
  );
}

function Ways({ puzzle }: { readonly puzzle: PuzzleModel }): JSX.Element | null {
  const words = puzzleText.value;
  const state = puzzle.state.value;
  if (state.kind === 'asking')
    return puzzle.hints.value < HINTS ? (
      <Button look="quiet" onClick={() => puzzle.hint()}>
        <Icon name="help" /> {words.hint}
      </Button>
    ) : null;
  if (state.kind === 'looking') return null;
  if (!isRight(state))
    return (
      <Button look="main" onClick={() => puzzle.again()}>
        <Icon name="undo" /> {words.again}
      </Button>
    );
  const next = nextPuzzle(puzzle.id, puzzle.book.puzzles, puzzle.puzzle);
  return (
    <div class="lesson-ways">
      <a class="button button-plain" href={addressOf({ page: 'puzzles', game: puzzle.id, puzzle: null })}>
        {words.all}
      </a>
      {next && (
        <a class="button button-main" href={addressOf({ page: 'puzzles', game: puzzle.id, puzzle: next.id })}>
          {words.next}
        </a>
      )}
    </div>
  );
}

/** The puzzle's name. Where there is little room, it stands for the head of the table. */
function Head({ model, puzzle }: PanelProps): JSX.Element {
  const words = puzzleText.value;
  const { head } = tableText.value;
  const Title = isWide.value ? 'h2' : 'h1';
  return (
    <header class="lesson-head">
      {!isWide.value && (
        <a class="table-leave" href={puzzle.table.wayOut} aria-label={head.leave}>
          <Icon name="back" size={24} />
        </a>
      )}
      <Title class="lesson-title">
        {words.panel}, {words.difficulties[puzzle.puzzle.difficulty]}
      </Title>
      {!isWide.value && (
        <div class="table-tools">
          <Button look="quiet" label={head.rules} onClick={() => model.openRule(null)}>
            <Icon name="book" size={22} />
          </Button>
          <Menu model={model} />
        </div>
      )}
    </header>
  );
}

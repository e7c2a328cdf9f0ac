import type { JSX } from 'preact';
import type { BoardModule, BoardProps } from '../../board/board.ts';

/** A board without pictures: every legal move is a button, and so is one that is never legal. */
function Moves({ draft, onMove }: BoardProps): JSX.Element {
  return (
    <section aria-label="Moves">
      {[...draft.moves, 'load coffee new'].map(move => (
        <button key={move} type="button" onClick={() => onMove(move)}>
          {move}
        </button>
      ))}
    </section>
  );
}

const isEnd = (move: string): boolean => move === 'end' || move === 'pass';

export const plainBoard: BoardModule = {
  rules: [1],
  Board: Moves,
  Seats: ({ names }) => <p>{names.join(', ')}</p>,
  Counters: ({ state }) => <p>Version {state.version}</p>,
  Result: () => <p>Points</p>,
  drawings: async () => ({}),
  texts: async () => ({}),
  mainButton: ({ draft }) => {
    const moves = draft.moves.filter(isEnd);
    return { label: moves[0] ?? 'Choose', moves };
  },
  chip: ({ move }) => `did ${move}`,
  heading: ({ state }) => `after ${state.version}/99`,
  placeOfMove: () => 'button',
  flights: () => [],
  sound: () => undefined,
  concerns: () => 0,
  isTold: ({ type }) => type !== 'bonus',
  merged: () => undefined,
  beginsTurn: ({ type }) => type === 'chose',
  isQuiet: ({ type }) => type === 'passed',
  scenes: async () => () => undefined,
  review: async () => () => ({ score: null, good: [], next: 'Play on.' }),
  hints: async () => ({ about: name => `About ${name}.`, changes: events => events.map(() => []) }),
  speech: async () => ({
    answer: command => (command === 'd' ? 'Your dock is empty.' : undefined),
    questions: ['d: your dock'],
  }),
};

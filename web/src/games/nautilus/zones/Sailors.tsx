import type { JSX } from 'preact';
import type { BoardProps } from '../../../board/board.ts';
import { crewsOf, whaleWords } from '../sailor-facts.ts';
import { textsOf } from '../selectors.ts';

/** Where everybody is, one's own sailors first: for those who do not see the board, before it. */
export function Sailors({ board }: { readonly board: BoardProps }): JSX.Element {
  return (
    <section class="hidden-text" aria-label={textsOf(board).zones.sailors}>
      {crewsOf(board).map(({ title, sailors }) => (
        <div key={title}>
          <h2>{title}</h2>
          <ul>
            {sailors.map(sentence => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      ))}
      <p>{whaleWords(board)}</p>
    </section>
  );
}

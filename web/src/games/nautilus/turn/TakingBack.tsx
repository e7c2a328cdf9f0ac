import type { JSX } from 'preact';
import type { BoardProps } from '../../../board/board.ts';
import { Button } from '../../../ui/Button.tsx';
import { SmallCard } from '../art/cards.tsx';
import { decidingOf, wordsOf } from '../selectors.ts';
import { Ring } from '../zones/Ring.tsx';
import { ringProps } from '../zones/ring-props.ts';
import type { Choice } from './choice.ts';
import { NAUTILUS, takingBackOf } from './nautilus-card.ts';
import './taking-back.css';

interface TakingBackProps {
  readonly board: BoardProps;
  readonly choice: Choice;
}

/** The board as it is and as it would be, and what is taken back. */
export function TakingBack({ board, choice }: TakingBackProps): JSX.Element {
  const { nautilus } = decidingOf(board);
  const { chain, before, after, button } = takingBackOf(board, choice.open);
  const { cards } = wordsOf(board).names;
  const common = { ...ringProps(board), isPreview: true, onPick: () => undefined };
  return (
    <div class="taking-back">
      {chain.length > 0 && (
        <ol class="taking-back-chain" aria-label={nautilus.chain}>
          {[...chain, { card: 'nautilus' as const, name: nautilus.you }].map(({ card, name }, index) => (
            <li key={index}>
              <SmallCard card={card} />
              <span class="hidden-text">{cards[card]} </span>
              {name}
            </li>
          ))}
        </ol>
      )}
      <div class="taking-back-boards">
        <figure>
          <Ring {...common} pieces={before} label={nautilus.before} />
          <figcaption>{nautilus.before}</figcaption>
        </figure>
        <figure>
          <Ring {...common} pieces={after} label={nautilus.after} />
          <figcaption>{nautilus.after}</figcaption>
        </figure>
      </div>
      <div class="uses-chips">
        <button
          type="button"
          class="use is-offered"
          aria-pressed={choice.chosen === NAUTILUS}
          onClick={() => choice.make(NAUTILUS)}
        >
          <span class="use-words">{button}</span>
        </button>
        <Button look="quiet" onClick={choice.putBack}>
          {decidingOf(board).turn.otherCard}
        </Button>
      </div>
    </div>
  );
}

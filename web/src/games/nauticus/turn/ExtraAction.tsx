import { type Action, extraFacts } from '@ankerplatz/nauticus';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { BoardProps } from '../../../board/board.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ActionSign } from '../art/actions.tsx';
import { ExtraSign } from '../art/signs.tsx';
import { reachTexts } from '../fact-words.ts';
import { offeredMoves } from '../offered-moves.ts';
import { decidingOf, positionOf, seatOf } from '../selectors.ts';
import { RuleMark } from '../zones/RuleMark.tsx';
import { nextPass } from './main-button.ts';
import './extra-action.css';

/** The extra action has a button of its own: nobody is ever asked about it. */
export function ExtraAction({ board }: { readonly board: BoardProps }): JSX.Element | null {
  const [isOpen, setOpen] = useState(false);
  const { extra } = decidingOf(board);
  const isOffered = offeredMoves(board.draft, 'extra').length > 0;
  if (!isOffered) return null;
  const choose = (move: string): void => {
    setOpen(false);
    board.onMove(move);
  };
  return (
    <>
      <Button class="extra-button" onClick={() => setOpen(true)}>
        <span class="extra-sign">
          <ExtraSign />
        </span>
        {extra.button}
      </Button>
      {isOpen && (
        <Dialog title={extra.title} onClose={() => setOpen(false)}>
          <Chooser board={board} onChoose={choose} />
        </Dialog>
      )}
    </>
  );
}

interface ChooserProps {
  readonly board: BoardProps;
  readonly onChoose: (move: string) => void;
}

function Chooser({ board, onChoose }: ChooserProps): JSX.Element {
  const texts = decidingOf(board);
  const { draft } = board;
  return (
    <>
      <p class="extra-hint">
        {texts.extra.hint}
        <RuleMark board={board} about={texts.extra.button} rule="§5" />
      </p>
      <ul class="extra-choices">
        {extraFacts(positionOf(draft), seatOf(board)).map(({ action, reach }) => (
          <li key={action}>
            <button
              type="button"
              class="extra-choice"
              data-place={`extra-${action}`}
              onClick={() => onChoose(`extra ${action satisfies Action}`)}
            >
              <span class="extra-sign">
                <ActionSign action={action} />
              </span>
              <span class="extra-name">{texts.actions[action]}</span>
              <span class="extra-facts">{reachTexts(action, reach, 0, texts).join(', ')}</span>
            </button>
          </li>
        ))}
      </ul>
      {draft.moves.includes('pass') && (
        <Button look="quiet" onClick={() => onChoose('pass')}>
          {texts.extra.passFirst(nextPass(board))}
        </Button>
      )}
    </>
  );
}

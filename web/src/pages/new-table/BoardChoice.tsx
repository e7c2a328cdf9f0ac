import type { JSX } from 'preact';
import { ownBoard } from '../../setup/own-board.ts';
import type { Plan } from '../../setup/plan.ts';
import { boardEditorText } from '../../text/board-editor.ts';
import { Choice } from '../../ui/fields/Choice.tsx';

interface BoardChoiceProps {
  readonly plan: Plan;
  readonly onChange: (plan: Plan) => void;
}

/** The board as we know it, or as the owner of a box has corrected it. */
export function BoardChoice({ plan, onChange }: BoardChoiceProps): JSX.Element {
  const words = boardEditorText.value;
  const own = ownBoard(plan.game);
  return (
    <div class="setup-part">
      {own ? (
        <Choice
          label={words.board}
          options={[
            { value: 'usual', label: words.usual },
            { value: 'own', label: words.own },
          ]}
          value={plan.board === null ? 'usual' : 'own'}
          onChange={which => onChange({ ...plan, board: which === 'usual' ? null : own })}
        />
      ) : (
        <p class="setup-label">{words.board}</p>
      )}
      <p class="field-hint">{words.choiceHint}</p>
      <a class="setup-link" href={`/box/${plan.game}`}>
        {words.compare}
      </a>
    </div>
  );
}

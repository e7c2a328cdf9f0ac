import type { JsonObject } from '@ankerplatz/kit';
import { useSignal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { text } from '../text/text.ts';
import { Choice } from '../ui/Choice.tsx';
import { EDITORS, type EditorProps } from './editors.ts';
import { keepBoard, ownBoard } from './own-board.ts';
import type { Plan } from './plan.ts';

interface BoardChoiceProps {
  readonly plan: Plan;
  readonly onChange: (plan: Plan) => void;
}

/** The board as we know it, or as the owner of a box has corrected it. */
export function BoardChoice({ plan, onChange }: BoardChoiceProps): JSX.Element | null {
  const { opening } = text.value;
  if (!EDITORS[plan.game]) return null;
  const correct = (board: JsonObject): void => {
    keepBoard(plan.game, board);
    onChange({ ...plan, board });
  };
  return (
    <div class="opening-part">
      <Choice
        label={opening.board}
        options={[
          { value: 'usual', label: opening.boardUsual },
          { value: 'own', label: opening.boardOwn },
        ]}
        value={plan.board === null ? 'usual' : 'own'}
        onChange={which => onChange({ ...plan, board: which === 'usual' ? null : (ownBoard(plan.game) ?? {}) })}
      />
      <p class="field-hint">{opening.boardHint}</p>
      {plan.board !== null && <Editor plan={plan} onCorrect={correct} />}
    </div>
  );
}

function Editor({ plan, onCorrect }: { readonly plan: Plan; readonly onCorrect: (board: JsonObject) => void }) {
  const editor = useSignal<{ readonly Editor: ComponentType<EditorProps> } | null>(null);
  useEffect(() => {
    void EDITORS[plan.game]?.().then(Editor => {
      editor.value = { Editor };
    });
  }, [plan.game]);
  if (editor.value === null) return <p role="status">{text.value.home.loading}</p>;
  const { Editor: Loaded } = editor.value;
  return <Loaded board={plan.board} onChange={onCorrect} />;
}

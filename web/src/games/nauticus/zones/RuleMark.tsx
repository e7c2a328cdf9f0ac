import type { JSX } from 'preact';
import type { BoardProps } from '../../../board/board.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { decidingOf } from '../selectors.ts';
import './rule-mark.css';

interface RuleMarkProps {
  readonly board: BoardProps;
  readonly about: string;
  /** The paragraph that opens in place. */
  readonly rule: string;
}

/** A mark beside something: its rule. */
export function RuleMark({ board, about, rule }: RuleMarkProps): JSX.Element {
  return (
    <button
      type="button"
      class="rule-mark"
      aria-label={decidingOf(board).rule(about)}
      onClick={() => board.onRule(rule)}
    >
      <Icon name="help" />
    </button>
  );
}

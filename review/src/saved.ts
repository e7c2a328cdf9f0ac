import { err, type GameRecord, isObject, ok, type Result } from '@ankerplatz/kit';
import { type BudgetName, isBudgetName } from './budget.ts';
import { checkVerdicts } from './check.ts';
import { FORMAT, isOutdated, type Review, type Verdict } from './review.ts';

/** Why a file is not the review of a game: it is no review, one of another game, one by an earlier judge, one that was changed or is not whole. */
export type SavedFault = 'none' | 'other-game' | 'outdated' | 'changed';

/** The part of a saved review that does not follow from the record. */
interface SavedReview {
  /** The hash of the record. */
  readonly record: string;
  readonly judge: number;
  readonly budget: BudgetName;
  readonly verdicts: readonly Verdict[];
}

const isChance = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1;
const isTurn = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.every(move => typeof move === 'string');
const isOpenTurn = (value: unknown): boolean => isObject(value) && isTurn(value.best) && isChance(value.difference);

const isVerdict = (value: unknown): value is Verdict =>
  isObject(value) &&
  isTurn(value.best) &&
  typeof value.difference === 'number' &&
  value.difference >= 0 &&
  isChance(value.chance) &&
  (value.points === null || typeof value.points === 'number') &&
  (value.open === null || isOpenTurn(value.open));

/** A saved review, as `ankerplatz review --json` prints it; null: it is none. */
const parseSaved = (content: unknown): SavedReview | null => {
  if (!isObject(content) || content.format !== FORMAT) return null;
  const { record, judge, budget, decisions } = content;
  if (typeof record !== 'string' || typeof judge !== 'number' || !isBudgetName(budget)) return null;
  if (!Array.isArray(decisions) || !decisions.every(isVerdict)) return null;
  return { record, judge, budget, verdicts: decisions };
};

/** The review of a game from a file. What follows from the record is made anew, and the turning points are judged again. */
export const readSaved = async (record: GameRecord, content: unknown): Promise<Result<Review, SavedFault>> => {
  const saved = parseSaved(content);
  if (!saved) return err('none');
  if (saved.record !== record.hash) return err('other-game');
  if (isOutdated(saved)) return err('outdated');
  const { budget, verdicts } = saved;
  const checked = await checkVerdicts({ record, budget, verdicts, draw: () => [] });
  return checked.ok ? ok(checked.value) : err('changed');
};

import type { TableResult } from '../board/source.ts';
import { makeList } from '../text/phrases.ts';
import type { TableModel } from './model/table-model.ts';
import { tableText } from './text/index.ts';

const winnersOf = ({ ranks }: TableResult, names: readonly string[]): readonly string[] =>
  names.filter((_, seat) => ranks[seat] === 1);

/** The result of a game in a sentence. */
export const verdictOf = (model: TableModel, result: TableResult): string => {
  const { result: words } = tableText.value;
  const names = model.toldNames.value;
  if (result.end === 'agreed') return words.agreed;
  const winners = winnersOf(result, names);
  const won = model.addressed((winners.length === 1 ? words.won : words.wonTogether)(makeList(winners)));
  if (result.end === 'played') return won;
  const { seats, log } = model.controller.shown.value;
  if (result.end === 'timed-out') {
    const late = log.flatMap(({ kind, seat }) => (kind === 'timed-out' ? [model.plainNames.value[seat] ?? ''] : []));
    return `${tableText.value.online.told.resultTimedOut(makeList([...new Set(late)]))} ${won}`;
  }
  const resigned = names.filter((_, seat) => seats[seat]?.hasResigned);
  return `${words.resigned(makeList(resigned))} ${won}`;
};

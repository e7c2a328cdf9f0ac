import type { Seat } from '@ankerplatz/kit';
import type { TableResult } from '../board/source.ts';
import { makeList } from '../text/phrases.ts';
import type { TableModel } from './model/table-model.ts';
import { tableText } from './text/index.ts';

const winnersOf = ({ ranks }: TableResult): readonly Seat[] =>
  ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));

/** The result of a game in a sentence. */
export const verdictOf = (model: TableModel, result: TableResult): string => {
  const { result: words } = tableText.value;
  if (result.end === 'agreed') return words.agreed;
  const winners = winnersOf(result);
  const players = model.players.value;
  const say = winners.length === 1 ? words.won : words.wonTogether;
  const won = say(makeList(players.together(winners)), players.isYou(winners));
  if (result.end === 'played') return won;
  const { seats, log } = model.controller.shown.value;
  if (result.end === 'timed-out') {
    const late = log.flatMap(({ kind, seat }) => (kind === 'timed-out' ? [model.plainNames.value[seat] ?? ''] : []));
    return `${tableText.value.online.told.resultTimedOut(makeList([...new Set(late)]))} ${won}`;
  }
  const resigned = seats.filter(({ hasResigned }) => hasResigned).map(({ seat }) => players.name(seat));
  return `${words.resigned(makeList(resigned))} ${won}`;
};

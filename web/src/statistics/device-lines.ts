import { isMove } from '@ankerplatz/kit';
import type { PlayedLine } from '@ankerplatz/protocol/statistics-sum';
import { loadGame } from '@ankerplatz/registry/lazy';
import { Host, type SavedGame } from '../local/host.ts';
import { loneSeat } from '../local/lone-seat.ts';
import { aMoment } from '../ui/motion/moment.ts';

/** A finished game of one person against bots, as that person played it; null for any other. */
export const lineOfSaved = async (saved: SavedGame): Promise<PlayedLine | null> => {
  const seat = loneSeat(saved);
  if (!saved.isOver || seat === null) return null;
  const resumed = Host.resume(await loadGame(saved.game), saved);
  if (!resumed.ok || !resumed.value.result) return null;
  const { game, position, result } = resumed.value;
  const tally = game.tally(saved.seats.length);
  for (const { events } of resumed.value.log(seat)) for (const event of events) tally.tell(event);
  const sides = game.sides(position.setup);
  const isDrawn = result.ranks.every(rank => rank === 1);
  return {
    game: saved.game,
    variant: typeof saved.options.variant === 'string' ? saved.options.variant : null,
    players: saved.seats.length,
    at: saved.touchedAt,
    isWon: result.ranks[seat] === 1 && !isDrawn,
    isDrawn,
    level: null,
    opening: saved.position || !saved.entries.every(isMove) ? null : tally.openings()[seat]!,
    figures: saved.entries.every(isMove) ? tally.figures(position)[seat]! : null,
    seconds: null,
    secondsATurn: null,
    others: saved.seats.flatMap((other, index) =>
      index === seat || other.kind !== 'bot'
        ? []
        : [{ person: null, level: other.level, isPartner: sides[index] === sides[seat] }],
    ),
  };
};

/** One after the other, so that the page can be used meanwhile. */
export const deviceLines = async (games: readonly SavedGame[]): Promise<PlayedLine[]> => {
  const lines: PlayedLine[] = [];
  for (const saved of games) {
    const line = await lineOfSaved(saved);
    if (line) lines.push(line);
    await aMoment();
  }
  return lines;
};

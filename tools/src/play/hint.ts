import type { BotGameId } from '@ankerplatz/bots';
import { advise } from '@ankerplatz/coach';
import { type Advice, CoachWords } from '@ankerplatz/coach/words';
import type { View } from '@ankerplatz/kit';
import type { Hinted, PlaySession } from './play-session.ts';

/** From where to look to the turn itself. */
const DEEPEST = 3;

/** Asked again about the same decision, the coach says more. */
const hintedNow = async ({ hinted, table }: PlaySession, view: View): Promise<Hinted> => {
  const after = table.steps.map(({ move }) => move).join('\n');
  if (hinted?.after === after) return { ...hinted, depth: Math.min(DEEPEST, hinted.depth + 1) };
  return { after, advice: await advise(table.game.id as BotGameId, view), depth: 1 };
};

const sayTurn = (session: PlaySession, { seat, moves, events }: Advice): void => {
  session.say(session.says.advised(session.wordsOf({ seat, move: moves[0]! })));
  session.tell(events, seat);
};

/** What the coach says about a decision: where to look, what for, the turn. */
export const giveHint = async (session: PlaySession, view: View): Promise<void> => {
  const hinted = await hintedNow(session, view);
  session.hinted = hinted;
  const { advice, depth } = hinted;
  const words = await CoachWords.load(session.language, session.words.seenBy?.(view) ?? session.words, session.names);
  if (depth === 1) session.say(words.nudge(advice));
  else if (depth === 2) session.say(words.idea(advice));
  else sayTurn(session, advice);
};

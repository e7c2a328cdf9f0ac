import type { BotGameId } from '@ankerplatz/bots';
import { advise } from '@ankerplatz/coach';
import { type Advice, CoachWords, missedIn } from '@ankerplatz/coach/words';
import { endsTurn, type Seat, type View } from '@ankerplatz/kit';
import type { Hinted, PlaySession, WatchedTurn } from './play-session.ts';

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
  session.say(...session.sentencesOf(events, seat), session.says.notPlayed);
};

const speakerOf = ({ language, words, names }: PlaySession, view: View): Promise<CoachWords> =>
  CoachWords.load(language, words.seenBy?.(view) ?? words, names);

/**
 * The coach's advice on a decision: where to look, what for, the turn. From then on it looks at the turns of that seat.
 */
export const giveHint = async (session: PlaySession, view: View): Promise<void> => {
  session.coached.add(view.seat!);
  const hinted = await hintedNow(session, view);
  session.hinted = hinted;
  const { advice, depth } = hinted;
  const words = await speakerOf(session, view);
  if (depth === 1) session.say(words.nudge(advice));
  else if (depth === 2) session.say(words.idea(advice));
  else sayTurn(session, advice);
};

/** Where hands are hidden and others are at the keyboard, the screen is cleared after a turn. */
const sayTo = (session: PlaySession, seat: Seat, line: string): void => {
  if (session.table.game.hidesHands && session.people > 1) session.toldLater.set(seat, line);
  else session.say(line);
};

const sayMissed = async (session: PlaySession, { seat, view, from }: WatchedTurn): Promise<void> => {
  const moves = session.table.steps.slice(from).flatMap(step => (step.seat === seat ? [step.move] : []));
  if (moves.length === 0) return;
  const advice = await advise(session.table.game.id as BotGameId, view, moves);
  const ahead = missedIn(advice);
  if (ahead !== null) sayTo(session, seat, (await speakerOf(session, view)).missed(advice, ahead));
};

/** Before a seat is asked, or at the end of the game: if a turn is over, the coach says in one line if it missed much. */
export const lookBack = async (session: PlaySession, asked: Seat | null): Promise<void> => {
  const { watched, table } = session;
  const { steps } = table;
  const isSame = watched !== null && watched.seat === asked && watched.from <= steps.length;
  const isEnded = steps.slice(watched?.from).some(({ events }) => endsTurn(events));
  if (isSame && !isEnded) return;
  session.watched =
    asked === null ? null : { seat: asked, view: table.game.view(table.position, asked), from: steps.length };
  if (watched && session.coached.has(watched.seat)) await sayMissed(session, watched);
};

import type { Outcome, Seat } from '@ankerplatz/kit';
import { lookBack } from './hint.ts';
import type { PlaySession } from './play-session.ts';
import type { Player, PlayerAction } from './players/player.ts';
import type { TerminalTable } from './terminal-table.ts';
import type { BotName } from './words.ts';

/** The seat that is asked next: the last one as long as it has more to decide, else the next around the table. */
const nextSeat = ({ position, seats }: TerminalTable, last: Seat): Seat => {
  const deciders = position.deciders();
  const around = Array.from({ length: seats }, (_, i) => (last + i) % seats);
  return around.find(seat => deciders.includes(seat))!;
};

const PROGRAM = 'npm run ankerplatz --';
const quoted = (file: string): string => (/^[\w./-]+$/.test(file) ? file : `'${file}'`);

/** Does what a player wants. False: the player leaves. */
const carryOut = async (session: PlaySession, seat: Seat, decision: PlayerAction): Promise<boolean> => {
  const { table, says } = session;
  switch (decision.type) {
    case 'move': {
      const played = table.play(seat, decision.move);
      if (!played.ok) throw new Error(`${decision.move} is refused: ${played.error.code}`);
      session.tell(played.value.events, session.holder);
      break;
    }
    case 'undo':
      session.say(says.undone(session.wordsOf(table.undo())));
      break;
    case 'load':
      session.watched = null;
      await session.moveTo(decision.table);
      break;
    case 'leave':
      return false;
  }
  return true;
};

const sayGoodbye = (session: PlaySession): void => {
  const { says, table, terminal } = session;
  const file = session.keep();
  session.say('', ...(file ? [says.kept(file)] : []));
  const bots = session.bots.length > 0 ? ` --bots ${session.bots.join(',')}` : '';
  if (file) terminal.print(`${PROGRAM} play ${table.game.id} --load ${quoted(file)}${bots}`);
  session.say(says.bye);
};

const showFinale = (session: PlaySession, outcome: Outcome): void => {
  const { table, terminal, board, says } = session;
  const scene = session.sceneOf(table.game.view(table.position, null));
  terminal.print('', ...board.picture(scene), '', ...board.finale(scene, outcome, table.figures()), '');
  const file = session.keep();
  if (!file) return;
  session.say(says.finished(file));
  terminal.print(`${PROGRAM} verify ${quoted(file)}`);
};

/** The bots in the last seats, with the budget of playouts where it is not the usual one. */
const botsText = ({ bots, people, names, says }: PlaySession): string[] =>
  bots.map((bot, i) => {
    const [level, playouts] = bot.split(':');
    const name = says.levels[level as BotName];
    return `${names[people + i]} (${playouts ? `${name}, ${playouts}` : name})`;
  });

/** Plays until the game is over or a player leaves. `playerAt` answers the player of a seat. */
export const playOn = async (session: PlaySession, playerAt: (seat: Seat) => Player): Promise<void> => {
  const { terminal, says, board, names } = session;
  terminal.print(terminal.paint.bold(says.title(board.title, names)));
  if (session.bots.length > 0) session.say(says.bots(botsText(session)));
  if (session.people === 1) session.holder = 0;
  let seat: Seat = 0;
  for (;;) {
    const { table } = session;
    const outcome = table.position.outcome();
    const asked = outcome ? null : nextSeat(table, seat);
    await lookBack(session, asked);
    if (outcome || asked === null) return showFinale(session, outcome!);
    if (asked !== seat) session.keep();
    seat = asked;
    const decision = await playerAt(seat).decide(table.game.view(table.position, seat));
    if (!(await carryOut(session, seat, decision))) return sayGoodbye(session);
  }
};

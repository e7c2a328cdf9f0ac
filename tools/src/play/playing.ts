import type { Outcome, Seat } from '@ankerplatz/kit';
import type { Desk } from './play-session.ts';
import type { Decision, Player } from './players/player.ts';
import type { Table } from './terminal-table.ts';
import type { BotName } from './text/words.ts';

/** Who is asked next: the one who was asked last as long as there is more to decide, else the next around the table. */
const nextSeat = ({ position, seats }: Table, last: Seat): Seat => {
  const deciders = position.deciders();
  const around = Array.from({ length: seats }, (_, i) => (last + i) % seats);
  return around.find(seat => deciders.includes(seat))!;
};

const PROGRAM = 'npm run ankerplatz --';
const quoted = (file: string): string => (/^[\w./-]+$/.test(file) ? file : `'${file}'`);

/** Does what a player wants. False: the player leaves. */
const carryOut = (desk: Desk, seat: Seat, decision: Decision): boolean => {
  const { table, says } = desk;
  switch (decision.type) {
    case 'move': {
      const played = table.play(seat, decision.move);
      if (!played.ok) throw new Error(`${decision.move} is refused: ${played.error.code}`);
      desk.tell(played.value.events, desk.holder);
      break;
    }
    case 'undo':
      desk.say(says.undone(table.undo().move));
      break;
    case 'load':
      desk.table = decision.table;
      break;
    case 'leave':
      return false;
  }
  return true;
};

const sayGoodbye = (desk: Desk): void => {
  const { says, table, terminal } = desk;
  const file = desk.keep();
  desk.say('', ...(file ? [says.kept(file)] : []));
  const bots = desk.bots.length > 0 ? ` --bots ${desk.bots.join(',')}` : '';
  if (file) terminal.print(`${PROGRAM} play ${table.game.id} --load ${quoted(file)}${bots}`);
  desk.say(says.bye);
};

const showFinale = (desk: Desk, outcome: Outcome): void => {
  const { table, terminal, board, says } = desk;
  const scene = desk.sceneOf(table.game.view(table.position, null));
  terminal.print('', ...board.picture(scene), '', ...board.finale(scene, outcome, table.figures()), '');
  const file = desk.keep();
  if (!file) return;
  desk.say(says.finished(file));
  terminal.print(`${PROGRAM} verify ${quoted(file)}`);
};

/** Who sits in the last seats, with the budget of playouts where it is not the usual one. */
const botsText = ({ bots, people, names, says }: Desk): string[] =>
  bots.map((bot, i) => {
    const [level, playouts] = bot.split(':');
    const name = says.levels[level as BotName];
    return `${names[people + i]} (${playouts ? `${name}, ${playouts}` : name})`;
  });

/** Plays until the game is over or somebody leaves. `playerAt` says who decides for a seat. */
export const playOn = async (desk: Desk, playerAt: (seat: Seat) => Player): Promise<void> => {
  const { terminal, says, board, names } = desk;
  terminal.print(terminal.paint.bold(says.title(board.title, names)));
  if (desk.bots.length > 0) desk.say(says.bots(botsText(desk)));
  if (desk.people === 1) desk.holder = 0;
  let seat: Seat = 0;
  for (;;) {
    const { table } = desk;
    const outcome = table.position.outcome();
    if (outcome) return showFinale(desk, outcome);
    const asked = nextSeat(table, seat);
    if (asked !== seat) desk.keep();
    seat = asked;
    const decision = await playerAt(seat).decide(table.game.view(table.position, seat));
    if (!carryOut(desk, seat, decision)) return sayGoodbye(desk);
  }
};

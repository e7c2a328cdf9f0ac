import { type Seat, type View, wordsIn } from '@ankerplatz/kit';
import { WIDTH, wrap } from '../../boards/layout.ts';
import { COMMANDS, explain, isCommand } from '../commands.ts';
import type { PlaySession } from '../play-session.ts';
import type { Player, PlayerAction } from './player.ts';

/** The longest text that is repeated in an answer. */
const LONGEST = 40;
const shortened = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

const NUMBER = /^\d+$/;

/** A person at the keyboard. */
export class Person implements Player {
  constructor(private readonly session: PlaySession) {}

  async decide(view: View): Promise<PlayerAction> {
    const { session } = this;
    const seat = view.seat!;
    if (!(await this.takeKeyboard(seat))) return { type: 'leave' };
    session.terminal.print('', ...session.board.decision(session.sceneOf(view)));
    session.showChoices(view);
    if (session.table.steps.length === 0) session.say('', session.says.hint);
    for (;;) {
      const line = await session.terminal.ask(`${session.names[seat]}> `);
      if (line === null) return { type: 'leave' };
      const decision = await this.understand(view, line.trim().replace(/\s+/g, ' '));
      if (decision) return decision;
    }
  }

  /** Where hands are hidden, nobody looks before the one before has left. False if nobody came. */
  private async takeKeyboard(seat: Seat): Promise<boolean> {
    const { session } = this;
    const { holder, terminal, says, names, table } = session;
    session.holder = seat;
    if (!table.game.hidesHands || holder === seat || session.people === 1) return true;
    terminal.clear();
    terminal.print('', '─'.repeat(WIDTH));
    if ((await terminal.ask(`${wrap(says.handOver(names[seat]!)).join('\n')} `)) === null) return false;
    const last = table.steps.findLastIndex(step => step.seat === seat);
    // The own move too: the screen was cleared right after it.
    const missed = table.steps.slice(Math.max(0, last)).flatMap(({ events }) => events);
    if (missed.length > 0) session.say(says.meanwhile);
    session.tell(missed, seat);
    const told = session.toldLater.get(seat);
    session.toldLater.delete(seat);
    if (told !== undefined) session.say(told);
    return true;
  }

  /** Numbers and moves come before commands: `load fish ship 1` is a move, `load game.json` is not. */
  private async understand(view: View, text: string): Promise<PlayerAction | undefined> {
    const { session } = this;
    const { says } = session;
    if (NUMBER.test(text)) return this.choose(view, text);
    if (session.table.game.parseMove(session.table.position, text) !== undefined) return this.move(view, text);
    const [word = '', ...rest] = text.split(' ');
    if (isCommand(word)) return COMMANDS[word](session, view, rest.join(' '));
    if (text !== '') return this.named(view, text);
    session.say(says.hint);
    return undefined;
  }

  /** A move by the words it is shown with, in whatever order. */
  private named(view: View, text: string): PlayerAction | undefined {
    const { board, says } = this.session;
    const nouns = board.nouns.flatMap(wordsIn);
    const wanted = wordsIn(text).filter(word => !nouns.includes(word));
    const found = board.choices(view).filter(({ move, words, signs = [] }) => {
      const names = [words, move, ...signs].flatMap(wordsIn);
      return wanted.length > 0 && wanted.every(word => names.includes(word));
    });
    const [only] = found;
    if (only && found.length === 1) return { type: 'move', move: only.move };
    this.session.say(
      found.length === 0 ? says.unknownCommand(shortened(text)) : says.which(found.map(({ words }) => words)),
    );
    return undefined;
  }

  private choose(view: View, number: string): PlayerAction | undefined {
    const { board, says } = this.session;
    const choices = board.choices(view);
    const choice = choices[Number(number) - 1];
    if (choice) return { type: 'move', move: choice.move };
    this.session.say(says.noSuchChoice(shortened(number), choices.length));
    return undefined;
  }

  private move(view: View, move: string): PlayerAction | undefined {
    if (view.moves.includes(move)) return { type: 'move', move };
    this.session.say(explain(this.session, view, move));
    return undefined;
  }
}

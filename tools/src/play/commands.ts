import { existsSync } from 'node:fs';
import { err, isLanguage, LANGUAGES, refusalText, type View } from '@ankerplatz/kit';
import { toLeft, WIDTH, wrap } from '../boards/layout.ts';
import { CATALOGUES } from '../text/catalogues.ts';
import { giveHint } from './hint.ts';
import { showLog } from './log.ts';
import type { PlaySession } from './play-session.ts';
import type { PlayerAction } from './players/player.ts';
import { rulesLines } from './rules.ts';
import { isFree, readRecord, writeRecord } from './saves.ts';
import { TerminalTable } from './terminal-table.ts';
import { COMMAND_NAMES, type CommandName } from './words.ts';

/** A command with its argument for the seat of a view: answers a decision, or nothing but words. */
type Command = (
  session: PlaySession,
  view: View,
  argument: string,
) => PlayerAction | undefined | Promise<PlayerAction | undefined>;

const help = ({ terminal, says }: PlaySession): void => {
  const entries = COMMAND_NAMES.map(name => says.commands[name]);
  const width = Math.max(...entries.map(({ usage }) => usage.length)) + 2;
  const lines = entries.flatMap(({ usage, meaning }) =>
    wrap(toLeft(usage, width).replaceAll(' ', '\u00a0') + meaning, WIDTH - 2, ' '.repeat(width)),
  );
  terminal.print(...lines.map(line => `  ${line}`), ...wrap(says.helpMoves));
};

const showUsage = (session: PlaySession, name: CommandName): void =>
  session.say(session.says.usage(session.says.commands[name].usage));

/** Says whether a move is legal for the seat of the view, and why it is not. */
export const explain = (session: PlaySession, view: View, text: string): string => {
  const { table, says, words, language } = session;
  const choice = session.board.choices(view).find(({ move }) => move === text);
  if (choice) return says.legal(choice.words);
  const code = table.game.parseMove(table.position, text);
  if (code === undefined) return `${refusalText({ code: 'unknown-move', text }, words, CATALOGUES[language].door)}.`;
  const reason = table.game.reason(table.position, view.seat!, code);
  return says.refused((words.seenBy?.(view) ?? words).refusal(reason), reason.rule);
};

const why: Command = (session, view, text) => {
  const numbered = /^\d+$/.test(text) ? session.board.choices(view)[Number(text) - 1]?.move : undefined;
  if (text === '') showUsage(session, 'why');
  else session.say(explain(session, view, numbered ?? text));
  return undefined;
};

const undo: Command = (session, view) => {
  if (session.table.canUndo(view.seat!, event => session.board.isFinal(event))) return { type: 'undo' };
  session.say(session.says.nothingToUndo);
  return undefined;
};

const save: Command = (session, _, file) => {
  const { says, table } = session;
  if (file === '') showUsage(session, 'save');
  else if (!isFree(file)) session.say(says.notSaved(says.notARecord(file)));
  else {
    const written = writeRecord(file, table.record());
    session.say(written.ok ? says.saved(written.value) : says.notSaved(written.error));
  }
  return undefined;
};

const load: Command = (session, _, file) => {
  const { says } = session;
  if (file === '') {
    showUsage(session, 'load');
    return undefined;
  }
  const record = existsSync(file) ? readRecord(file) : err(says.noSuchFile);
  const table = record.ok ? TerminalTable.resume(session.table.game, record.value) : record;
  if (!table.ok) {
    session.say(says.notLoaded(file, table.error));
    return undefined;
  }
  session.say(says.loaded(file, table.value.steps.length));
  return { type: 'load', table: table.value };
};

const lang: Command = async (session, view, language) => {
  if (isLanguage(language)) {
    await session.speak(language);
    session.say(session.says.spoken);
    session.showChoices(view);
  } else session.say(session.says.noSuchLanguage(language, LANGUAGES.join(', ')));
  return undefined;
};

/** A command that only says something. */
const saying =
  (say: (session: PlaySession, view: View, argument: string) => void | Promise<void>): Command =>
  async (...given) => {
    await say(...given);
    return undefined;
  };

export const COMMANDS: Readonly<Record<CommandName, Command>> = {
  help: saying(help),
  moves: saying((session, view) => session.showChoices(view)),
  board: saying((session, view) => session.terminal.print('', ...session.board.picture(session.sceneOf(view)))),
  why,
  hint: saying((session, view, asked) => {
    if (asked === 'off') session.coached.delete(view.seat!);
    else return giveHint(session, view);
  }),
  undo,
  rules: saying(async (session, _, asked) => session.terminal.print(...(await rulesLines(session, asked)))),
  log: saying((session, view, asked) => {
    if (!showLog(session, view.seat!, asked)) showUsage(session, 'log');
  }),
  save,
  load,
  lang,
  quit: () => ({ type: 'leave' }),
};

export const isCommand = (word: string): word is CommandName => COMMAND_NAMES.includes(word as CommandName);

import { existsSync } from 'node:fs';
import { err, isLanguage, LANGUAGES, refusalText, type View } from '@ankerplatz/kit';
import { toLeft, WIDTH, wrap } from '../boards/layout.ts';
import type { Desk } from './play-session.ts';
import { showLog } from './log.ts';
import type { Decision } from './players/player.ts';
import { rulesLines } from './rules.ts';
import { isFree, readRecord, writeRecord } from './saves.ts';
import { Table } from './terminal-table.ts';
import { COMMAND_NAMES, type CommandName } from './text/words.ts';

/** What a command does with its argument for the seat of a view: a decision, or nothing but words. */
type Command = (desk: Desk, view: View, argument: string) => Decision | undefined | Promise<Decision | undefined>;

const help = ({ terminal, says }: Desk): void => {
  const entries = COMMAND_NAMES.map(name => says.commands[name]);
  const width = Math.max(...entries.map(({ usage }) => usage.length)) + 2;
  const lines = entries.flatMap(({ usage, meaning }) =>
    wrap(toLeft(usage, width).replaceAll(' ', '\u00a0') + meaning, WIDTH - 2, ' '.repeat(width)),
  );
  terminal.print(...lines.map(line => `  ${line}`), ...wrap(says.helpMoves));
};

const showUsage = (desk: Desk, name: CommandName): void => desk.say(desk.says.usage(desk.says.commands[name].usage));

/** Says whether a move is legal for the seat of the view, and why it is not. */
export const explain = (desk: Desk, view: View, text: string): string => {
  const { table, says, words, language } = desk;
  const choice = desk.board.choices(view).find(({ move }) => move === text);
  if (choice) return says.legal(choice.words);
  const code = table.game.parseMove(table.position, text);
  if (code === undefined) return `${refusalText({ code: 'unknown-move', text }, words, language)}.`;
  const reason = table.game.reason(table.position, view.seat!, code);
  return says.refused((words.seenBy?.(view) ?? words).refusal(reason), reason.rule);
};

const why: Command = (desk, view, text) => {
  const numbered = /^\d+$/.test(text) ? desk.board.choices(view)[Number(text) - 1]?.move : undefined;
  if (text === '') showUsage(desk, 'why');
  else desk.say(explain(desk, view, numbered ?? text));
  return undefined;
};

const undo: Command = (desk, view) => {
  if (desk.table.canUndo(view.seat!, event => desk.board.isFinal(event))) return { type: 'undo' };
  desk.say(desk.says.nothingToUndo);
  return undefined;
};

const save: Command = (desk, _, file) => {
  const { says, table } = desk;
  if (file === '') showUsage(desk, 'save');
  else if (!isFree(file)) desk.say(says.notSaved(says.notARecord(file)));
  else {
    const written = writeRecord(file, table.record());
    desk.say(written.ok ? says.saved(written.value) : says.notSaved(written.error));
  }
  return undefined;
};

const load: Command = (desk, _, file) => {
  const { says } = desk;
  if (file === '') {
    showUsage(desk, 'load');
    return undefined;
  }
  const record = existsSync(file) ? readRecord(file) : err(says.noSuchFile);
  const table = record.ok ? Table.resume(desk.table.game, record.value) : record;
  if (!table.ok) {
    desk.say(says.notLoaded(file, table.error));
    return undefined;
  }
  desk.say(says.loaded(file, table.value.steps.length));
  return { type: 'load', table: table.value };
};

const lang: Command = async (desk, view, language) => {
  if (isLanguage(language)) {
    await desk.speak(language);
    desk.say(desk.says.spoken);
    desk.showChoices(view);
  } else desk.say(desk.says.noSuchLanguage(language, LANGUAGES.join(', ')));
  return undefined;
};

/** A command that only says something. */
const saying =
  (say: (desk: Desk, view: View, argument: string) => void | Promise<void>): Command =>
  async (...given) => {
    await say(...given);
    return undefined;
  };

export const COMMANDS: Readonly<Record<CommandName, Command>> = {
  help: saying(help),
  moves: saying((desk, view) => desk.showChoices(view)),
  board: saying((desk, view) => desk.terminal.print('', ...desk.board.picture(desk.sceneOf(view)))),
  why,
  undo,
  rules: saying(async (desk, _, asked) => desk.terminal.print(...(await rulesLines(desk, asked)))),
  log: saying((desk, view, asked) => {
    if (!showLog(desk, view.seat!, asked)) showUsage(desk, 'log');
  }),
  save,
  load,
  lang,
  quit: () => ({ type: 'leave' }),
};

export const isCommand = (word: string): word is CommandName => COMMAND_NAMES.includes(word as CommandName);

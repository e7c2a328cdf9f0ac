import { linesOf } from '@ankerplatz/kit';
import type { Speech } from '../../board/board.ts';
import type { TableModel } from '../model/table-model.ts';
import { turnsOf } from '../model/turns.ts';
import { noticeText } from '../Notice.tsx';
import { leftAt, makeLeft, nowAt } from '../online/clock.ts';
import { helpText } from '../text/help.ts';
import { tableText } from '../text/index.ts';

/** A command; `rest` is what follows its word. */
type Command = (model: TableModel, rest: string, speech: Speech) => string | Promise<string>;

const said = (model: TableModel, log: TableModel['since']['value']): string =>
  turnsOf(log, model.board)
    .map(turn => model.toldTurn(turn.entries))
    .filter(Boolean)
    .join('\n');

const lastTurn: Command = model => {
  const turn = turnsOf(model.controller.shown.value.log, model.board).at(-1);
  return turn ? model.toldTurn(turn.entries) : tableText.value.log.empty;
};

const recap: Command = model => said(model, model.since.value) || model.recap.nothing;
const log: Command = model => said(model, model.controller.shown.value.log) || tableText.value.log.empty;

/** The draft is complete, and waits to be handed in. */
const isToHandIn = ({ controller }: TableModel): boolean =>
  controller.draft.value.isComplete && !controller.isHandingIn.value;

const moves: Command = model => {
  const { command } = helpText.value;
  const legal = model.controller.draft.value.moves;
  if (isToHandIn(model)) return command.complete;
  return legal.length === 0 ? command.noMoves : command.moves(legal.length, legal.join(', '));
};

/** Why the last thing was refused or, asked with a move, why that one would be. */
const why: Command = async (model, move) => {
  const { noRefusal, possible } = await helpText.load();
  const notice = model.controller.notice.value;
  if (move === '') return notice ? noticeText(notice, model).sentence : noRefusal;
  const draft = model.controller.draft.value;
  const open = draft.isComplete ? draft.backTo(draft.steps.length - 1) : draft;
  const tried = open.play(move);
  if (tried.ok) return possible;
  return noticeText({ kind: 'refusal', refusal: tried.error, isComplete: open.isComplete }, model).sentence;
};

/** All paragraphs by their titles, those that hold some words, or the text of one. */
const rules: Command = async (model, words) => {
  const { findRules, paragraphOf } = await import('../../rules/search.ts');
  const book = await model.loaded.value.words.rules();
  const paragraph = Object.hasOwn(book, words) ? words : paragraphOf(book, words);
  const found = paragraph === undefined ? findRules(book, words) : [paragraph];
  const [only] = found;
  if (only === undefined) return (await helpText.load()).noRule(words);
  if (found.length > 1) return found.map(each => `${each} ${book[each]!.title}`).join('\n');
  return [`${only} ${book[only]!.title}`, ...linesOf(book[only]!)].join('\n');
};

const stepBack: Command = ({ controller }) => {
  const { command } = helpText.value;
  if (controller.draft.value.isEmpty) return command.nothingToStepBack;
  controller.stepBack();
  return command.steppedBack;
};

const restart: Command = ({ controller }) => {
  const { command } = helpText.value;
  if (controller.draft.value.isEmpty) return command.nothingToStepBack;
  controller.backTo(0);
  return command.steppedBack;
};

const handIn: Command = ({ controller }) => {
  const { command } = helpText.value;
  if (!controller.draft.value.isComplete) return command.notComplete;
  void controller.handIn();
  return command.handedIn;
};

const clocks: Command = model => {
  const { clocks: words } = tableText.value.online;
  const { online } = model.controller.shown.value;
  if (!online?.clocks) return words.none;
  const now = nowAt(online);
  return online.clocks
    .map((clock, seat) => words.each(model.names.value[seat] ?? '', makeLeft(leftAt(clock, now), words)))
    .join('\n');
};

const help: Command = async (_scene, _rest, speech) => {
  const { help: words, keys } = await helpText.load();
  return [...ASKED.map(name => words[name]), ...speech.questions, keys].join('\n');
};

/** The commands of every game. */
const COMMON = { last: lastTurn, recap, log, moves, why, clocks, rules, stepBack, restart, handIn, help } as const;
type Asked = keyof typeof COMMON;
const ASKED = Object.keys(COMMON) as readonly Asked[];

/** Obeys a typed line: a move, a question of the game, or one that is common to all. The answer is shown and spoken. */
export const obey = (typed: string, model: TableModel, speech: Speech): string | Promise<string> => {
  const { command } = helpText.value;
  const words = typed.trim().replace(/\s+/g, ' ');
  if (words === '') return '';
  const { draft } = model.props.value;
  if (draft.moves.includes(words)) return playTyped(words, model);
  const [word = '', ...rest] = words.split(' ');
  const common = ASKED.find(name => command.asks[name].includes(word.toLowerCase()));
  if (common) return COMMON[common](model, rest.join(' '), speech);
  const { game } = model.loaded.value;
  const isMove = game.parseMove(draft.position, words) !== undefined;
  // One word may be a move that is not legal now, and name another one that is.
  const answer = isMove && rest.length > 0 ? undefined : speech.answer(words, model.props.value);
  return answer ?? (isMove ? playTyped(words, model) : command.unknown(words));
};

/** A move that the rules forbid is explained. */
const playTyped = (move: string, model: TableModel): string => {
  const { command } = helpText.value;
  model.play(move);
  const notice = model.controller.notice.value;
  if (notice) return noticeText(notice, model).sentence;
  const step = model.controller.draft.value.steps.at(-1);
  const played = command.played(step ? model.board.chip(step, model.props.value) : move);
  return isToHandIn(model) ? `${played}\n${command.complete}` : played;
};

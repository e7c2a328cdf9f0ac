import type { Speech } from '../../board/board.ts';
import type { Scene } from '../model/table-model.ts';
import { turnsOf } from '../model/turns.ts';
import { noticeText } from '../Notice.tsx';
import { leftAt, makeLeft, nowAt } from '../online/clock.ts';
import { tableText } from '../text/index.ts';

/** What follows the word that asks. */
type Command = (scene: Scene, rest: string, speech: Speech) => string | Promise<string>;

const said = (scene: Scene, log: Scene['since']['value']): string =>
  turnsOf(log, scene.board)
    .map(turn => scene.toldTurn(turn.entries))
    .filter(Boolean)
    .join('\n');

const lastTurn: Command = scene => {
  const turn = turnsOf(scene.desk.shown.value.log, scene.board).at(-1);
  return turn ? scene.toldTurn(turn.entries) : tableText.value.log.empty;
};

const recap: Command = scene => said(scene, scene.since.value) || scene.recap.nothing;
const log: Command = scene => said(scene, scene.desk.shown.value.log) || tableText.value.log.empty;

const moves: Command = scene => {
  const { command } = tableText.value;
  const legal = scene.desk.draft.value.moves;
  return legal.length === 0 ? command.noMoves : command.moves(legal.length, legal.join(', '));
};

/** Why the last thing was refused or, asked with a move, why that one would be. */
const why: Command = (scene, move) => {
  const { command } = tableText.value;
  const notice = scene.desk.notice.value;
  if (move === '') return notice ? noticeText(notice, scene).sentence : command.noRefusal;
  const draft = scene.desk.draft.value;
  const open = draft.isComplete ? draft.backTo(draft.steps.length - 1) : draft;
  const tried = open.play(move);
  if (tried.ok) return command.possible;
  return noticeText({ kind: 'refusal', refusal: tried.error, isComplete: open.isComplete }, scene).sentence;
};

/** All paragraphs by their titles, those that hold some words, or the text of one. */
const rules: Command = async (scene, words) => {
  const { findRules, paragraphOf } = await import('../../rules/search.ts');
  const book = await scene.loaded.value.words.rules();
  const paragraph = Object.hasOwn(book, words) ? words : paragraphOf(book, words);
  const found = paragraph === undefined ? findRules(book, words) : [paragraph];
  const [only] = found;
  if (only === undefined) return tableText.value.command.noRule(words);
  if (found.length > 1) return found.map(each => `${each} ${book[each]!.title}`).join('\n');
  return [`${only} ${book[only]!.title}`, ...book[only]!.blocks].join('\n');
};

const stepBack: Command = ({ desk }) => {
  const { command } = tableText.value;
  if (desk.draft.value.isEmpty) return command.nothingToStepBack;
  desk.stepBack();
  return command.steppedBack;
};

const restart: Command = ({ desk }) => {
  const { command } = tableText.value;
  if (desk.draft.value.isEmpty) return command.nothingToStepBack;
  desk.backTo(0);
  return command.steppedBack;
};

const handIn: Command = ({ desk }) => {
  const { command } = tableText.value;
  if (!desk.draft.value.isComplete) return command.notComplete;
  void desk.handIn();
  return command.handedIn;
};

const clocks: Command = scene => {
  const { clocks: words } = tableText.value.evening;
  const { evening } = scene.desk.shown.value;
  if (!evening?.clocks) return words.none;
  const now = nowAt(evening);
  return evening.clocks
    .map((clock, seat) => words.each(scene.names.value[seat] ?? '', makeLeft(leftAt(clock, now), words)))
    .join('\n');
};

const help: Command = (_scene, _rest, speech) => {
  const { command } = tableText.value;
  return [...ASKED.map(name => command.help[name]), ...speech.questions, command.keys].join('\n');
};

/** The same in every game. */
const COMMON = { last: lastTurn, recap, log, moves, why, clocks, rules, stepBack, restart, handIn, help } as const;
type Asked = keyof typeof COMMON;
const ASKED = Object.keys(COMMON) as readonly Asked[];

/** What was typed: a move, a question of the game, or one that is common to all. The answer is shown and spoken. */
export const obey = (typed: string, scene: Scene, speech: Speech): string | Promise<string> => {
  const { command } = tableText.value;
  const words = typed.trim().replace(/\s+/g, ' ');
  if (words === '') return '';
  const { draft } = scene.props.value;
  if (draft.moves.includes(words)) return playTyped(words, scene);
  const [word = '', ...rest] = words.split(' ');
  const common = ASKED.find(name => command.asks[name].includes(word.toLowerCase()));
  if (common) return COMMON[common](scene, rest.join(' '), speech);
  const { game } = scene.loaded.value;
  const isMove = game.parseMove(draft.position, words) !== undefined;
  // One word may be a move that is not legal now, and name another one that is.
  const answer = isMove && rest.length > 0 ? undefined : speech.answer(words, scene.props.value);
  return answer ?? (isMove ? playTyped(words, scene) : command.unknown(words));
};

/** A move that the rules forbid is explained. */
const playTyped = (move: string, scene: Scene): string => {
  const { command } = tableText.value;
  scene.play(move);
  const notice = scene.desk.notice.value;
  if (notice) return noticeText(notice, scene).sentence;
  const step = scene.desk.draft.value.steps.at(-1);
  return command.played(step ? scene.board.chip(step, scene.props.value) : move);
};

import { leftAt, makeLeft, nowAt } from './evening/clock.ts';
import { noticeText } from './Notice.tsx';
import type { Scene } from './scene.ts';
import { tableText } from './text/index.ts';
import { turnsOf } from './turns.ts';

type Command = (scene: Scene) => string;

const said = (scene: Scene, log: Scene['since']['value']): string =>
  turnsOf(log, scene.board)
    .map(turn => scene.toldTurn(turn.entries))
    .join('\n');

const lastTurn: Command = scene => {
  const turn = turnsOf(scene.desk.shown.value.log, scene.board).at(-1);
  return turn ? scene.toldTurn(turn.entries) : tableText.value.log.empty;
};

const recap: Command = scene => said(scene, scene.since.value) || tableText.value.recap.nothing;
const log: Command = scene => said(scene, scene.desk.shown.value.log) || tableText.value.log.empty;

const moves: Command = scene => {
  const { command } = tableText.value;
  const legal = scene.desk.draft.value.moves;
  return legal.length === 0 ? command.noMoves : command.moves(legal.length, legal.join(', '));
};

const why: Command = scene => {
  const notice = scene.desk.notice.value;
  return notice ? noticeText(notice, scene).sentence : tableText.value.command.noRefusal;
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

const help: Command = scene => {
  const { command, evening } = tableText.value;
  const { board, texts } = scene.loaded.value;
  return [...command.help, evening.clocks.command, ...board.questions(texts), command.keys].join('\n');
};

/** The same in every game. */
const COMMON: Readonly<Record<string, Command>> = {
  l: lastTurn,
  r: recap,
  log,
  m: moves,
  w: why,
  c: clocks,
  u: stepBack,
  restart,
  ok: handIn,
  '?': help,
};

/** What was typed: a move, a question of the game, or one that is common to all. The answer is shown and spoken. */
export const obey = (typed: string, scene: Scene): string => {
  const { command } = tableText.value;
  const words = typed.trim();
  if (words === '') return '';
  const { draft } = scene.props.value;
  if (draft.moves.includes(words)) return playTyped(words, scene);
  const common = COMMON[words.toLowerCase()];
  if (common) return common(scene);
  const answer = scene.board.answer(words, scene.props.value);
  if (answer !== undefined) return answer;
  const { game } = scene.loaded.value;
  const isMove = game.parseMove(draft.position, words) !== undefined;
  return isMove ? playTyped(words, scene) : command.unknown(words);
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

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { atVersion, LANGUAGES, type Language } from '@ankerplatz/kit';
import { checkLesson, type Lesson } from '@ankerplatz/kit/lesson';
import { GAME_IDS, GAMES } from '@ankerplatz/registry';
import { Argument, Command, Option } from 'commander';
import { BadInput } from '../exit.ts';
import { gameNamed, parseCount } from '../game-options.ts';
import { readJson } from '../input.ts';
import { usualLanguage } from '../play/language.ts';
import { openTerminal, type Terminal } from '../play/terminal.ts';
import { CATALOGUES } from '../text/catalogues.ts';
import { type LessonNumber, LessonSession } from './lesson-session.ts';
import { strangePlace } from './places.ts';

interface Options {
  readonly lang?: Language;
}

const PROGRAM = 'npm run ankerplatz --';

const folderOf = (game: string): string => fileURLToPath(new URL(`../../../games/${game}/lessons/`, import.meta.url));

/** The files of the lessons of a game, in their order. */
const filesOf = (game: string): readonly string[] =>
  existsSync(folderOf(game))
    ? readdirSync(folderOf(game))
        .sort()
        .map(file => join(folderOf(game), file))
    : [];

const lessonIn = async (file: string): Promise<Lesson> => {
  const checked = checkLesson(
    await readJson(file),
    GAME_IDS.map(id => GAMES[id]),
  );
  if (!checked.ok) throw new BadInput(`${file} is not a lesson: ${checked.error}`);
  const strange = strangePlace(checked.value);
  if (strange !== null) throw new BadInput(`${file} is not a lesson: ${strange}`);
  return checked.value;
};

const playOn = async (
  terminal: Terminal,
  lesson: Lesson,
  number: LessonNumber,
  language: Language,
): Promise<boolean> => {
  const game = atVersion(gameNamed(lesson.game), lesson.rules);
  if (!game.ok) throw new BadInput(game.error);
  const session = await LessonSession.open(terminal, game.value, lesson, language);
  return session.play(number);
};

const languageBy = ({ lang }: Options): Language => lang ?? usualLanguage(process.env);

const playFile = async (file: string, options: Options): Promise<void> => {
  const lesson = await lessonIn(file);
  const terminal = openTerminal();
  await playOn(terminal, lesson, { number: 1, lessons: 1 }, languageBy(options));
  terminal.close();
};

/** From a lesson on, one after another, until the learner leaves. */
const learn = async (id: string, first: number, options: Options): Promise<void> => {
  const files = filesOf(id);
  if (first > files.length) throw new BadInput(`${id} has ${files.length} lessons`);
  const terminal = openTerminal();
  const language = languageBy(options);
  const words = CATALOGUES[language].lesson;
  for (let number = first; number <= files.length; number++) {
    const place = { number, lessons: files.length };
    if (await playOn(terminal, await lessonIn(files[number - 1]!), place, language)) continue;
    terminal.print('', words.next(`${PROGRAM} learn ${id} ${number}`));
    terminal.close();
    return;
  }
  terminal.print('', words.courseDone, `${PROGRAM} play ${id}`);
  terminal.close();
};

const language = (): Option =>
  new Option('--lang <language>', 'the language (default: that of the environment)').choices(LANGUAGES);

const HELP = `
Every legal move is allowed: by its number or in words. “back” returns to before the wrong turn, “quit” leaves.`;

export const lessonCommand = (): Command =>
  new Command('lesson')
    .description('check a lesson and play it (docs/lessons.md)')
    .argument('<file>', 'a lesson (JSON)')
    .addOption(language())
    .addHelpText('after', HELP)
    .action(playFile);

export const learnCommand = (): Command =>
  new Command('learn')
    .description('learn a game on this terminal, lesson by lesson')
    .addArgument(new Argument('[game]', 'the game').choices(GAME_IDS).default(GAME_IDS[0]))
    .addArgument(new Argument('[number]', 'the lesson to begin with').argParser(parseCount).default(1))
    .addOption(language())
    .addHelpText('after', HELP)
    .action(learn);

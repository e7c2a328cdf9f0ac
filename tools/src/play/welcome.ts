import { type Asked, type Game, isLanguage, LANGUAGES } from '@ankerplatz/kit';
import { Command } from 'commander';
import { BOARDS } from '../boards/index.ts';
import { wrap } from '../boards/layout.ts';
import { gameNamed } from '../game-options.ts';
import { usualLanguage } from './language.ts';
import { newTable, playTogether } from './opening.ts';
import { openTerminal, type Terminal } from './terminal.ts';
import { PLAY_WORDS } from './text/index.ts';
import type { PlayWords } from './text/words.ts';

type Question = (answers: string, usual: string) => string;

/** Asks until one of the answers comes; nothing typed is the usual one, null the end of the input. */
const ask = async (
  terminal: Terminal,
  { askAgain }: PlayWords,
  question: Question,
  answers: readonly string[],
  usual: string,
): Promise<string | null> => {
  for (;;) {
    const line = await terminal.ask(question(answers.join(', '), usual));
    const answer = line === null ? null : line.trim() || usual;
    if (answer === null || answers.includes(answer)) return answer;
    terminal.print(...wrap(askAgain(answers.join(', '))));
  }
};

const askGame = (terminal: Terminal, says: PlayWords): Promise<string | null> => {
  const games = Object.keys(BOARDS);
  return games.length > 1 ? ask(terminal, says, says.askGame, games, games[0]!) : Promise.resolve(games[0]!);
};

/** How many play, or which variant, whichever tells the kinds of a game apart. */
const askKind = async (terminal: Terminal, says: PlayWords, { kinds }: Game): Promise<Asked | null> => {
  const names = kinds.map(({ players, variant }) => String(variant ?? players));
  const question = kinds.every(({ variant }) => variant === undefined) ? says.askPlayers : says.askVariant;
  const name = await ask(terminal, says, question, names, names[0]!);
  return name === null ? null : kinds[names.indexOf(name)]!;
};

/** Asks what is to be played and plays it. */
const welcome = async (terminal: Terminal): Promise<void> => {
  const usual = usualLanguage(process.env);
  const greeting = PLAY_WORDS[usual];
  terminal.print('Ankerplatz', ...wrap(greeting.noServer), '');
  const language = await ask(terminal, greeting, greeting.askLanguage, LANGUAGES, usual);
  if (language === null || !isLanguage(language)) return terminal.print(greeting.bye);
  const says = PLAY_WORDS[language];
  const id = await askGame(terminal, says);
  const kind = id === null ? null : await askKind(terminal, says, gameNamed(id));
  if (id === null || kind === null) return terminal.print(says.bye);
  terminal.print('');
  await playTogether(terminal, newTable(gameNamed(id), kind), language);
};

const run = async (): Promise<void> => {
  const terminal = openTerminal();
  await welcome(terminal);
  terminal.close();
};

export const welcomeCommand = (): Command =>
  new Command('welcome').description('ask what to play, then play it on this terminal').action(run);

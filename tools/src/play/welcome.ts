import { LEVELS, type Level } from '@ankerplatz/bots';
import { type Game, isLanguage, LANGUAGES, type Language, type SetupWish } from '@ankerplatz/kit';
import { Command } from 'commander';
import { BOARDS } from '../boards/index.ts';
import { wrap } from '../boards/layout.ts';
import { gameNamed } from '../game-options.ts';
import { ranksOf } from '../ranks.ts';
import { CATALOGUES } from '../text/catalogues.ts';
import { usualLanguage } from './language.ts';
import { newTable, playTogether } from './opening.ts';
import { openTerminal, type Terminal } from './terminal.ts';
import type { PlayWords } from './words.ts';

type Question = (answers: string, usual: string) => string;

/** The kinds that suit a first game; the first kind of a game that is not named here. */
const USUAL_KINDS: Readonly<Record<string, string>> = { nautilus: 'quick' };
const PEOPLE = 'people';

/** Asks what is to be played; null is the end of the input. */
class Host {
  constructor(
    private readonly terminal: Terminal,
    private readonly says: PlayWords,
  ) {}

  /** Asks until one of the answers comes; nothing typed is the usual one. */
  async ask(question: Question, answers: readonly string[], usual: string): Promise<string | null> {
    const { terminal, says } = this;
    for (;;) {
      const line = await terminal.ask(question(answers.join(', '), usual));
      const answer = line === null ? null : line.trim() || usual;
      if (answer === null || answers.includes(answer)) return answer;
      terminal.print(...wrap(says.askAgain(answers.join(', '))));
    }
  }

  askGame(): Promise<string | null> {
    const games = Object.keys(BOARDS);
    return this.ask(this.says.askGame, games, games[0]!);
  }

  /** A level for all bots, or people; a game without bots is for people. */
  askCompany(game: Game): Promise<string | null> {
    const levels = ranksOf(game) ? LEVELS : [];
    const answers = [...levels, PEOPLE];
    return levels.length > 0 ? this.ask(this.says.askCompany, answers, answers[0]!) : Promise.resolve(PEOPLE);
  }

  /** How many play, or which variant, whichever tells the kinds of a game apart. */
  async askKind({ id, kinds }: Game): Promise<SetupWish | null> {
    const names = kinds.map(({ players, variant }) => String(variant ?? players));
    const isByNumber = kinds.every(({ variant }) => variant === undefined);
    const question = isByNumber ? this.says.askPlayers : this.says.askVariant;
    const name = await this.ask(question, names, USUAL_KINDS[id] ?? names[0]!);
    return name === null ? null : kinds[names.indexOf(name)]!;
  }
}

const playWith = async (terminal: Terminal, language: Language, game: Game, kind: SetupWish, company: string) => {
  const table = newTable(game, kind);
  const bots = company === PEOPLE ? [] : new Array<Level>(table.seats - 1).fill(company as Level);
  terminal.print('');
  await playTogether(terminal, table, language, { bots });
};

/** Asks what is to be played and plays it. */
export const welcome = async (terminal: Terminal, usual: Language): Promise<void> => {
  const greeting = CATALOGUES[usual].play;
  terminal.print('Ankerplatz', ...wrap(greeting.greeting), '');
  const language = await new Host(terminal, greeting).ask(greeting.askLanguage, LANGUAGES, usual);
  if (language === null || !isLanguage(language)) return terminal.print(greeting.bye);
  const says = CATALOGUES[language].play;
  const host = new Host(terminal, says);
  const id = await host.askGame();
  const company = id === null ? null : await host.askCompany(gameNamed(id));
  const kind = id === null || company === null ? null : await host.askKind(gameNamed(id));
  if (id === null || company === null || kind === null) return terminal.print(says.bye);
  await playWith(terminal, language, gameNamed(id), kind, company);
};

const run = async (): Promise<void> => {
  const terminal = openTerminal();
  await welcome(terminal, usualLanguage(process.env));
  terminal.close();
};

export const welcomeCommand = (): Command =>
  new Command('welcome').description('ask what to play, then play it on this terminal').action(run);

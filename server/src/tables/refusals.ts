import {
  type Game,
  LANGUAGES,
  type Language,
  type Position,
  type Refusal,
  refusalText,
  versionsOf,
  type Words,
} from '@ankerplatz/kit';
import { GAME_IDS, gameById } from '@ankerplatz/registry';
import { Problem, type ProblemDetails } from '../problem.ts';
import { CATALOGUES } from '../text/catalogues.ts';
import type { BatchProblem } from './model/batch-problem.ts';

type ByLanguage = Readonly<Record<Language, Words>>;

const wordsOf = async (game: Game): Promise<ByLanguage> =>
  Object.fromEntries(
    await Promise.all(LANGUAGES.map(async language => [language, await game.words(language)] as const)),
  ) as unknown as ByLanguage;

const placed = (
  facts: { readonly code: string },
  index: number,
): { readonly code: string; readonly index: number } => ({
  ...facts,
  index,
});

/** Moves that cannot be played, with all that is known of why. */
export class MoveProblem extends Problem {
  constructor(
    readonly refused: BatchProblem,
    details: ProblemDetails,
  ) {
    super(refused.code, details);
  }
}

/** Says why a move is refused, in every language. */
export class Refusals {
  private constructor(private readonly words: ReadonlyMap<Game, ByLanguage>) {}

  static async load(): Promise<Refusals> {
    const games = GAME_IDS.flatMap(id => versionsOf<Position>(gameById(id)!));
    return new Refusals(new Map(await Promise.all(games.map(async game => [game, await wordsOf(game)] as const))));
  }

  problem(game: Game, problem: BatchProblem, version: number): MoveProblem {
    if (!('index' in problem)) return new MoveProblem(problem, { version });
    const { code, index } = problem;
    if (!('refusal' in problem)) return new MoveProblem(problem, { version, refusal: placed({ code }, index) });
    const { refusal } = problem;
    return new MoveProblem(problem, {
      version,
      refusal: placed(refusal.code === 'illegal-move' ? refusal.reason : refusal, index),
      say: language => this.sentence(game, refusal, language),
    });
  }

  /** A move of a line that nobody plays at a table. */
  inLine(game: Game, refusal: Refusal, index: number): Problem {
    return new Problem(refusal.code, {
      refusal: placed(refusal.code === 'illegal-move' ? refusal.reason : refusal, index),
      say: language => this.sentence(game, refusal, language),
    });
  }

  private sentence(game: Game, refusal: Refusal, language: Language): string {
    return refusalText(refusal, this.words.get(game)![language], CATALOGUES[language].door);
  }
}

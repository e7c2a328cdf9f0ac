import type { BotGameId } from '@ankerplatz/bots/lazy';
import type { Language, Words } from '@ankerplatz/kit';
import type { Advice, Claim, Comparison } from './advice.ts';
import type { Dialect, MakeDialect } from './dialect.ts';
import type { Explanation } from './explain.ts';
import { nauticusDialect } from './nauticus/dialect.ts';
import { nautilusDialect } from './nautilus/dialect.ts';
import type { CoachTexts } from './texts.ts';

export type { Advice, Claim } from './advice.ts';
export { missedIn } from './missed.ts';
export { placeOf } from './place.ts';

/** The texts of a language, loaded when they are asked for: their file is found by its name. */
const textsIn = async (language: Language): Promise<CoachTexts> => {
  const file: Readonly<Record<Language, CoachTexts>> = await import(`./text/${language}.ts`);
  return file[language];
};

const DIALECTS: Readonly<Record<BotGameId, MakeDialect>> = { nauticus: nauticusDialect, nautilus: nautilusDialect };

/** At most so many sentences about what a turn does. */
const MOST = 3;

/** The words of the coach about advice, for one table in one language. */
export class CoachWords {
  private constructor(
    private readonly texts: CoachTexts,
    private readonly words: Words,
    private readonly players: readonly string[],
  ) {}

  /** `words` are those of the game, seen by the seat that is advised; `players` are indexable by seat. */
  static async load(language: Language, words: Words, players: readonly string[]): Promise<CoachWords> {
    return new CoachWords(await textsIn(language), words, players);
  }

  /** A sentence that says where to look. */
  nudge({ game, claims }: Advice): string {
    return this.dialect(game).look(claims[0]!);
  }

  /** The idea of the advised turn. */
  idea({ game, claims, rival }: Advice): string {
    return [...this.said(game, claims), ...(rival ? this.comparison(game, rival) : [])].join(' ');
  }

  /** The idea beside the draft, which alone it is held against then. `stepOf` tells a move of the draft in words. */
  ideaBeside(advice: Advice, stepOf: (move: string) => string): string {
    const { texts } = this;
    const { game, draft, claims } = advice;
    if (!draft) return this.idea(advice);
    switch (draft.kind) {
      case 'begun':
        return [texts.begun(stepOf(draft.next)), ...this.said(game, claims)].join(' ');
      case 'asGood':
        // The claims of another turn would sound like an objection.
        return [texts.asGood, ...(draft.isAdvised ? this.said(game, claims) : [])].join(' ');
      case 'behind':
        return [this.behind(game, draft.comparison), ...this.said(game, draft.lacks)].join(' ');
    }
  }

  /** After a turn: what was missed. */
  missed({ game, claims }: Advice, ahead: number): string {
    const { idea, missed, rounded } = this.dialect(game);
    return missed(rounded(ahead), idea(claims[0]!));
  }

  /** Why one turn is better than another that was played: what it does and the other does not, and what that is worth. */
  reason(game: Advice['game'], { claims, lacks, comparison: { part } }: Explanation): string {
    const told = (lacks.length > 0 ? lacks : claims).slice(0, 2).map(claim => this.claim(game, claim));
    return [...told, ...(part ? [this.part(part)] : [])].join(' ');
  }

  claim(game: Advice['game'], claim: Claim): string {
    return this.dialect(game).idea(claim);
  }

  private dialect(game: Advice['game']): Dialect {
    return DIALECTS[game](this.texts, this.words, this.players);
  }

  private said(game: Advice['game'], claims: readonly Claim[]): readonly string[] {
    return claims.slice(0, MOST).map(claim => this.claim(game, claim));
  }

  private behind(game: Advice['game'], { ahead }: Comparison): string {
    const { behind, rounded } = this.dialect(game);
    return behind(rounded(ahead));
  }

  private comparison(game: Advice['game'], { other, ahead, part }: Comparison): readonly string[] {
    const dialect = this.dialect(game);
    const by = dialect.rounded(ahead);
    if (by < 1) return [this.texts.close(other === null ? null : dialect.nameOf(other))];
    const lead = dialect.ahead(by, other);
    return part ? [lead, this.part(part)] : [lead];
  }

  private part({ name, by }: NonNullable<Comparison['part']>): string {
    const { texts } = this;
    return by === null
      ? texts.group(texts.groups[name as keyof CoachTexts['groups']])
      : texts.source(by, texts.sources[name as keyof CoachTexts['sources']]);
  }
}

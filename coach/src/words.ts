import { byTag, type Language, type Words } from '@ankerplatz/kit';
import type { NauticusNames } from '@ankerplatz/nauticus';
import type { Card, Naming, NautilusNames } from '@ankerplatz/nautilus';
import type { Advice, Claim, Comparison } from './advice.ts';
import type { Explanation } from './explain.ts';
import type { NauticusClaim } from './nauticus/claim.ts';
import type { NautilusClaim } from './nautilus/claim.ts';
import type { CoachTexts } from './text/texts.ts';

export type { Advice, Claim } from './advice.ts';
export { missedIn } from './missed.ts';
export { placeOf } from './place.ts';

/** Loaded when they are asked for. */
const CATALOGUES: Readonly<Record<Language, () => Promise<CoachTexts>>> = {
  en: async () => (await import('./text/en.ts')).en,
  de: async () => (await import('./text/de.ts')).de,
  fr: async () => (await import('./text/fr.ts')).fr,
};

/** At most so many sentences about what a turn does. */
const MOST = 3;
const PERCENT = 100;

/** The words of both games, as far as the coach needs them: those of a table, seen by the seat that is advised. */
interface NauticusTongue extends Words {
  readonly names: NauticusNames;
}
interface NautilusTongue extends Words {
  readonly names: NautilusNames;
  readonly naming: Naming;
}

/** The words of the coach about advice, for one table in one language. */
export class CoachWords {
  private constructor(
    private readonly texts: CoachTexts,
    private readonly words: Words,
    private readonly players: readonly string[],
  ) {}

  /** `words` are those of the game, seen by the seat that is advised; `players` are indexable by seat. */
  static async load(language: Language, words: Words, players: readonly string[]): Promise<CoachWords> {
    return new CoachWords(await CATALOGUES[language](), words, players);
  }

  /** A sentence that says where to look. */
  nudge({ game, claims }: Advice): string {
    const [claim] = claims;
    if (game === 'nauticus') return byTag(this.texts.nauticus.look, 'type', claim as NauticusClaim);
    return byTag(this.texts.nautilus.look, 'type', claim as NautilusClaim, this.tongue);
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
    const idea = this.claim(game, claims[0]!);
    return game === 'nauticus'
      ? this.texts.missedPoints(Math.round(ahead), idea)
      : this.texts.missedChance(Math.round(PERCENT * ahead), idea);
  }

  /** Why one turn is better than another that was played: what it does and the other does not, and what that is worth. */
  reason(game: Advice['game'], { claims, lacks, comparison: { part } }: Explanation): string {
    const told = (lacks.length > 0 ? lacks : claims).slice(0, 2).map(claim => this.claim(game, claim));
    return [...told, ...(part ? [this.part(part)] : [])].join(' ');
  }

  claim(game: Advice['game'], claim: Claim): string {
    if (game === 'nauticus') {
      const { names } = this.words as NauticusTongue;
      return byTag(this.texts.nauticus.idea, 'type', claim as NauticusClaim, names);
    }
    return byTag(this.texts.nautilus.idea, 'type', claim as NautilusClaim, this.tongue);
  }

  private get tongue() {
    const { names, naming } = this.words as NautilusTongue;
    return { names, naming, players: this.players };
  }

  private said(game: Advice['game'], claims: readonly Claim[]): readonly string[] {
    return claims.slice(0, MOST).map(claim => this.claim(game, claim));
  }

  private behind(game: Advice['game'], { ahead }: Comparison): string {
    const { behindPoints, behindChance } = this.texts;
    return game === 'nauticus' ? behindPoints(Math.round(ahead)) : behindChance(Math.round(PERCENT * ahead));
  }

  private otherName(game: Advice['game'], other: string): string {
    if (game === 'nautilus') return (this.words as NautilusTongue).names.the.subject[other as Card];
    const { actions } = (this.words as NauticusTongue).names;
    return this.texts.quoted(actions[other as keyof typeof actions]);
  }

  private lead(game: Advice['game'], by: number, other: string | null): string {
    const { texts } = this;
    if (game === 'nauticus') return texts.aheadPoints(by, other === null ? null : this.otherName(game, other));
    const { names } = this.words as NautilusTongue;
    return texts.aheadChance(by, other === null ? null : texts.played(other as Card, names));
  }

  private comparison(game: Advice['game'], { other, ahead, part }: Comparison): readonly string[] {
    const { texts } = this;
    const by = Math.round(game === 'nauticus' ? ahead : PERCENT * ahead);
    if (by < 1) return [texts.close(other === null ? null : this.otherName(game, other))];
    const lead = this.lead(game, by, other);
    if (!part) return [lead];
    return [lead, this.part(part)];
  }

  private part({ name, by }: NonNullable<Comparison['part']>): string {
    const { texts } = this;
    return by === null
      ? texts.group(texts.groups[name as keyof CoachTexts['groups']])
      : texts.source(by, texts.sources[name as keyof CoachTexts['sources']]);
  }
}

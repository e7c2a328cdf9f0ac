import type { Group, Source } from '@ankerplatz/bots/values';
import type { ByTag } from '@ankerplatz/kit';
import type { NauticusNames } from '@ankerplatz/nauticus';
import type { Card, Naming, NautilusNames } from '@ankerplatz/nautilus';
import type { NauticusClaim } from './nauticus/claim.ts';
import type { NautilusClaim } from './nautilus/claim.ts';

/** The names of things in a sentence about Nautilùs: pieces, cards, and players by seat. */
export interface Tongue {
  readonly naming: Naming;
  readonly names: NautilusNames;
  readonly players: readonly string[];
}

/** For each claim where to look, which does not say what for, and the sentence that says it. */
export interface ClaimTexts<Look, Idea> {
  readonly look: Look;
  readonly idea: Idea;
}

/** The words of the coach in one language. */
export interface CoachTexts {
  readonly nauticus: ClaimTexts<
    ByTag<NauticusClaim, 'type', string>,
    ByTag<NauticusClaim, 'type', string, [NauticusNames]>
  >;
  readonly nautilus: ClaimTexts<
    ByTag<NautilusClaim, 'type', string, [Tongue]>,
    ByTag<NautilusClaim, 'type', string, [Tongue]>
  >;
  /** The names of the parts of the expected final points, or of the chance to win. */
  readonly sources: Readonly<Record<Source, string>>;
  readonly groups: Readonly<Record<Group, string>>;
  /** Points that the advised turn is ahead of another, which may have a name. */
  aheadPoints(points: number, other: string | null): string;
  /** Per cent that it wins more often; `played` says with which card the other is played. */
  aheadChance(percent: number, played: string | null): string;
  played(card: Card, names: NautilusNames): string;
  /** Another turn is nearly as good. */
  close(other: string | null): string;
  /** A source of which the coach expects more, or a group in which it sees the gain. */
  source(points: number, source: string): string;
  group(group: string): string;
  /** The draft is on its way; `next` is the next step in words. */
  begun(next: string): string;
  readonly asGood: string;
  behindPoints(points: number): string;
  behindChance(percent: number): string;
  /** After a turn that missed much: what of the better one. */
  missedPoints(points: number, idea: string): string;
  missedChance(percent: number, idea: string): string;
  /** A quoted name of an action. */
  quoted(action: string): string;
}

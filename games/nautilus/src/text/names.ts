import type { ByCard, ByColour, Variant } from '../types.ts';

/** What boards and terminal call things: as inside a sentence, without their article. */
export interface NautilusNames {
  readonly cards: ByCard<string>;
  readonly colours: ByColour<string>;
  readonly variants: Readonly<Record<Variant, string>>;
}

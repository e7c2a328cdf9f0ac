import { type Game, type Position, tryPlay } from '@ankerplatz/kit';
import { draftChance } from '../../board/draft-chance.ts';
import { sampledOf } from '../../board/sampled.ts';
import type { LogEntry, TableState } from '../../board/source.ts';

/** The tables between two that the source gave: what they were like is worked out by the rules, as far as eyes may know it. */
export class InterimStates {
  private position: Position | null = null;
  private isLost = false;

  constructor(
    private readonly game: Game,
    private readonly from: TableState,
    private readonly next: TableState,
  ) {}

  /** The table after one more entry; null where it hangs on chance or on what is hidden. */
  after({ entry, seat, kind, move }: LogEntry): TableState | null {
    if (this.isLost || kind !== 'move' || move === null) return null;
    const { game, from, next } = this;
    this.position ??= sampledOf(game, from.view);
    const chance = draftChance();
    const played = tryPlay(game, this.position, seat, move, chance);
    this.isLost = !played.ok || chance.isDrawn;
    if (!played.ok || chance.isDrawn) return null;
    this.position = played.value;
    return {
      ...next,
      version: entry,
      eyes: from.eyes,
      asked: from.asked === next.asked ? from.asked : null,
      view: from.isOpen ? game.openView(played.value) : game.view(played.value, from.eyes),
      deciders: played.value.deciders(),
      log: next.log.slice(0, next.log.findIndex(other => other.entry === entry) + 1),
      result: null,
      handOver: from.handOver,
    };
  }
}

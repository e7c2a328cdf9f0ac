/** The words of the zones of the board: names for screen readers, and the few words on them. */
export interface ZoneTexts {
  readonly ring: string;
  /** The whole of a space. */
  readonly space: (space: SpaceWords) => string;
  readonly unfold: string;
  readonly fold: string;
  readonly nextRound: (blue: number) => string;
  readonly price: (tile: string, price: number) => string;
  readonly noneLeft: string;
  readonly dock: string;
  readonly dockOf: (name: string) => string;
  readonly noShips: string;
  readonly newShip: string;
  readonly ship: (number: number) => string;
  readonly storage: string;
  readonly storageOf: (name: string) => string;
  readonly fields: (taken: number, all: number) => string;
  readonly free: string;
  readonly rounds: string;
  readonly round: (round: number, rounds: number) => string;
  readonly phase: (phase: number, phases: number) => string;
  readonly score: string;
  readonly standing: (name: string, track: number, total: number | null) => string;
  readonly track: string;
  readonly ifEnded: string;
  readonly workers: string;
  readonly taler: string;
  readonly goodsOf: string;
  readonly delivered: (good: string, count: number, points: number) => string;
  readonly passTiles: (numbers: string, crowns: number) => string;
  readonly extraTile: string;
  readonly extraGone: string;
  readonly startPlayer: string;
  readonly others: string;
  readonly lookAt: (name: string) => string;
  readonly finishedShips: (count: number) => string;
  readonly supply: string;
  readonly left: (tile: string, count: number) => string;
  readonly hulls: string;
  readonly masts: string;
  readonly sails: string;
  readonly goods: string;
}

export interface SpaceWords {
  readonly action: string;
  readonly bonus: string;
  readonly blue: number;
  readonly isUsed: boolean;
  readonly hasAnchor: boolean;
}

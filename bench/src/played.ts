/** One whole game of random moves: how many decisions were made, and how many legal moves they chose from in all. */
export interface Played {
  readonly decisions: number;
  readonly moves: number;
}

import { BOTS, type BotGameId, EARLIER, type Level, type Rank, think, thinkWith } from '@ankerplatz/bots';
import { loadNauticusValue, loadNautilusValue } from '@ankerplatz/bots/values';
import { type Position, playTurn, type Seat, SeededChance, type View } from '@ankerplatz/kit';
import { nauticus } from '@ankerplatz/nauticus';
import { nautilus } from '@ankerplatz/nautilus';
import { GAMES } from '@ankerplatz/registry';
import { measure, type Rate, type Task } from './measure.ts';
import { iteratePeer, PLAYOUT_DEPTH } from './peer/bot.ts';
import type { OperationRow, Ratio } from './report.ts';
import { type GameKind, kindsOf } from './rules.ts';

const VIEWS = 8;
/** Turns between two of the views. */
const STRIDE = 31;
/** Playouts of those who play the games that the views are from. */
const FEW = 20;

const GAME_IDS = Object.keys(BOTS) as BotGameId[];
const LEVELS = ['captain', 'admiral'] as const satisfies readonly Level[];

/** Captains and admirals of a game by name, and beside them those that they have replaced. */
const ranksOf = (game: BotGameId): readonly (readonly [name: string, rank: Rank])[] => [
  ...LEVELS.map(level => [level, BOTS[game][level]] as const),
  ...Object.entries(EARLIER[game]).filter(([, rank]) => !Object.values(BOTS[game]).includes(rank)),
];

const playoutsOf = (game: BotGameId, level: string): string => `${game} ${level}: playouts (positions judged)`;
const turnsOf = (game: BotGameId, level: string): string => `${game} ${level}: decisions (whole turns)`;
const judgedBy = (game: BotGameId): string => `${game} value: positions judged for a seat`;
const ITERATIONS = 'boardgame.io MCTSBot: iterations';
const PEER_MOVES = `boardgame.io MCTSBot: positions (${PLAYOUT_DEPTH} random moves an iteration)`;

/** Views for bots from games between deckhands, as far as there is something to decide. */
const viewsOf = (id: BotGameId, { game, setup }: GameKind): readonly View[] => {
  const chance = SeededChance.from('views');
  const views: View[] = [];
  let position = game.start(setup, chance);
  for (let turns = 1; views.length < VIEWS; turns++) {
    if (position.outcome()) position = game.start(setup, chance);
    const seat = position.deciders()[0]!;
    const view = game.view(position, seat);
    if (turns % STRIDE === 0 && view.moves.length > 1) views.push(view);
    const [line] = think(id, 'deckhand', view, { seed: `${turns}`, playouts: FEW });
    // Chance or another seat may overtake the rest.
    position = playTurn(game, position, seat, line!.moves, chance).position;
  }
  return views;
};

/** A bot that thinks about turns as long as it would in a game: about all of them in one run, since some take a hundred times as long as others. */
class Thinker implements Task {
  readonly name: string;
  private readonly views: readonly View[];
  /** Of the last run; it is the same every time. */
  private playouts = 0;

  constructor(
    private readonly game: BotGameId,
    private readonly level: string,
    private readonly rank: Rank,
  ) {
    this.name = playoutsOf(game, level);
    this.views = viewsOf(game, kindsOf(GAMES[game])[0]!);
  }

  readonly run = (): number => {
    this.playouts = this.views.reduce((sum, view) => sum + this.playoutsFor(view), 0);
    return this.playouts;
  };

  private playoutsFor(view: View): number {
    let spent = 0;
    const onSpent = (_: number, playouts: number): void => {
      spent = playouts;
    };
    thinkWith(this.rank, view, { seed: 'bench', onSpent });
    return spent;
  }

  /** The rate of playouts, and of the turns that they are spent on. */
  rows({ perSecond, spread }: Rate): OperationRow[] {
    return [
      { name: this.name, perSecond, spread },
      { name: turnsOf(this.game, this.level), perSecond: (perSecond * VIEWS) / this.playouts, spread },
    ];
  }
}

/** Judges the positions of some views for all seats, again and again. */
const judging = <P extends Position>(
  id: BotGameId,
  sample: (view: View) => P,
  judge: (position: P, seat: Seat) => void,
): Task => {
  const positions = viewsOf(id, kindsOf(GAMES[id])[0]!).map(sample);
  return {
    name: judgedBy(id),
    run: () => {
      for (const position of positions) for (let seat = 0; seat < position.setup.seats; seat++) judge(position, seat);
      return positions.reduce((sum, { setup }) => sum + setup.seats, 0);
    },
  };
};

const nauticusValue = await loadNauticusValue();
const nautilusValue = await loadNautilusValue('team');
const CHANCE = SeededChance.from('values');

/** The cost of learned values, by game. */
const VALUES: Readonly<Record<BotGameId, () => Task>> = {
  nauticus: () =>
    judging(
      'nauticus',
      view => nauticus.sample(view, CHANCE),
      (position, seat) => nauticusValue.judge(position, seat, position.round),
    ),
  nautilus: () =>
    judging(
      'nautilus',
      view => nautilus.sample(view, CHANCE),
      (position, seat) => nautilusValue.judge(position, seat, false),
    ),
};

const peerRows = ({ perSecond, spread }: Rate): OperationRow[] => [
  { name: ITERATIONS, perSecond, spread },
  { name: PEER_MOVES, perSecond: perSecond * PLAYOUT_DEPTH, spread },
];

/** The speed of bots, beside boardgame.io's bot in a game of the size of Nauticus. */
export const measureBots = (seconds: number, isWanted: (name: string) => boolean): OperationRow[] => {
  const thinkers = GAME_IDS.flatMap(game =>
    ranksOf(game)
      .filter(([level]) => [playoutsOf, turnsOf].some(nameOf => isWanted(nameOf(game, level))))
      .map(([level, rank]) => new Thinker(game, level, rank)),
  );
  const peers = isWanted(ITERATIONS) ? [{ name: ITERATIONS, run: iteratePeer }] : [];
  const values = GAME_IDS.filter(game => isWanted(judgedBy(game))).map(game => VALUES[game]());
  const rates = measure([...thinkers, ...values, ...peers], seconds);
  return [
    ...thinkers.flatMap(thinker => thinker.rows(rates.get(thinker.name)!)),
    ...values.map(({ name }) => ({ name, ...rates.get(name)! })),
    ...peers.flatMap(({ name }) => peerRows(rates.get(name)!)),
  ];
};

/** A playout plays a move and judges the position after it, an iteration plays many random moves: therefore both ratios. */
export const botRatiosOf = (rows: readonly OperationRow[]): Ratio[] => {
  const rate = (name: string): number | undefined => rows.find(row => row.name === name)?.perSecond;
  const ratio = (own: string, peer: string, aim: string): Ratio[] => {
    const [over, under] = [rate(own), rate(peer)];
    return over === undefined || under === undefined ? [] : [{ name: `${own} / ${peer}`, value: over / under, aim }];
  };
  return LEVELS.map(level => playoutsOf('nauticus', level)).flatMap(own => [
    ...ratio(own, ITERATIONS, '≥ 200'),
    ...ratio(own, PEER_MOVES, '–'),
  ]);
};

import { KINDS, type TournamentKind } from '@ankerplatz/tournament';
import { Command, Option } from 'commander';
import { namesIn } from '../arena/contestant.ts';
import { columns } from '../columns.ts';
import { BadInput } from '../exit.ts';
import { type GameOptions, gameNamed, parseCount, setupOf, withGame } from '../game-options.ts';
import { progressBar } from '../simulate/progress.ts';
import { sharedLuckLeaves } from './luck.ts';
import { type Finding, type Mode, modesOf, simulateTournaments } from './simulation.ts';

interface Wishes extends GameOptions {
  readonly bots: string;
  readonly each: number;
  readonly kind: TournamentKind;
  readonly rounds: number;
  readonly tournaments: number;
  readonly deals: number;
  readonly json?: true;
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const printed = (found: ReadonlyMap<Mode, readonly Finding[]>): string => {
  const modes = [...found.keys()];
  const head = ['round', ...modes.map(mode => `${mode}: pairs`), ...modes.map(mode => `${mode}: leader`)];
  const rounds = found.get(modes[0]!)!.map(({ round }, index) => {
    const at = modes.map(mode => found.get(mode)![index]!);
    return [
      String(round),
      ...at.map(({ rightPairs }) => percent(rightPairs)),
      ...at.map(({ rightLeader }) => percent(rightLeader)),
    ];
  });
  return columns([head, ...rounds]).join('\n');
};

/** How often a deal is played to tell luck from play. */
const PLAYS = 4;

const run = async (id: string, options: Wishes): Promise<void> => {
  const { kind, rounds, tournaments, each, seed, deals } = options;
  const game = gameNamed(id);
  const setup = setupOf(game, options);
  const bots = namesIn(options.bots);
  if (bots.length < 2) throw new BadInput('two bots at least are needed, of which one is the stronger');
  const sides = new Set(game.sides(setup)).size;
  if (bots.length * each < sides)
    throw new BadInput(`a table needs ${sides} entrants; --each says how many there are of each bot`);
  const task = { game, setup, bots, each, kind, rounds, tournaments, seed };
  const modes = modesOf(kind);
  const bar = progressBar(modes.length * tournaments + deals * PLAYS);
  let done = 0;
  const tick = () => bar(++done);
  const found = new Map<Mode, readonly Finding[]>();
  for (const mode of modes) found.set(mode, await simulateTournaments(task, mode, tick));
  const [bot] = bots;
  const left = deals > 1 ? await sharedLuckLeaves({ game, setup, bot: bot!, deals, plays: PLAYS, seed }, tick) : null;
  if (options.json) {
    console.log(JSON.stringify({ ...Object.fromEntries(found), sharedLuckLeaves: left }));
    return;
  }
  console.log(
    `${id}, ${kind}, ${each} each of ${bots.join(', ')}, ${tournaments} tournaments, seed ${JSON.stringify(seed)}`,
  );
  console.log(printed(found));
  if (left !== null)
    console.log(
      `${deals} deals, each ${PLAYS} times by ${bot}: the same luck leaves ${percent(left)} of the variance, so that duplicate needs as many of the tables`,
    );
};

export const simulateTournamentsCommand = (): Command =>
  withGame(new Command('simulate-tournaments'))
    .description(
      'let bots play tournaments, and show how well standings find the stronger: each table with its own luck, and all with the same',
    )
    .option('--bots <names>', 'the weakest first', 'random,deckhand')
    .option('--each <number>', 'entrants of each', parseCount, 2)
    .addOption(new Option('--kind <kind>').choices(KINDS).default('swiss'))
    .option('--rounds <number>', 'how many, of a Swiss tournament or an evening', parseCount, 6)
    .option('--tournaments <number>', 'how many of each', parseCount, 20)
    .option('--deals <number>', 'how many the weakest plays several times, to tell luck from play', parseCount, 1)
    .option('--json', 'print JSON')
    .action(run);

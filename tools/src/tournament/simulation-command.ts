import { KINDS, type TournamentKind } from '@ankerplatz/tournament';
import { Command, Option } from 'commander';
import { namesIn } from '../arena/contestant.ts';
import { columns } from '../columns.ts';
import { type GameOptions, gameNamed, parseCount, setupOf, withGame } from '../game-options.ts';
import { progressBar } from '../simulate/progress.ts';
import { type Finding, MODES, type Mode, simulateTournaments } from './simulation.ts';

interface Wishes extends GameOptions {
  readonly bots: string;
  readonly each: number;
  readonly kind: TournamentKind;
  readonly rounds: number;
  readonly tournaments: number;
  readonly json?: true;
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const printed = (found: ReadonlyMap<Mode, readonly Finding[]>): string => {
  const head = ['round', ...MODES.map(mode => `${mode}: pairs`), ...MODES.map(mode => `${mode}: leader`)];
  const rounds = found.get(MODES[0])!.map(({ round }, index) => {
    const at = MODES.map(mode => found.get(mode)![index]!);
    return [
      String(round),
      ...at.map(({ rightPairs }) => percent(rightPairs)),
      ...at.map(({ rightLeader }) => percent(rightLeader)),
    ];
  });
  return columns([head, ...rounds]).join('\n');
};

const run = async (id: string, options: Wishes): Promise<void> => {
  const { kind, rounds, tournaments, each, seed } = options;
  const game = gameNamed(id);
  const bots = namesIn(options.bots);
  const task = { game, setup: setupOf(game, options), bots, each, kind, rounds, tournaments, seed };
  const bar = progressBar(MODES.length * rounds * tournaments);
  let done = 0;
  const found = new Map<Mode, readonly Finding[]>();
  for (const mode of MODES) found.set(mode, await simulateTournaments(task, mode, () => bar(++done)));
  if (options.json) console.log(JSON.stringify(Object.fromEntries(found)));
  else {
    console.log(
      `${id}, ${kind}, ${each} each of ${bots.join(', ')}, ${tournaments} tournaments, seed ${JSON.stringify(seed)}`,
    );
    console.log(printed(found));
  }
};

export const simulateTournamentsCommand = (): Command =>
  withGame(new Command('simulate-tournaments'))
    .description(
      'let bots play tournaments, and show how well standings find the stronger: each table with its own luck, and all with the same',
    )
    .option('--bots <names>', 'the weakest first', 'random,deckhand')
    .option('--each <number>', 'entrants of each', parseCount, 2)
    .addOption(new Option('--kind <kind>').choices(KINDS.filter(kind => kind !== 'knockout')).default('swiss'))
    .option('--rounds <number>', 'how many', parseCount, 6)
    .option('--tournaments <number>', 'how many of each', parseCount, 20)
    .option('--json', 'print JSON')
    .action(run);

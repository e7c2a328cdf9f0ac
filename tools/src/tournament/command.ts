import {
  type Pairing,
  pairRound,
  parseTournament,
  roundsOf,
  type Standing,
  standingsOf,
  type TournamentFile,
} from '@ankerplatz/tournament';
import { Command } from 'commander';
import { columns } from '../columns.ts';
import { BadInput } from '../exit.ts';
import { readJson } from '../input.ts';

interface Wishes {
  readonly json: boolean;
}

interface Answer {
  readonly standings: readonly Standing[];
  /** Null when all rounds are played. */
  readonly next: Pairing | null;
}

const answerOf = ({ plan, entrants, present, rounds }: TournamentFile): Answer => {
  const most = roundsOf(plan, entrants.length);
  const isOver = most !== null && rounds.length >= most;
  return {
    standings: standingsOf(plan, entrants, rounds),
    next: isOver ? null : pairRound(plan, entrants, present, rounds),
  };
};

const HEAD = ['', 'entrant', 'score', 'tables', 'opponents', 'direct', 'won'];

const figure = (value: number): string => value.toFixed(2).replace(/\.?0+$/, '');

const rowOf = ({ rank, entrant, score, played, breaks: { opponents, direct, won } }: Standing): string[] => [
  `${rank}.`,
  entrant,
  ...[score, played, opponents, direct, won].map(figure),
];

const printed = ({ standings, next }: Answer, number: number): string => {
  const lines = columns([HEAD, ...standings.map(rowOf)]);
  if (next === null) return [...lines, '', 'All rounds are played.'].join('\n');
  const tables = next.tables.map((entrants, index) => `  table ${index + 1}: ${entrants.join(', ')}`);
  const byes = next.byes.length > 0 ? [`  sits out: ${next.byes.join(', ')}`] : [];
  return [...lines, '', `Round ${number}, in the order of the seats:`, ...tables, ...byes].join('\n');
};

const run = async (file: string, { json }: Wishes): Promise<void> => {
  const read = parseTournament(await readJson(file));
  if (!read.ok) throw new BadInput(`${file}: ${read.error}`);
  const answer = answerOf(read.value);
  console.log(json ? JSON.stringify(answer) : printed(answer, read.value.rounds.length + 1));
};

export const tournamentCommand = (): Command =>
  new Command('tournament')
    .description('how all stand in a tournament, and who sits with whom in its next round')
    .argument('<file>', 'a tournament (JSON, docs/tournaments.md; - for standard input)')
    .option('--json', 'everything as JSON', false)
    .action(run);

import { Piscina } from 'piscina';
import { gameNamed } from '../game-options.ts';
import { parseContestant } from './contestant.ts';
import { type MatchResult, playMatch } from './match.ts';
import { type Player, thinkingPlayer } from './player.ts';
import { Processes } from './programs/processes.ts';
import { ProgramPlayer } from './programs/program.ts';
import { pairingOf } from './schedule.ts';
import type { Work } from './series.ts';

const { parameters, setup, verbose, shared } = Piscina.workerData as Work;
const game = gameNamed(parameters.game);
const sides = game.sides(setup);
const processes = new Processes(shared);
processes.enter();

/** A program plays all seats of its side, and all games of this thread, in one run. */
const playerFor = (name: string): Player => {
  const contestant = parseContestant(name);
  return contestant.kind === 'program'
    ? new ProgramPlayer(contestant.command, { limitSeconds: parameters.limitSeconds, verbose }, processes)
    : thinkingPlayer(
        contestant,
        { id: parameters.game, version: parameters.version },
        parameters.playouts ?? undefined,
      );
};
const players = parameters.bots.map(playerFor);

/** Plays one game of the series. */
export const play = (number: number): Promise<MatchResult> => {
  const pairing = pairingOf(number, sides);
  return playMatch(
    game,
    setup,
    pairing,
    parameters,
    pairing.bots.map(bot => players[bot]!),
  );
};

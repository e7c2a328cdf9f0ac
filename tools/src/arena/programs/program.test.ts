import { fileURLToPath } from 'node:url';
import type { View } from '@ankerplatz/kit';
import { GAMES } from '@ankerplatz/registry';
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { playMatch } from '../match.ts';
import { thinkingPlayer } from '../player.ts';
import { pairingOf } from '../schedule.ts';
import { Processes } from './processes.ts';
import { ProgramPlayer } from './program.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** `python3`, `curl`: those that this machine has. */
    readonly optionalPrograms: readonly string[];
  }
}

const EXAMPLES = fileURLToPath(new URL('../../../examples/bots/', import.meta.url));
const VIEW: View = { game: 'nauticus', seat: 0, over: false, moves: ['take hulls', 'take masts'] };

let processes: Processes;
beforeEach(() => {
  processes = new Processes();
});
afterEach(() => processes.endAll());

const playerOf = (command: string, limitSeconds = 20): ProgramPlayer =>
  new ProgramPlayer(command, { limitSeconds, verbose: false }, processes);

const answering = (answer: string): ProgramPlayer => playerOf(`while read line; do echo '${answer}'; done`);

describe('a program as a player', () => {
  test('is asked with the view and the legal moves, one line of JSON', async () => {
    const echo = playerOf(`node -e 'require("readline").createInterface({ input: process.stdin })
      .on("line", line => console.log(JSON.stringify({ move: line })))'`);
    const decision = await echo.decide(VIEW);
    expect(decision.ok && JSON.parse(decision.value[0]!)).toEqual({
      view: { game: 'nauticus', seat: 0, over: false },
      moves: VIEW.moves,
    });
  });

  test.each([
    ['a move', '{"move":"take hulls"}', ['take hulls']],
    ['a whole turn', '{"moves":["take money","money"]}', ['take money', 'money']],
    ['more than was asked', '{"move":"pass","value":0.3}', ['pass']],
  ])('answers with %s', async (_, answer, moves) => {
    expect(await answering(answer).decide(VIEW)).toEqual({ ok: true, value: moves });
  });

  test.each(['hello', '{}', '[]', 'null', '{"move":5}', '{"moves":[]}', '{"moves":["a",5]}', ''])(
    'junk: %j',
    async answer => {
      const decision = await answering(answer).decide(VIEW);
      expect(!decision.ok && decision.error).toMatch(/^junk: /);
    },
  );

  test('an endless line is junk, and is not kept', async () => {
    const decision = await playerOf('head -c 3000000 /dev/zero; echo; cat >/dev/null').decide(VIEW);
    expect(!decision.ok && decision.error).toMatch(/^junk: /);
  });

  test('who speaks before he is asked speaks junk', async () => {
    // Both lines are written at once, so they arrive together.
    const player = playerOf(`while read line; do printf '{"move":"pass"}\\nand more\\n'; done`);
    await player.decide(VIEW);
    const decision = await player.decide(VIEW);
    expect(!decision.ok && decision.error).toMatch(/^junk: "and more"/);
  });

  test.each([
    ['exit 3', 'crash: the program ended with exit code 3'],
    ['read line; exit 4', 'crash: the program ended with exit code 4'],
    ['kill -9 $$', 'crash: the program ended with signal SIGKILL'],
    ['no-such-program-anywhere', 'crash: the program ended with exit code 127'],
  ])('a crash: %s', async (command, error) => {
    expect(await playerOf(command).decide(VIEW)).toEqual({ ok: false, error });
  });

  test('a hang: no answer within the limit; the program is ended and what it has started, too', async () => {
    const player = playerOf('sleep 61 & sleep 61', 0.2);
    expect(await player.decide(VIEW)).toEqual({ ok: false, error: 'hang: no answer within 0.2 s' });
    await processes.endAll();
    expect(processes.running()).toEqual([]);
  });

  test('cannot be started any more once all are ended', async () => {
    await processes.endAll();
    await expect(playerOf('cat').decide(VIEW)).rejects.toThrow('no more programs');
  });

  test('who does not heed a signal is ended all the same', async () => {
    const player = playerOf(`trap '' TERM; while read line; do echo '{"move":"pass"}'; done; sleep 63; sleep 63`);
    await player.decide(VIEW);
    const [pid] = processes.running();
    await processes.endAll();
    await vi.waitFor(() => expect(processes.running()).toEqual([]));
    expect(() => process.kill(-pid!, 0)).toThrow('ESRCH');
  });

  test('is started once for many decisions, and anew after a fault', async () => {
    const player = playerOf(
      `n=0; while read line; do n=$((n+1)); [ $n = 3 ] && exit; echo "{\\"move\\":\\"$n\\"}"; done`,
    );
    const answers = [];
    for (let i = 0; i < 5; i++) answers.push(await player.decide(VIEW));
    expect(answers.map(answer => (answer.ok ? answer.value[0] : 'fault'))).toEqual(['1', '2', 'fault', '1', '2']);
  });
});

describe('the sample bots', () => {
  const random = thinkingPlayer({ kind: 'random' }, GAMES.nauticus, undefined);

  const WISHES = inject('optionalPrograms').includes('python3')
    ? ['node wishes.mjs', 'python3 wishes.py']
    : ['node wishes.mjs'];

  test.each([
    ...WISHES.flatMap(
      program =>
        [
          ['nauticus', { players: 3 }, program],
          ['nautilus', { variant: 'team' }, program],
          ['nautilus', { variant: 'duel' }, program],
        ] as const,
    ),
    ['nauticus', { players: 2 }, 'node playouts.mjs 1'] as const,
  ])('%s %j: %s plays a whole game without a fault', async (id, kind, program) => {
    const game = GAMES[id];
    const setup = game.setup(kind);
    if (!setup.ok) throw new Error(setup.error);
    const pairing = pairingOf(0, game.sides(setup.value));
    const sample = playerOf(program.replace(' ', ` ${EXAMPLES}`));
    const players = pairing.bots.map(bot => (bot === 0 ? sample : random));
    const result = await playMatch(game, setup.value, pairing, { seed: 's', figures: false }, players);
    expect(result.fault).toBeUndefined();
    expect(result.stopped).toBeUndefined();
  });
});

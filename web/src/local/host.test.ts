import { type BotGameId, LEVELS, think } from '@ankerplatz/bots';
import { commitmentOf, type Game, isMove, parseRecord, replay, SeededChance } from '@ankerplatz/kit';
import { type BoardGameId, GAMES } from '@ankerplatz/registry';
import { describe, expect, test } from 'vitest';
import { Host, type LocalSeat } from './host.ts';

const NOW = '2026-01-01T00:00:00.000Z';
const BOT = { kind: 'bot', level: LEVELS[0] } as const;
const PERSON = { kind: 'person', name: 'Ada' } as const;

const begin = (id: BoardGameId, seats: readonly LocalSeat[]): Host => {
  const game: Game = GAMES[id];
  const setup = game.setup(id === 'nauticus' ? { players: seats.length } : { variant: 'quick' });
  if (!setup.ok) throw new Error(setup.error);
  return Host.begin(game, { id: 'local', seed: 'host', setup: setup.value, seats, number: 1, now: NOW });
};

const must = <T, E>(result: { ok: true; value: T } | { ok: false; error: E }): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

/** Bots think for everybody, on few playouts. */
const step = (host: Host): Host => {
  const seat = host.deciders[0]!;
  const [line] = think(host.saved.game as BotGameId, LEVELS[0], host.view(seat), {
    seed: `${host.version}`,
    playouts: 20,
  });
  return must(host.play(seat, line!.moves, NOW));
};

const playOn = (host: Host, until: (host: Host) => boolean): Host => {
  let now = host;
  while (!now.result && !until(now)) now = step(now);
  return now;
};

describe.each<[BoardGameId, readonly LocalSeat[]]>([
  ['nauticus', [PERSON, BOT, PERSON]],
  ['nautilus', [PERSON, BOT, PERSON, BOT]],
])('a whole game of %s on this device', (id, seats) => {
  const over = playOn(begin(id, seats), () => false);

  test('keeps from its beginning whose turn it is', () => {
    const begun = begin(id, seats);
    expect(begun.saved.deciders).toEqual(begun.deciders);
  });

  test('comes to its end and keeps everything', () => {
    expect(over.result?.ranks).toHaveLength(seats.length);
    expect(over.saved).toMatchObject({ isOver: true, game: id, seats, ranks: over.result!.ranks, deciders: [] });
    expect(over.log(0)).toHaveLength(over.version);
  });

  test('is a record that anybody can check', () => {
    const record = must(parseRecord(JSON.parse(JSON.stringify(over.record()))));
    const game: Game = GAMES[id];
    expect(game.state(must(replay(game, record)).position)).toEqual(game.state(over.position));
  });

  test('goes on where it was left', () => {
    const half = over.backTo(Math.floor(over.version / 2), NOW);
    const resumed = must(Host.resume(GAMES[id], JSON.parse(JSON.stringify(half.saved))));
    expect(resumed.view(0)).toEqual(half.view(0));
    expect(resumed.log(2)).toEqual(half.log(2));
    expect(resumed.saved).toEqual(half.saved);
  });

  test('any step can be taken back, and the same again brings the same', () => {
    const version = Math.floor(over.version / 3);
    const back = over.backTo(version, NOW);
    expect(back.version).toBe(version);
    expect(back.result).toBeNull();
    const again = over.saved.entries
      .slice(version)
      .filter(isMove)
      .reduce((host, { seat, move }) => must(host.play(seat, [move], NOW)), back);
    expect(again.view(null)).toEqual(over.view(null));
  });

  test('can go on at another table from a position that the rules accept', () => {
    const half = over.backTo(Math.floor(over.version / 2), NOW);
    const position = half.openPosition(SeededChance.from('open'));
    const game: Game = GAMES[id];
    expect(must(game.parsePosition(position, SeededChance.from('open'))).setup.seats).toBe(seats.length);
  });
});

describe('decisions', () => {
  test('who must decide is asked at the version that opened the decision', () => {
    const host = begin('nauticus', [PERSON, BOT]);
    const seat = host.deciders[0]!;
    expect(host.asked(seat)).toBe(0);
    expect(host.asked(1 - seat)).toBeNull();
    expect(host.asked(null)).toBeNull();
    const next = must(host.play(seat, [host.view(seat).moves[0]!], NOW));
    expect(next.asked(next.deciders[0]!)).toBe(1);
  });

  test('answers of others leave a decision open as it was', () => {
    const host = playOn(begin('nautilus', [PERSON, PERSON, PERSON, PERSON]), ({ deciders }) => deciders.length === 4);
    const opened = host.asked(3);
    expect(opened).toBe(host.version);
    const next = must(host.play(0, [host.view(0).moves[0]!], NOW));
    expect([next.asked(0), next.asked(3)]).toEqual([null, opened]);
  });

  test('a list of moves is all or nothing', () => {
    const host = begin('nauticus', [PERSON, BOT]);
    const seat = host.deciders[0]!;
    const [first] = host.view(seat).moves;
    expect(host.play(seat, [first!, 'nonsense'], NOW)).toEqual({
      ok: false,
      error: { code: 'unknown-move', text: 'nonsense' },
    });
    expect(host.version).toBe(0);
  });

  test('the last decision of a person is before what bots answered', () => {
    const host = playOn(begin('nauticus', [PERSON, BOT]), now => now.saved.entries.some(({ seat }) => seat === 0));
    const index = host.saved.entries.findLastIndex(({ seat }) => seat === 0);
    expect(host.lastDecision).toBe(index);
    expect(host.backTo(index, NOW).deciders).toContain(0);
    expect(begin('nauticus', [PERSON, BOT]).lastDecision).toBeUndefined();
  });
});

test('a game goes on from a recorded one with its cards, its luck and all that was agreed in between', () => {
  const seats = [PERSON, BOT, BOT, BOT];
  const { saved } = playOn(begin('nautilus', seats), now => now.version > 30);
  const { seed, ...rest } = saved;
  const chance = { kind: 'seed', seed } as const;
  const entries = [...saved.entries, { seat: 0, kind: 'paused' }, { seat: 0, kind: 'resumed' }] as const;
  const resumed = must(Host.resume(GAMES.nautilus, { ...rest, entries, seed: 'of the bots', chance }));
  expect(resumed.version).toBe(entries.length);
  expect(resumed.log(0).slice(-2)).toMatchObject([{ kind: 'paused', events: [] }, { kind: 'resumed' }]);
  const record = must(parseRecord(JSON.parse(JSON.stringify(playOn(resumed, now => now.version > 40).record()))));
  expect(record).toMatchObject({ chance, entries: expect.arrayContaining([{ seat: 0, kind: 'paused' }]) });
  expect(replay(GAMES.nautilus as Game, record).ok).toBe(true);
});

test('what was taken back in a recorded game stays taken back', () => {
  const { saved } = playOn(begin('nauticus', [PERSON, BOT]), now => now.version > 3);
  const back = { seat: 0, kind: 'take-back', to: saved.entries.length - 1 } as const;
  const resumed = must(Host.resume(GAMES.nauticus, { ...saved, entries: [...saved.entries, back] }));
  const before = must(Host.resume(GAMES.nauticus, { ...saved, entries: saved.entries.slice(0, -1) }));
  expect(resumed.view(0)).toEqual(before.view(0));
  const [seat] = resumed.deciders;
  expect(resumed.asked(seat!)).toBe(resumed.version);
  const never = Host.resume(GAMES.nauticus, { ...saved, entries: [{ ...back, to: 9 }] });
  expect(never).toMatchObject({ ok: false, error: expect.stringContaining('taken-back-too-far') });
});

test('a kept game that the rules refuse is not resumed, and the reason is said', () => {
  const { saved } = begin('nauticus', [PERSON, BOT]);
  const wrong = Host.resume(GAMES.nauticus, { ...saved, entries: [{ seat: 0, move: 'nonsense' }] });
  expect(wrong).toMatchObject({ ok: false, error: expect.stringContaining('entry 1') });
  const older = Host.resume(GAMES.nauticus, { ...saved, version: 99 });
  expect(older).toMatchObject({ ok: false, error: expect.stringContaining('version 99') });
});

describe('a decision of a finished game that is tried again', () => {
  const before = playOn(begin('nautilus', [PERSON, BOT, BOT, BOT]), () => false);
  const from = 10;
  const draws: number[] = [];
  must(
    replay(before.game, before.record(), ({ isDrawn, version }) => {
      if (isDrawn && version > from) draws.push(version);
    }),
  );
  const trial = { seat: 0, from, rank: before.result!.ranks[0]!, points: null, ahead: 0.1, draws };
  const tried = (draw: readonly number[]): Host =>
    must(Host.resume(before.game, { ...before.saved, trial: { ...trial, draws: draw } }));

  test('says in the end what came of it, and that the luck was the same where every draw came at the same step', () => {
    expect(draws.length).toBeGreaterThan(0);
    expect(tried(draws).trialEnd).toMatchObject({
      rank: trial.rank,
      newRank: trial.rank,
      newPoints: null,
      otherLuck: null,
    });
  });

  test('says from which round on the luck was another', () => {
    const round = must(replay(before.game, { ...before.record(), entries: before.saved.entries.slice(0, draws[0]!) }))
      .position.round;
    expect(tried([draws[0]! + 1]).trialEnd?.otherLuck).toBe(round);
  });

  test('says nothing before the end, nor of any other game', () => {
    expect(before.trialEnd).toBeNull();
    expect(tried(draws).backTo(from, NOW).trialEnd).toBeNull();
  });
});

describe('a deal that many play', () => {
  const chance = { kind: 'shared', deal: 'D', commitment: commitmentOf('ab'.repeat(32)), contributions: [] } as const;
  const dealt = (): Host => {
    const { saved } = begin('nautilus', [PERSON, BOT, BOT, BOT]);
    return must(Host.resume(GAMES.nautilus, { ...saved, chance: { ...chance, secret: 'ab'.repeat(32) } }));
  };
  const give = (host: Host, seat: number): Host => must(host.play(seat, [host.view(seat).moves[0]!], NOW));

  test('is answered alike by bots, whoever of several was faster', () => {
    const [slow, fast] = [dealt(), give(dealt(), 0)];
    expect(fast.view(2), 'others can be seen to have laid a card').not.toEqual(slow.view(2));
    expect(fast.thought(2)).toEqual(slow.thought(2));
    expect(give(slow, 1).thought(2)).toEqual(slow.thought(2));
    expect(slow.thought(1).seed).not.toBe(slow.thought(2).seed);
  });

  test('is dealt alike, however often', () => {
    expect(dealt().view(0)).toEqual(dealt().view(0));
    expect(dealt().view(0)).not.toEqual(begin('nautilus', [PERSON, BOT, BOT, BOT]).view(0));
  });
});

import { expect } from 'vitest';
import type { Chance } from '../chance/chance.ts';
import { seededSource } from '../chance/seeded.ts';
import { legalMoves, tryPlay } from '../play/door.ts';
import { codesOf, entriesOf, playRandomly } from './random-game.ts';
import { atMoments, ensure, print, type Subject, seatsOf, some } from './subject.ts';

export const everyPositionCanGoOn = (subject: Subject): void => {
  const seats = seatsOf(subject);
  atMoments(subject, Number.POSITIVE_INFINITY, ({ position }) => {
    const deciders = position.deciders();
    ensure(deciders.length > 0, 'nobody must decide');
    ensure(seats.filter(seat => deciders.includes(seat)).join() === deciders.join(), `deciders are ${deciders}`);
    for (const seat of deciders) {
      const codes = codesOf(position, seat);
      ensure(codes.length > 0, `seat ${seat} must decide and has no move`);
      ensure(new Set(codes).size === codes.length, `seat ${seat} has a move twice`);
    }
  });
};

export const everyGameEnds = ({ game, games, options, setup }: Subject): void => {
  for (const { seed, moments, final } of games) {
    const rounds = [...moments.map(({ position }) => position.round), final.round];
    expect(rounds[0], 'the first round').toBeGreaterThanOrEqual(1);
    expect(rounds, 'rounds never fall').toEqual([...rounds].sort((a, b) => a - b));
    const outcome = final.outcome();
    if (!outcome) {
      expect(moments.length, `seed "${seed}" does not end`).toBe(options.cap);
      continue;
    }
    expect(final.deciders()).toEqual([]);
    expect(outcome.ranks).toHaveLength(setup.seats);
    expect(Math.min(...outcome.ranks), 'the best rank').toBe(1);
    expect(Math.max(...outcome.ranks), 'the last rank').toBeLessThanOrEqual(setup.seats);
    expect(outcome.scores?.length ?? setup.seats, 'scores').toBe(setup.seats);
    const after = tryPlay(game, final, 0, moments[0]!.text, seededSource(seed).at(0));
    expect(after, 'a move after the end').toEqual({ ok: false, error: { code: 'game-over' } });
  }
};

export const ranksHaveTheirWorth = ({ game, games }: Subject): void => {
  for (const { seed, final } of games) {
    const ranks = final.outcome()?.ranks ?? [];
    const worth = ranks.map((_, seat) => game.worth(final, seat));
    for (const [seat, rank] of ranks.entries())
      for (const [other, above] of ranks.entries())
        if (above < rank)
          expect(worth[other], `seats ${other} and ${seat} of "${seed}"`).toBeGreaterThanOrEqual(worth[seat]!);
  }
};

export const theSameSeedIsTheSameGame = ({ game, setup, games }: Subject): void => {
  for (const played of games) {
    const again = playRandomly(game, setup, seededSource(played.seed), played.seed, played.moments.length);
    expect(entriesOf(again)).toEqual(entriesOf(played));
    expect(print(game, again.final)).toBe(print(game, played.final));
  }
};

/** Notes the names of draws. */
class NamesOfDraws {
  readonly names: string[] = [];

  of(chance: Chance): Chance {
    const note = (kind: string | undefined, count: number | undefined): void => {
      ensure(kind !== undefined && count !== undefined, 'a draw has no name');
      this.names.push(`${kind} ${count}`);
    };
    return {
      die: (faces, kind, count) => {
        note(kind, count);
        return chance.die(faces, kind, count);
      },
      shuffle: (items, kind, count) => {
        note(kind, count);
        chance.shuffle(items, kind, count);
      },
    };
  }
}

export const everyDrawHasAName = ({ game, setup, games }: Subject): void => {
  for (const { seed, moments } of games) {
    const draws = new NamesOfDraws();
    const source = seededSource(seed);
    playRandomly(game, setup, { at: entry => draws.of(source.at(entry)) }, seed, moments.length);
    expect(draws.names.length, `draws of "${seed}"`).toBeGreaterThan(0);
    expect(draws.names, 'names of draws').toEqual([...new Set(draws.names)]);
  }
};

export const movesRoundTrip = (subject: Subject): void => {
  const { game } = subject;
  atMoments(subject, 200, ({ position }) => {
    for (const seat of position.deciders())
      for (const code of codesOf(position, seat)) {
        const text = game.makeMove(position, code);
        ensure(/^[!-~]+( [!-~]+)*$/.test(text), `move ${code} is written ${JSON.stringify(text)}`);
        ensure(game.parseMove(position, text) === code, `${text} is read as ${game.parseMove(position, text)}`);
      }
  });
};

export const theDoorAcceptsWhatIsListed = (subject: Subject): void => {
  const { game } = subject;
  atMoments(subject, 40, ({ position }, entry) => {
    const before = print(game, position);
    for (const seat of position.deciders())
      for (const text of legalMoves(game, position, seat)) {
        const chance = () => seededSource(text).at(entry);
        const played = tryPlay(game, position, seat, text, chance());
        if (!played.ok) throw new Error(`${text} is listed and refused: ${played.error.code}`);
        const trusted = position.clone();
        trusted.play(seat, game.parseMove(position, text)!, chance());
        ensure(print(game, played.value) === print(game, trusted), `${text} is played otherwise by the door`);
        ensure(print(game, position) === before, `${text} changes the position given to the door`);
      }
  });
};

/** How far a copy is played on. */
const STEPS = 12;

export const copiesAreIndependent = ({ game, games }: Subject): void => {
  for (const { moments, final, seed } of games) {
    const reused = final.clone();
    for (const [entry, { position }] of some([...moments.entries()], 60)) {
      const before = print(game, position);
      const copy = position.clone();
      reused.copyFrom(position);
      expect(print(game, copy), `clone after entry ${entry} of "${seed}"`).toBe(before);
      expect(print(game, reused), `copyFrom after entry ${entry} of "${seed}"`).toBe(before);
      for (const [index, { seat, move }] of moments.slice(entry, entry + STEPS).entries()) {
        copy.play(seat, move, seededSource(seed).at(entry + index + 1));
        reused.play(seat, move, seededSource(seed).at(entry + index + 1));
      }
      expect(print(game, position), `the original after entry ${entry} of "${seed}"`).toBe(before);
      const later = print(game, moments[entry + STEPS]?.position ?? final);
      expect(print(game, copy), `the clone, some moves after entry ${entry} of "${seed}"`).toBe(later);
      expect(print(game, reused), `the copy, some moves after entry ${entry} of "${seed}"`).toBe(later);
    }
  }
};

import { expect } from 'vitest';
import { NotedChance } from '../chance/chance.ts';
import { SeededChance, seededSource } from '../chance/seeded.ts';
import type { Game, GameEvent, Position } from '../game.ts';
import { canonicalJson } from '../json.ts';
import { isReveal } from '../log/game-log.ts';
import type { OrderName } from '../order.ts';
import { isLegal, legalMoves, tryPlay } from '../play/door.ts';
import type { Seat } from '../seat.ts';
import { codesOf } from './random-game.ts';
import { atMoments, copyOf, ensure, print, SENTENCE, type Subject, seatsOf, someTexts } from './subject.ts';

const expectView = ({ game }: Subject, position: Position, seat: Seat | null): void => {
  const view = game.view(position, seat);
  const decides = seat !== null && position.deciders().includes(seat);
  expect(copyOf(view), 'a view is JSON').toEqual(view);
  expect([view.game, view.seat, view.over]).toEqual([game.id, seat, position.outcome() !== null]);
  expect([...view.moves].sort(), `moves in the view of ${seat}`).toEqual(
    decides ? legalMoves(game, position, seat) : [],
  );
};

export const viewsHoldTheMovesOfDeciders = (subject: Subject): void => {
  const { game } = subject;
  const everyone = [...seatsOf(subject), null];
  atMoments(subject, 60, ({ position }) => {
    const before = print(game, position);
    for (const seat of everyone) expectView(subject, position, seat);
    expect(print(game, position), 'the position after a look').toBe(before);
  });
  for (const { final } of subject.games) for (const seat of everyone) expectView(subject, final, seat);
};

/** How far a sample is played on. */
const STEPS = 20;

const playOn = (position: Position, chance: SeededChance): void => {
  for (let step = 0; step < STEPS && !position.outcome(); step++) {
    const deciders = position.deciders();
    const seat = deciders[chance.die(deciders.length)]!;
    const codes = codesOf(position, seat);
    expect(codes.length, `moves of seat ${seat}, ${step} moves after a sample`).toBeGreaterThan(0);
    position.play(seat, codes[chance.die(codes.length)]!, chance);
  }
};

export const samplesFitTheirView = (subject: Subject): void => {
  const { game } = subject;
  atMoments(subject, 25, ({ position }, entry) => {
    const open = copyOf(game.view(position, null));
    for (const seat of seatsOf(subject)) {
      const seen = canonicalJson(game.view(position, seat));
      const sampled = game.sample(JSON.parse(seen), SeededChance.from(`sample ${entry}`));
      const again = game.sample(JSON.parse(seen), SeededChance.from(`sample ${entry}`));
      expect(copyOf(game.view(sampled, seat)), `the view of seat ${seat} in its sample`).toEqual(JSON.parse(seen));
      // A seat sees too what lies open, so a spectator cannot tell the two apart either.
      expect(copyOf(game.view(sampled, null)), `a spectator's view in a sample of seat ${seat}`).toEqual(open);
      expect(sampled.deciders(), `deciders in a sample of seat ${seat}`).toEqual(position.deciders());
      expect(print(game, again), 'the same chance, the same sample').toBe(print(game, sampled));
      playOn(sampled, SeededChance.from(`on ${entry}`));
      const fitting = game.fitting?.(JSON.parse(seen));
      if (fitting)
        expect(copyOf(game.view(fitting, seat)), `the view of seat ${seat} in what fits it`).toEqual(JSON.parse(seen));
    }
  });
};

export const openViewsHideNoHand = (subject: Subject): void => {
  const { game } = subject;
  atMoments(subject, 25, ({ position }, entry) => {
    const seen = copyOf(game.openView(position));
    expect([seen.game, seen.seat, seen.over, seen.moves]).toEqual([game.id, null, position.outcome() !== null, []]);
    const sampled = game.sample(seen, SeededChance.from(`open ${entry}`));
    expect(copyOf(game.openView(sampled)), 'the open view of its sample').toEqual(seen);
    for (const seat of position.deciders())
      expect(legalMoves(game, sampled, seat), `moves of seat ${seat} in a sample of the open view`).toEqual(
        legalMoves(game, position, seat),
      );
  });
};

/**
 * In an open game there is one view without `seat` and `moves`, one text of it, one story. A game with secrets has none
 * of it.
 */
export const openGamesHideNothing = (subject: Subject): void => {
  const { game } = subject;
  atMoments(subject, 25, ({ position, events, seat: mover, text }) => {
    const open = game.openText?.(position);
    if (game.hidesHands) return expect(open, 'the open text of a game with secrets').toBeUndefined();
    const { seat: _, moves: __, ...shared } = copyOf(game.view(position, null));
    if (open !== undefined) expect(JSON.parse(open), 'the open text').toEqual(shared);
    for (const eyes of seatsOf(subject)) {
      const { seat, moves, ...seen } = copyOf(game.view(position, eyes));
      expect(seen, `what seat ${seat} sees beside its ${moves.length} moves`).toEqual(shared);
      for (const event of events) expect(game.eventFor(event, eyes), `what seat ${seat} hears`).toEqual(event);
      expect(game.moveFor(text, mover, eyes), `what seat ${seat} reads`).toBe(text);
    }
  });
};

/** A seat that cannot tell two positions apart must not be told them apart by what it is refused. */
export const refusalsTellNoSecrets = (subject: Subject): void => {
  const { game } = subject;
  const chance = seededSource('refusals');
  atMoments(subject, 30, ({ position }, entry) => {
    const texts = someTexts(subject, 30, entry);
    for (const seat of position.deciders()) {
      const sampled = game.sample(copyOf(game.view(position, seat)), SeededChance.from(`refusals ${entry}`));
      for (const text of texts) {
        const answers = [position, sampled].map(each => tryPlay(game, each, seat, text, chance.at(entry)));
        const [real, other] = answers.map(answer => (answer.ok ? 'accepted' : JSON.stringify(answer.error)));
        expect(other, `${text}, asked by seat ${seat}`).toBe(real);
      }
    }
  });
};

export const movesAreTold = (subject: Subject): void => {
  const { game } = subject;
  atMoments(subject, Number.POSITIVE_INFINITY, ({ seat, text }) => {
    ensure(game.moveFor(text, seat, seat) === text, `seat ${seat} reads its own ${text} otherwise`);
    for (const reader of [...seatsOf(subject), null])
      ensure(SENTENCE.test(game.moveFor(text, seat, reader)), `${reader} reads ${text} as nothing`);
  });
};

export const silenceIsPublic = (subject: Subject): void => {
  const { game } = subject;
  atMoments(subject, 40, ({ position }, entry) => {
    for (const seat of [...seatsOf(subject), null]) {
      const sampled = game.sample(copyOf(game.view(position, seat)), SeededChance.from(`silence ${entry}`));
      expect(game.isSilent(sampled), `silence as seen from ${seat}`).toBe(game.isSilent(position));
    }
  });
  for (const { final } of subject.games) expect(final.outcome() !== null && game.isSilent(final)).toBe(false);
};

/** After a move that reveals nothing a seat still cannot tell two positions apart that looked the same to it before. */
export const whatRevealsNothingShowsNothing = (subject: Subject): void => {
  const { game } = subject;
  atMoments(subject, 40, ({ position }, entry) => {
    for (const seat of position.deciders()) {
      const sampled = game.sample(copyOf(game.view(position, seat)), SeededChance.from(`reveals ${entry}`));
      for (const move of codesOf(position, seat).filter(code => !game.reveals(code))) {
        const [real, other] = [position, sampled].map(each => {
          const next = each.clone();
          next.play(seat, move, SeededChance.from(`reveals ${entry}`));
          return next;
        }) as [Position, Position];
        if (real.round !== position.round || !real.deciders().includes(seat)) continue;
        expect(copyOf(game.view(other, seat)), `${game.makeMove(position, move)} by seat ${seat}`).toEqual(
          copyOf(game.view(real, seat)),
        );
      }
    }
  });
};

/**
 * After a move that is said to show nothing, an observer still cannot tell apart two positions that looked the same
 * before.
 */
export const whatIsNotShownStaysHidden = (subject: Subject): void => {
  const { game } = subject;
  atMoments(subject, 60, ({ position, seat, move }, entry) => {
    const events: GameEvent[] = [];
    const noted = new NotedChance(SeededChance.from(`shown ${entry}`));
    const real = position.clone();
    real.play(seat, move, noted, event => events.push(event));
    if (isReveal(game, noted, events)) return;
    for (const observer of seatsOf(subject).filter(each => each !== seat)) {
      const sampled = game.sample(copyOf(game.view(position, observer)), SeededChance.from(`hidden ${entry}`));
      if (!sampled.deciders().includes(seat) || !isLegal(sampled, seat, move)) continue;
      sampled.play(seat, move, SeededChance.from(`shown ${entry}`));
      expect(copyOf(game.view(sampled, observer)), `${game.makeMove(position, move)} seen by seat ${observer}`).toEqual(
        copyOf(game.view(real, observer)),
      );
    }
  });
};

const obeyed = (game: Game, position: Position, seat: Seat, order: OrderName): number | string => {
  const move = game.obey(position, seat, order);
  if (typeof move === 'number') ensure(isLegal(position, seat, move), `the order gives ${move}, which is not legal`);
  return move;
};

/** Orders give legal moves and hang on what their seat knows alone; what is handed in early can be asked for next. */
export const ordersAreLegalAndKnowNoSecrets = (subject: Subject): void => {
  const { game } = subject;
  const carriedOut = new Set<OrderName>();
  atMoments(subject, Number.POSITIVE_INFINITY, ({ position, seat }) => {
    for (const order of game.orders) if (typeof obeyed(game, position, seat, order) === 'number') carriedOut.add(order);
    for (const decider of position.deciders())
      ensure(!game.isComing(position, decider), `seat ${decider} decides now and may hand in early`);
  });
  atMoments(subject, 30, ({ position, seat }, entry) => {
    const sampled = game.sample(copyOf(game.view(position, seat)), SeededChance.from(`orders ${entry}`));
    for (const order of game.orders)
      expect(obeyed(game, sampled, seat, order), `${order} of seat ${seat}`).toBe(obeyed(game, position, seat, order));
    for (const each of seatsOf(subject))
      expect(game.isComing(sampled, each), `what comes for ${each}`).toBe(game.isComing(position, each));
  });
  expect([...carriedOut].sort(), 'orders that were carried out').toEqual([...game.orders].sort());
};

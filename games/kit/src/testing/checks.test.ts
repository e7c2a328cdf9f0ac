import { describe, expect, test } from 'vitest';
import type { Chance } from '../chance/chance.ts';
import { SeededChance } from '../chance/seeded.ts';
import type { Game, Tell, View, Words } from '../game.ts';
import type { Outcome } from '../outcome.ts';
import type { MoveList } from '../play/move-list.ts';
import { ok } from '../result.ts';
import type { Seat } from '../seat.ts';
import { CHECKS } from './checks.ts';
import { quay, quay2 } from './quay/index.ts';
import { QuayPosition } from './quay/position.ts';
import type { QuayEvent, QuayReason } from './quay/types.ts';
import { subjectOf } from './subject.ts';

// Each check of the suite is shown a game with the mistake it is there to find.

type Quay = Game<QuayPosition, QuayEvent, QuayReason>;

/** Copies of a broken position are broken too. */
class Faithful extends QuayPosition {
  override clone(): this {
    const copy = new (this.constructor as typeof QuayPosition)(this.setup) as this;
    copy.copyFrom(this);
    return copy;
  }
}

class SharedHands extends Faithful {
  override clone(): this {
    return Object.assign(super.clone(), { hands: this.hands });
  }
}

class ForgetfulCopy extends Faithful {
  override copyFrom(other: this): void {
    const { leader } = this;
    super.copyFrom(other);
    this.leader = leader;
  }
  override clone(): this {
    return Object.assign(super.clone(), { leader: this.leader });
  }
}

class Doubled extends Faithful {
  override moves(seat: Seat, list: MoveList): void {
    super.moves(seat, list);
    list.push(list.at(0));
  }
}

class Endless extends Faithful {
  override play(seat: Seat, move: number, chance: Chance, tell?: Tell<QuayEvent>): void {
    super.play(seat, move, chance, tell);
    this.round = 1;
    if (this.deck.length < this.setup.seats) this.deck.push(0, 1, 2);
  }
}

class NobodyFirst extends Faithful {
  override outcome(): Outcome | null {
    const outcome = super.outcome();
    return outcome && { ...outcome, ranks: outcome.ranks.map(() => 2) };
  }
}

class OwnChance extends Faithful {
  static dice = 0;
  override play(seat: Seat, move: number, chance: Chance, tell?: Tell<QuayEvent>): void {
    super.play(seat, move, chance, tell);
    // Grows with every move of any game, so that no two games add up to the same.
    this.stores[seat]![0]! += OwnChance.dice++;
  }
}

class SameWind extends Faithful {
  override play(seat: Seat, move: number, chance: Chance, tell?: Tell<QuayEvent>): void {
    super.play(seat, move, { die: (faces, kind) => chance.die(faces, kind, 1), shuffle: () => {} }, tell);
  }
}

class NamelessWind extends Faithful {
  override play(seat: Seat, move: number, chance: Chance, tell?: Tell<QuayEvent>): void {
    super.play(seat, move, { die: faces => chance.die(faces), shuffle: () => {} }, tell);
  }
}

class ToldOtherwise extends Faithful {
  override play(seat: Seat, move: number, chance: Chance, tell?: Tell<QuayEvent>): void {
    super.play(seat, move, chance, tell);
    if (tell) this.stores[seat]![0]!++;
  }
}

class SecretlyLegal extends Faithful {
  override moves(seat: Seat, list: MoveList): void {
    if (this.hands[1 - seat]![0]) super.moves(seat, list);
    else list.push(3);
  }
}

const withPositions = (Broken: typeof QuayPosition): Quay => ({
  ...quay,
  start: (setup, chance) => {
    const position = new Broken(setup as QuayPosition['setup']);
    position.copyFrom(QuayPosition.start(position.setup, chance));
    return position;
  },
});

const inFrench = (change: (words: Words<QuayEvent, QuayReason>) => Partial<Words<QuayEvent, QuayReason>>): Quay => ({
  ...quay,
  words: async language => {
    const words = await quay.words(language);
    return language === 'fr' ? { ...words, ...change(words) } : words;
  },
});

const viewing = (change: (view: View, position: QuayPosition) => object): Quay => ({
  ...quay,
  view: (position, seat) => {
    const view = quay.view(position, seat);
    return { ...view, ...change(view, position) };
  },
});

const MISTAKES: Readonly<Record<keyof typeof CHECKS, Readonly<Record<string, Quay>>>> = {
  'a setup is complete, and nonsense is none': {
    'unknown options pass': { ...quay, setup: ({ players }) => quay.setup({ players }) },
    'defaults are not filled in': { ...quay, resolved: () => ok({ version: 1, seats: 2, options: {} }) },
  },
  'a live position has a decider, and every decider a move': { 'a move is listed twice': withPositions(Doubled) },
  'random games end, with a rank for every seat': {
    'a game goes on for ever': withPositions(Endless),
    'nobody is first': withPositions(NobodyFirst),
  },
  'a better rank is never worth less': {
    'few points are worth much': { ...quay, worth: (position, seat) => -quay.worth(position, seat) },
  },
  'the same seed is the same game': {
    'positions have a chance of their own': withPositions(OwnChance),
  },
  'clone and copyFrom give independent positions': {
    'clones share their hands': withPositions(SharedHands),
    'copyFrom forgets the leader': withPositions(ForgetfulCopy),
    'a listener changes what happens': withPositions(ToldOtherwise),
  },
  'a move and its text give each other': {
    'two moves have one text': { ...quay, makeMove: (position, move) => quay.makeMove(position, move && 3) },
  },
  'what is listed the door accepts': {
    'the door changes the position it is given': {
      ...quay,
      parseMove: (position, text) => {
        position.leader = 1;
        return quay.parseMove(position, text);
      },
    },
  },
  'what is not listed is refused, with a reason in every language': {
    'a rule that is not in the book': {
      ...quay,
      reason: (...given) => ({ ...quay.reason(...given), rule: '§7' }) as unknown as QuayReason,
    },
    'a hole in a sentence': inFrench(() => ({ refusal: () => `il faut ${undefined}` })),
    'one reason for all': { ...quay, reason: () => ({ code: 'not-now', rule: '§2' }) },
  },
  'a move has one spelling': {
    'blanks are ignored': { ...quay, parseMove: (position, text) => quay.parseMove(position, text.trim()) },
    'capitals are ignored': { ...quay, parseMove: (position, text) => quay.parseMove(position, text.toLowerCase()) },
  },
  'a state is JSON': {
    'a number that is none': { ...quay, state: position => ({ ...quay.state(position), round: Number.NaN }) },
    'over from the start': { ...quay, state: position => ({ ...quay.state(position), over: true }) },
  },
  'a written position is loaded as it was': {
    'the leader is forgotten': {
      ...quay,
      parsePosition: (json, chance) => quay.parsePosition({ ...(json as object), leader: 0 }, chance),
    },
  },
  'nonsense is no position': {
    'unknown fields pass': {
      ...quay,
      parsePosition: (json, chance) => {
        const { nonsense: _, ...rest } = Object(json);
        return quay.parsePosition(rest, chance);
      },
    },
  },
  'a record replays to the same state': { 'positions have a chance of their own': withPositions(OwnChance) },
  'a record of committed chance replays once its secret is open': {
    'positions have a chance of their own': withPositions(OwnChance),
  },
  'every draw has a name of its own': {
    'the deck is shuffled without one': {
      ...quay,
      start: (setup, chance) => quay.start(setup, { die: () => 0, shuffle: items => chance.shuffle(items) }),
    },
    'the wind of every round has the same': withPositions(SameWind),
  },
  'a record of a shared deal replays once its secret is open': {
    'positions have a chance of their own': withPositions(OwnChance),
    'a draw has no name': withPositions(NamelessWind),
  },
  'a false record is refused': {
    'any text is a move': { ...quay, parseMove: (position, text) => quay.parseMove(position, text) ?? 3 },
    'any options will do': { ...quay, resolved: () => quay.setup({ players: 2 }) },
  },
  'a game goes on by the rules it began with': {
    'a setup of another version': { ...quay, version: 2 },
    'views that do not tell their version': {
      ...quay2,
      view: (position, seat) => ({ ...quay2.view(position, seat), rules: 1 }),
    },
    'open views that do not tell their version': {
      ...quay2,
      openView: position => ({ ...quay2.openView(position), rules: 1 }),
    },
    'samples of another version': { ...quay2, sample: (view, chance) => quay.sample({ ...view, rules: 1 }, chance) },
  },
  'every version of the rules is another one of the same game': {
    'an older version of the same number': { ...quay2, older: [quay2] },
    'an older version that is newer': { ...quay, older: [quay2] },
    'an older version of another game': { ...quay2, older: [{ ...quay, id: 'quays' }] },
    'a version before the first': { ...quay2, older: [{ ...quay, version: 0 }] },
  },
  'a view is JSON and holds the moves of its seat': {
    'no moves': viewing(() => ({ moves: [] })),
    'moves for everyone': viewing(() => ({ moves: ['hold'] })),
    'something that is not JSON': viewing(() => ({ seen: new Map() })),
  },
  'an open view hides no hand': {
    'what a spectator sees': { ...quay, openView: position => quay.view(position, null) },
    'what the first seat sees': { ...quay, openView: position => quay.view(position, 0) },
  },
  'an open game hides nothing': {
    'a text of hidden hands': { ...quay, openText: position => JSON.stringify(quay.openView(position)) },
    'a game with hidden hands that denies them': { ...quay, hidesHands: false },
  },
  'a sample fits its view': {
    'a view holds what a sample cannot know': viewing((_, position) => ({ deck: position.deck.join() })),
    'a spectator sees the deck': viewing(({ seat }, position) => (seat === null ? { deck: position.deck.join() } : {})),
    'a sample forgets the leader': {
      ...quay,
      sample: (view, chance) => Object.assign(quay.sample(view, chance), { leader: 0 }),
    },
    'what fits forgets the leader': {
      ...quay,
      fitting: view => Object.assign(quay.sample(view, SeededChance.from('any')), { leader: 0 }),
    },
    'a sample has a chance of its own': {
      ...quay,
      sample: (view, chance) => {
        for (let i = OwnChance.dice++ % 3; i > 0; i--) chance.die(2);
        return quay.sample(view, chance);
      },
    },
  },
  'a refusal tells no secrets': {
    'a refusal counts the deck': {
      ...quay,
      reason: (position, seat, move) => ({ ...quay.reason(position, seat, move), deck: position.deck.join() }),
    },
    'what is legal hangs on another hand': withPositions(SecretlyLegal),
  },
  'what reveals nothing shows nothing': { 'nothing is said to reveal': { ...quay, reveals: () => false } },
  'whether nobody may talk is known to all, and not so at the end': {
    'silence hangs on what is hidden': { ...quay, isSilent: ({ deck }) => (deck[0] ?? 0) % 2 === 0 },
    'silence at the end': { ...quay, isSilent: position => position.outcome() !== null },
  },
  'what is not said to show anything stays hidden': {
    'what was drawn is said to show nothing': { ...quay, shows: () => false },
  },
  'orders give legal moves and know no secrets': {
    'an order that is not legal': { ...quay, obey: () => 0 },
    'an order that looks into the deck': {
      ...quay,
      obey: (position, ...asked) => (position.deck[0] === 0 ? 'other' : quay.obey(position, ...asked)),
    },
    'an order that never does anything': { ...quay, obey: () => 'other' },
    'who decides hands in early': { ...quay, isComing: () => true },
  },
  'what can be taken back was never shown': {
    'positions have a chance of their own': withPositions(OwnChance),
    'everything is said to show something': { ...quay, shows: () => true },
  },
  'every seat has a side': { 'all are one side': { ...quay, sides: () => [0, 0] } },
  'a move is told to everyone in some form': {
    'a seat cannot read its own move': { ...quay, moveFor: text => quay.moveFor(text, 0, 1) },
    'a move is told as nothing': { ...quay, moveFor: (text, mover, seat) => (mover === seat ? text : '') },
  },
  'an event has words in every language': {
    'a hole in a sentence': inFrench(() => ({ event: () => `${undefined} joue` })),
    'only what a redacted event lacks': inFrench(words => ({
      event: (event, names) => (event.type === 'chose' ? (event.choice ?? '') : words.event(event, names)),
    })),
    'no events at all': { ...quay, eventFor: () => null },
  },
  'the rules are told in every language': {
    'a paragraph is missing': inFrench(({ rules }) => ({
      rules: async () => {
        const { '§6': _, ...others } = await rules();
        return others;
      },
    })),
    'a paragraph without words': inFrench(({ rules }) => ({
      rules: async () => ({ ...(await rules()), '§6': { title: 'Fin', blocks: [' '] } }),
    })),
  },
  'every seat has the same figures': {
    'a figure for the first alone': {
      ...quay,
      tally: () => ({ tell: () => {}, figures: () => [{ points: 1 }, {}], openings: () => [null, null] }),
    },
    'a figure that is no number': {
      ...quay,
      tally: () => ({
        tell: () => {},
        figures: () => [{ points: 1 }, { points: Number.NaN }],
        openings: () => [null, null],
      }),
    },
  },
};

describe.each(Object.entries(MISTAKES))('%s', (name, mistakes) => {
  test.each(Object.entries(mistakes))('is false where %s', async (_, game) => {
    const subject = await subjectOf(game, { players: 2 }, { loadable: state => !state.over, games: 4 });
    expect(() => CHECKS[name as keyof typeof CHECKS](subject)).toThrow();
  });
});

/** What a seat knows of a game of Nautilùs, put together again from English sentences alone. */
import type { Listener } from './listener.ts';

const COLOURS = ['n', 'e', 's', 'w'] as const;
type Colour = (typeof COLOURS)[number];
const QUARTERS: Readonly<Record<string, Colour>> = { North: 'n', East: 'e', South: 's', West: 'w' };
const VARIANTS: Readonly<Record<string, string>> = { 'Team game': 'team', Duel: 'duel', 'Quick game': 'quick' };
const CARDS: Readonly<Record<string, string>> = { Nautilùs: 'nautilus', 'Moby Dick card': 'moby' };
const PHASES: Readonly<Record<string, string>> = {
  'a card for the partner': 'exchange',
  'keep the hand or draw a new one': 'mulligan',
  'a card to play': 'play',
  'how to use the last card': 'use',
  'the rest of the 5': 'step',
  'a card to discard, missing a turn': 'skipped',
  'a card to trade': 'trade',
  'a card to ask for': 'ask',
  'a card in return': 'return',
};

const cardOf = (name: string): string => CARDS[name] ?? name;
const cardsOf = (list: string): readonly string[] => list.split(', ').map(cardOf);

/** The groups of the one line that fits; undefined: nothing was said of it. */
const find = (lines: readonly string[], pattern: RegExp): readonly string[] | undefined =>
  lines.map(line => pattern.exec(line)).find(match => match !== null);

const must = (lines: readonly string[], pattern: RegExp): readonly string[] => {
  const found = find(lines, pattern);
  if (!found) throw new Error(`nobody said ${pattern}: ${lines.join(' | ')}`);
  return found;
};

interface Seats {
  readonly names: readonly string[];
  readonly own: number;
  readonly colours: readonly Colour[];
}

const seatsOf = (state: readonly string[]): Seats => {
  const [, list = ''] = must(state, /^Seats clockwise: (.*)\.$/);
  const seats = list.split('; ').map(seat => /^(.*?)( \(you\))?, ([^,]*)$/.exec(seat)!);
  return {
    names: seats.map(([, name]) => name!),
    own: seats.findIndex(([, , you]) => you !== undefined),
    colours: seats.flatMap(([, , , quarters]) => QUARTERS[quarters!] ?? []),
  };
};

interface Box {
  readonly ring: number;
  readonly mouths: readonly number[];
  readonly die: readonly number[];
  readonly deck: Readonly<Record<string, number>>;
  readonly dealer: number | null;
}

const fieldOf = (name: string, ring: number): number => {
  const [, quarter, at] = /^(North|East|South|West) (start|\d+)$/.exec(name) ?? [];
  if (quarter === undefined) throw new Error(`“${name}” is no field`);
  return (COLOURS.indexOf(QUARTERS[quarter]!) * ring) / COLOURS.length + (at === 'start' ? 0 : Number(at));
};

const countsOf = (list: string): Record<string, number> =>
  Object.fromEntries(
    list.split(', ').map(each => {
      const [count, name] = each.split(' × ');
      return [cardOf(name!), Number(count)];
    }),
  );

const boxOf = (lines: readonly string[], { names }: Seats): Box => {
  const ring = Number(must(lines, /^Ring: (\d+) fields\.$/)[1]);
  const dealer = must(lines, /^First dealer: (.*)\.$/)[1]!;
  return {
    ring,
    mouths: must(lines, /^Caves open at: (.*)\.$/)[1]!
      .split(', ')
      .map(name => fieldOf(name, ring)),
    die: must(lines, /^Moby Dick’s die: (.*)\.$/)[1]!
      .split(', ')
      .map(Number),
    deck: countsOf(must(lines, /^Deck: (.*)\.$/)[1]!),
    dealer: dealer === 'random' ? null : names.indexOf(dealer),
  };
};

/** A place by its name, as the notation writes it. */
const placeOf = (name: string, { ring, mouths }: Box): string => {
  if (name.startsWith('whirlpool')) return 'home';
  const [, harbour] = /^harbour \w+ (\d)$/.exec(name) ?? [];
  if (harbour !== undefined) return `h${Number(harbour) - 1}`;
  const [, quarter] = /^cave (\w+)$/.exec(name) ?? [];
  if (quarter === undefined) return `t${fieldOf(name, ring)}`;
  const first = fieldOf(`${quarter} start`, ring);
  return `c${mouths.findIndex(mouth => mouth >= first && mouth < first + ring / COLOURS.length)}`;
};

const pieceOf = (name: string, { colours, own }: Seats): string => {
  const [, mine, quarter, theirs] = /^(?:[Yy]our no\. (\d)|(\w+)’s no\. (\d))$/.exec(name) ?? [];
  if (name === 'Moby Dick') return 'moby';
  return mine === undefined ? `${QUARTERS[quarter!]}${theirs}` : `${colours[own]}${mine}`;
};

interface Board {
  readonly sailors: Record<Colour, string[]>;
  moby: string | null;
}

const sailorsOf = (lines: readonly string[], seats: Seats, box: Box): Board => {
  const board: Board = { sailors: { n: [], e: [], s: [], w: [] }, moby: null };
  for (const line of lines) {
    const [, name, place, fresh] = /^(.*?): (.*?)(, just brought out)?(?:, .*)?\.$/.exec(line) ?? [];
    if (name === undefined || place === undefined) continue;
    const where = `${placeOf(place, box)}${fresh ? '*' : ''}`;
    const piece = pieceOf(name, seats);
    if (piece === 'moby') board.moby = where;
    else board.sailors[piece[0] as Colour][Number(piece[1]) - 1] = where;
  }
  return board;
};

/** The board before the last card: as it is now, but for what a Nautilùs would put back. */
const beforeOf = (state: readonly string[], now: Board, seats: Seats, box: Box): Board | null => {
  const [, list] = find(state, /^A Nautilùs would put back: (.*)\.$/) ?? [];
  if (list === undefined) return null;
  const before = structuredClone(now);
  for (const each of list === 'nothing' ? [] : list.split('; ')) {
    const [, name, place, fresh] = /^(.*?) (?:to (.*?)|off the board)(, just brought out)?$/.exec(each)!;
    const where = place === undefined ? null : `${placeOf(place, box)}${fresh ? '*' : ''}`;
    const piece = pieceOf(name!, seats);
    if (piece === 'moby') before.moby = where;
    else before.sailors[piece[0] as Colour][Number(piece[1]) - 1] = where!;
  }
  return before;
};

const listed = (list: string, { names }: Seats): number[] =>
  list === 'nobody' ? [] : list.split(/, | and /).map(name => names.indexOf(name));

const waitsOf = (state: readonly string[], seats: Seats): unknown => {
  const [, who, what] = find(state, /^To decide: (.*): (.*)\.$/) ?? [];
  if (who === undefined) return null;
  const phase = PHASES[what!]!;
  const [, laid] = find(state, /^Laid face down: (.*)\.$/) ?? [];
  const given = (laid?.split(', ') ?? []).flatMap(each => {
    const [, name, card] = /^(.*) \((.*)\)$/.exec(each) ?? [];
    return name === undefined ? [] : [[String(seats.names.indexOf(name)), cardOf(card!)]];
  });
  const [, left, moved] = find(state, /^(\d) steps? of the 5 left; moved: (.*)\.$/) ?? [];
  const [, asked] = find(state, /^Asked for without success: (.*)\.$/) ?? [];
  const [, got] = find(state, /^Asked for and got: (.*)\.$/) ?? [];
  const [, commander] = find(state, /^(.*) plays the turn of .*\.$/) ?? [];
  return {
    phase,
    seats: listed(who, seats),
    ...(phase === 'exchange' || phase === 'trade' ? { given: Object.fromEntries(given) } : {}),
    ...(left === undefined
      ? {}
      : { left: Number(left), moved: moved === 'nobody' ? [] : moved!.split(', ').map(name => pieceOf(name, seats)) }),
    ...(phase === 'ask' ? { asked: asked === undefined ? [] : cardsOf(asked) } : {}),
    ...(got === undefined ? {} : { got: cardOf(got) }),
    ...(commander === undefined ? {} : { commander: seats.names.indexOf(commander) }),
  };
};

const handOf = (list: string): readonly string[] => list.split('; ').map(each => cardOf(each.split(', ')[0]!));

/** The own hand, and those of others: the cards where they are seen, else how many there are. */
const handsOf = (hand: readonly string[], others: readonly string[], { names, own }: Seats): unknown[] => {
  const [, mine] = find(hand, /^Your hand: (.*)\.$/) ?? [];
  return names.map((name, seat) => {
    if (seat === own) return mine === undefined ? [] : handOf(mine);
    const said = others.find(line => line.startsWith(`${name}: `))!.slice(name.length + 2);
    const [, seen] = /^(?:open )?hand (.*?)(?:;.*)?\.$/.exec(said) ?? [];
    if (seen !== undefined) return seen === 'empty' ? [] : cardsOf(seen);
    return Number(/^(\d+) cards?/.exec(said)![1]);
  });
};

const boundsOf = (words: string): readonly [number, number | null] => {
  const [, least, most] = /^(\d+) (?:or more|to (\d+))$/.exec(words)!;
  return [Number(least), most === undefined ? null : Number(most)];
};

const startsOf = (line: string): readonly [number, number | null] =>
  boundsOf(/1 and 12 together: (.*)\.$/.exec(line)![1]!);

/** What is sure of hidden hands; nothing is said of one that is seen. */
const knownOf = (lines: readonly string[], { names }: Seats): unknown => {
  const pairs = lines.slice(-2);
  const hands = names.map(name => {
    const said = lines.slice(0, -2).find(line => line.startsWith(`${name}: `));
    if (said === undefined) return null;
    const counted = (pattern: RegExp): Record<string, number> => {
      const [, list] = pattern.exec(said) ?? [];
      return list === undefined ? {} : countsOf(list);
    };
    return {
      least: counted(/at least ([^;]*)/),
      most: counted(/at most ([^;]*)/),
      starts: startsOf(said),
    };
  });
  return { hands, pairs: pairs.map(startsOf) };
};

/** Asks for everything, and makes a view of what was answered. */
export const hearNautilus = async (listener: Listener): Promise<unknown> => {
  const state = await listener.ask('state');
  const seats = seatsOf(state);
  const box = boxOf(await listener.ask('box'), seats);
  const board = sailorsOf(await listener.ask('s'), seats, box);
  const hands = handsOf(await listener.ask('h'), await listener.ask('o'), seats);
  const pile = find(await listener.ask('pile'), /^In the order played: (.*)\.$/);
  const known = await listener.ask('k');
  const everybody = known.indexOf('Everybody knows.');
  const [, variant, round, dealer] = must(state, /^(.*), round (\d+); (.*) deals\.$/);
  const [, turn] = find(state, /^It is (.*)’s turn\.$/) ?? must(state, /^.* plays the turn of (.*)\.$/);
  const [, last] = find(state, /^Last card: (.*)\.$/) ?? [];
  const [, open] = find(state, /^Open hands: (.*)\.$/) ?? [];
  const announced = find(state, /^1 or 12 at the deal: (.*); neither: (.*)\.$/);
  const [, laid] = find(state, /^Laid face down: (.*)\.$/) ?? [];
  const isSeat = (list: string | undefined, seat: number): boolean =>
    list !== undefined && listed(list, seats).includes(seat);
  return {
    game: 'nautilus',
    variant: VARIANTS[variant!],
    round: Number(round),
    dealer: seats.names.indexOf(dealer!),
    turn: seats.names.indexOf(turn!),
    hands,
    ...board,
    open: seats.names.map((_, seat) => isSeat(open, seat)),
    discards: pile ? cardsOf(pile[1]!) : [],
    last: last === undefined ? null : cardOf(last),
    over: state.includes('The game is over.'),
    announced: announced ? seats.names.map((_, seat) => isSeat(announced[1], seat)) : null,
    waits: waitsOf(state, seats),
    deckSize: Number(must(state, /^(\d+) cards? in the deck\.$/)[1]),
    seat: seats.own,
    moves: await listener.moves(),
    known: {
      options: { variant: VARIANTS[variant!], ...box },
      before: beforeOf(state, board, seats, box),
      laid: laid === undefined ? [] : laid.split(', ').map(each => seats.names.indexOf(each.replace(/ \(.*\)$/, ''))),
      ...(knownOf(known.slice(1, everybody), seats) as object),
      everybody: knownOf(known.slice(everybody + 1), seats),
    },
  };
};

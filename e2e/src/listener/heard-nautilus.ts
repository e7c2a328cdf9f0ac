/** The knowledge of a seat about a game of Nautilùs, put together again from sentences alone. */
import type { Listener } from './listener.ts';
import { NAUTILUS_PHRASES, type NautilusPhrases } from './nautilus-phrases.ts';

const COLOURS = ['n', 'e', 's', 'w'] as const;
type Colour = (typeof COLOURS)[number];

const cardOf = (name: string, { cards }: NautilusPhrases): string => cards[name] ?? name;
const cardsOf = (list: string, says: NautilusPhrases): readonly string[] =>
  list.split(', ').map(name => cardOf(name, says));

/** The groups of the one line that fits; undefined: nothing was said of it. */
const find = (lines: readonly string[], pattern: RegExp): readonly string[] | undefined =>
  lines.map(line => pattern.exec(line)).find(match => match !== null);

const must = (lines: readonly string[], pattern: RegExp): readonly string[] => {
  const found = find(lines, pattern);
  if (!found) throw new Error(`nobody said ${pattern}: ${lines.join(' | ')}`);
  return found;
};

interface Seats {
  readonly says: NautilusPhrases;
  readonly names: readonly string[];
  readonly own: number;
  readonly colours: readonly Colour[];
}

const seatsOf = (state: readonly string[], says: NautilusPhrases): Seats => {
  const [, list = ''] = must(state, says.lines.seats);
  const pattern = new RegExp(`^(.*?)( \\(${says.you}\\))?, ([^,]*)$`);
  const seats = list.split('; ').map(seat => pattern.exec(seat)!);
  return {
    says,
    names: seats.map(([, name]) => name!),
    own: seats.findIndex(([, , you]) => you !== undefined),
    colours: seats.flatMap(([, , , quarters]) => says.quarters[quarters!] ?? []),
  };
};

interface Box {
  readonly ring: number;
  readonly mouths: readonly number[];
  readonly die: readonly number[];
  readonly deck: Readonly<Record<string, number>>;
  readonly dealer: number | null;
}

const fieldOf = (name: string, ring: number, { places, quarters }: NautilusPhrases): number => {
  const [, start] = places.start.exec(name) ?? [];
  const [, quarter = start, at = 0] = /^(\S+) (\d+)$/.exec(name) ?? [];
  const colour = quarters[quarter ?? ''];
  if (colour === undefined) throw new Error(`“${name}” is no field`);
  return (COLOURS.indexOf(colour) * ring) / COLOURS.length + Number(at);
};

const countsOf = (list: string, says: NautilusPhrases): Record<string, number> =>
  Object.fromEntries(
    list.split(', ').map(each => {
      const [count, name] = each.split(' × ');
      return [cardOf(name!, says), Number(count)];
    }),
  );

const boxOf = (lines: readonly string[], { names, says }: Seats): Box => {
  const ring = Number(must(lines, says.lines.ring)[1]);
  const dealer = must(lines, says.lines.dealer)[1]!;
  return {
    ring,
    mouths: must(lines, says.lines.mouths)[1]!
      .split(', ')
      .map(name => fieldOf(name, ring, says)),
    die: must(lines, says.lines.die)[1]!.split(', ').map(Number),
    deck: countsOf(must(lines, says.lines.deck)[1]!, says),
    dealer: dealer === says.random ? null : names.indexOf(dealer),
  };
};

/** A place by its name, as the notation writes it. */
const placeOf = (name: string, { ring, mouths }: Box, says: NautilusPhrases): string => {
  const { whirlpool, harbour, cave } = says.places;
  if (whirlpool.test(name)) return 'home';
  const [, berth] = harbour.exec(name) ?? [];
  if (berth !== undefined) return `h${Number(berth) - 1}`;
  const [, quarter] = cave.exec(name) ?? [];
  if (quarter === undefined) return `t${fieldOf(name, ring, says)}`;
  const first = (COLOURS.indexOf(says.quarters[quarter]!) * ring) / COLOURS.length;
  return `c${mouths.findIndex(mouth => mouth >= first && mouth < first + ring / COLOURS.length)}`;
};

const pieceOf = (name: string, { colours, own, says }: Seats): string => {
  if (name === 'Moby Dick') return 'moby';
  const [, mine] = says.own.exec(name) ?? [];
  if (mine !== undefined) return `${colours[own]}${mine}`;
  const { quarter, number } = says.others.exec(name)!.groups!;
  return `${says.quarters[quarter!]}${number}`;
};

interface Board {
  readonly sailors: Record<Colour, string[]>;
  moby: string | null;
}

const sailorsOf = (lines: readonly string[], seats: Seats, box: Box): Board => {
  const board: Board = { sailors: { n: [], e: [], s: [], w: [] }, moby: null };
  const { says } = seats;
  const pattern = new RegExp(`^(.*?): (.*?)(${says.fresh})?(?:, .*)?\\.$`);
  for (const line of lines) {
    const [, name, place, fresh] = pattern.exec(line) ?? [];
    if (name === undefined || place === undefined) continue;
    const where = `${placeOf(place, box, says)}${fresh ? '*' : ''}`;
    const piece = pieceOf(name, seats);
    if (piece === 'moby') board.moby = where;
    else board.sailors[piece[0] as Colour][Number(piece[1]) - 1] = where;
  }
  return board;
};

/** The board before the last card: as it is now, but for what a Nautilùs would put back. */
const beforeOf = (state: readonly string[], now: Board, seats: Seats, box: Box): Board | null => {
  const { says } = seats;
  const [, list] = find(state, says.lines.putBack) ?? [];
  if (list === undefined) return null;
  const before = structuredClone(now);
  for (const each of list === says.nothing ? [] : list.split('; ')) {
    const [, name, place, fresh] = says.back.exec(each)!;
    const where = place === undefined ? null : `${placeOf(place, box, says)}${fresh ? '*' : ''}`;
    const piece = pieceOf(name!, seats);
    if (piece === 'moby') before.moby = where;
    else before.sailors[piece[0] as Colour][Number(piece[1]) - 1] = where!;
  }
  return before;
};

const listed = (list: string, { names, says }: Seats): number[] =>
  list === says.nobody ? [] : list.split(new RegExp(`, | ${says.and} `)).map(name => names.indexOf(name));

const waitsOf = (state: readonly string[], seats: Seats): unknown => {
  const { says } = seats;
  const [, who, what] = find(state, says.lines.toDecide) ?? [];
  if (who === undefined) return null;
  const phase = says.phases[what!]!;
  const [, laid] = find(state, says.lines.laid) ?? [];
  const given = (laid?.split(', ') ?? []).flatMap(each => {
    const [, name, card] = /^(.*) \((.*)\)$/.exec(each) ?? [];
    return name === undefined ? [] : [[String(seats.names.indexOf(name)), cardOf(card!, says)]];
  });
  const [, left, moved] = find(state, says.lines.split) ?? [];
  const [, asked] = find(state, says.lines.asked) ?? [];
  const [, got] = find(state, says.lines.got) ?? [];
  const [, commander] = find(state, says.lines.commander) ?? [];
  return {
    phase,
    seats: listed(who, seats),
    ...(phase === 'exchange' || phase === 'trade' ? { given: Object.fromEntries(given) } : {}),
    ...(left === undefined
      ? {}
      : {
          left: Number(left),
          moved: moved === says.nobody ? [] : moved!.split(', ').map(name => pieceOf(name, seats)),
        }),
    ...(phase === 'ask' ? { asked: asked === undefined ? [] : cardsOf(asked, says) } : {}),
    ...(got === undefined ? {} : { got: cardOf(got, says) }),
    ...(commander === undefined ? {} : { commander: seats.names.indexOf(commander) }),
  };
};

const handOf = (list: string, says: NautilusPhrases): readonly string[] =>
  list.split('; ').map(each => cardOf(each.split(', ')[0]!, says));

/** The own hand, and those of others: the cards where they are seen, else how many there are. */
const handsOf = (hand: readonly string[], others: readonly string[], { names, own, says }: Seats): unknown[] => {
  const [, mine] = find(hand, says.lines.hand) ?? [];
  return names.map((name, seat) => {
    if (seat === own) return mine === undefined ? [] : handOf(mine, says);
    const said = others.find(line => line.startsWith(`${name}: `))!.slice(name.length + 2);
    const [, seen] = says.lines.seen.exec(said) ?? [];
    if (seen !== undefined) return seen === says.empty ? [] : cardsOf(seen, says);
    return Number(/^(\d+) /.exec(said)![1]);
  });
};

const startsOf = (line: string, { lines, range }: NautilusPhrases): readonly [number, number | null] => {
  const [, least, most] = range.exec(lines.starts.exec(line)![1]!)!;
  return [Number(least), most === undefined ? null : Number(most)];
};

/** The sure knowledge of hidden hands; nothing is said of one that is seen. */
const knownOf = (lines: readonly string[], { names, says }: Seats): unknown => {
  const pairs = lines.slice(-2);
  const hands = names.map(name => {
    const said = lines.slice(0, -2).find(line => line.startsWith(`${name}: `));
    if (said === undefined) return null;
    const counted = (pattern: RegExp): Record<string, number> => {
      const [, list] = pattern.exec(said) ?? [];
      return list === undefined ? {} : countsOf(list, says);
    };
    return {
      least: counted(says.lines.least),
      most: counted(says.lines.most),
      starts: startsOf(said, says),
    };
  });
  return { hands, pairs: pairs.map(line => startsOf(line, says)) };
};

/** Asks for everything, and makes a view of what was answered. */
export const hearNautilus = async (listener: Listener): Promise<unknown> => {
  const says = NAUTILUS_PHRASES[listener.language];
  const { lines } = says;
  const state = await listener.ask(says.commands.state);
  const seats = seatsOf(state, says);
  const box = boxOf(await listener.ask(says.commands.box), seats);
  const board = sailorsOf(await listener.ask('s'), seats, box);
  const hands = handsOf(await listener.ask('h'), await listener.ask('o'), seats);
  const pile = find(await listener.ask(says.commands.pile), lines.pile);
  const known = await listener.ask('k');
  const everybody = known.indexOf(says.everybody);
  const [, variant, round, dealer] = must(state, lines.round);
  const turn = find(state, lines.turn)?.[1] ?? must(state, lines.commander)[2];
  const [, last] = find(state, lines.last) ?? [];
  const [, open] = find(state, lines.open) ?? [];
  const announced = find(state, lines.announced);
  const [, laid] = find(state, lines.laid) ?? [];
  const isSeat = (list: string | undefined, seat: number): boolean =>
    list !== undefined && listed(list, seats).includes(seat);
  return {
    game: 'nautilus',
    variant: says.variants[variant!],
    round: Number(round),
    dealer: seats.names.indexOf(dealer!),
    turn: seats.names.indexOf(turn!),
    hands,
    ...board,
    open: seats.names.map((_, seat) => isSeat(open, seat)),
    discards: pile ? cardsOf(pile[1]!, says) : [],
    last: last === undefined ? null : cardOf(last, says),
    over: state.includes(says.over),
    announced: announced ? seats.names.map((_, seat) => isSeat(announced[1], seat)) : null,
    waits: waitsOf(state, seats),
    deckSize: Number(must(state, lines.deckSize)[1]),
    seat: seats.own,
    moves: await listener.moves(),
    known: {
      options: { variant: says.variants[variant!], ...box },
      before: beforeOf(state, board, seats, box),
      laid: laid === undefined ? [] : laid.split(', ').map(each => seats.names.indexOf(each.replace(/ \(.*\)$/, ''))),
      ...(knownOf(known.slice(1, everybody), seats) as object),
      everybody: knownOf(known.slice(everybody + 1), seats),
    },
  };
};

/** What a seat knows of a game of Nauticus, put together again from English sentences alone. */
import type { Listener } from './listener.ts';

const ACTIONS: Readonly<Record<string, string>> = {
  'Hull parts': 'hulls',
  Masts: 'masts',
  Sails: 'sails',
  Goods: 'goods',
  Transport: 'transport',
  Money: 'money',
  Delivery: 'deliver',
  Crowns: 'crowns',
};
const BONUSES: Readonly<Record<string, string>> = {
  '3 workers': 'workers3',
  '1 mast': 'mast',
  '1 sail': 'sail',
  '2 points': 'points2',
  '2 workers': 'workers2',
  '1 worker and 1 good': 'worker+good',
  '1 worker and 1 point': 'worker+point',
  '4 taler': 'taler4',
};
const REWARDS: Readonly<Record<string, string>> = {
  '1 crown mast': 'mast:crown',
  '1 crown sail': 'sail:crown',
  '3 points': 'points',
  '7 taler': 'taler',
  '3 workers': 'workers',
  '2 different goods': 'goods',
};
const ASKS: Readonly<Record<string, string>> = {
  'the bonus tile': 'bonus',
  'to use the action, to pass or to end': 'use',
  'the free tile': 'free',
  'a reward': 'reward',
  'the extra action or the end, after a pass': 'after-pass',
};
const PASS_TILES = 3;

const must = (text: string, pattern: RegExp): readonly string[] => {
  const found = pattern.exec(text);
  if (!found) throw new Error(`“${text}” does not say ${pattern}`);
  return found;
};

const find = (lines: readonly string[], pattern: RegExp): readonly string[] | undefined =>
  lines.map(line => pattern.exec(line)).find(match => match !== null);

const among = (lines: readonly string[], pattern: RegExp): readonly string[] =>
  must(lines.find(line => pattern.test(line)) ?? lines.join(' | '), pattern);

const numberOf = (words: string): number => Number(words.replace('−', '-'));

/** "star mast" is `mast:star`. */
const tileOf = (name: string): string => (name === '1-ship' ? 'single' : name.replace(/^(\w+) (mast|sail)$/, '$2:$1'));

const tilesOf = (list: string): readonly string[] =>
  list === 'nothing'
    ? []
    : list.split(', ').flatMap(each => {
        const [, count, name] = /^(?:(\d+) × )?(.*)$/.exec(each)!;
        return new Array<string>(Number(count ?? 1)).fill(tileOf(name!));
      });

const crestsOf = (parts: readonly string[], kind: 'mast' | 'sail'): readonly string[] =>
  parts.flatMap(part => {
    const [, count, crest] = new RegExp(`^(\\d) (\\w+) ${kind}s?$`).exec(part) ?? [];
    return crest === undefined ? [] : new Array<string>(Number(count)).fill(crest);
  });

const GOODS = /^(?:coffee|grain|salt|fish)(?:, (?:coffee|grain|salt|fish))*$/;

const shipOf = (line: string): unknown => {
  const [, said] = must(line, /^Ship \d+: (.*?)\.(?: Missing: .*)?$/);
  const [hull = '', ...parts] = said!.split('; ');
  return {
    hull: hull
      .replace(/, open$/, '')
      .split(', ')
      .map(tileOf),
    masts: crestsOf(parts, 'mast'),
    sails: crestsOf(parts, 'sail'),
    goods: parts.find(part => GOODS.test(part))?.split(', ') ?? [],
  };
};

const playerOf = (lines: readonly string[]): unknown => {
  const [, points, workers, taler] = among(
    lines,
    /(?:You have|:) ([−-]?\d+) points?, [−-]?\d+ if it ended now, (\d+) workers?, (\d+) taler/,
  );
  const [, showing] = find(lines, /^Pass tiles still showing: (.*?)\./) ?? [];
  const [, crownPoints, delivered] = among(lines, /^From crowns this round: (\d+) points?\. Delivered: (.*)\.$/);
  const [, storage] = among(lines, /^Storage, \d+ of \d+ fields: (.*)\.$/);
  return {
    points: numberOf(points!),
    taler: Number(taler),
    workers: Number(workers),
    passes: PASS_TILES - (showing?.split(', ').length ?? 0),
    extra: lines.some(line => line.endsWith('Extra action available.')),
    crownPoints: Number(crownPoints),
    storage: tilesOf(storage!),
    delivered: tilesOf(delivered!),
    ships: lines.filter(line => /^Ship \d+: /.test(line)).map(shipOf),
  };
};

/** Each player's lines end with the storage. */
const playersOf = (lines: readonly string[]): readonly (readonly string[])[] => {
  const players: string[][] = [[]];
  for (const line of lines) {
    players.at(-1)!.push(line);
    if (line.startsWith('Storage, ')) players.push([]);
  }
  return players.slice(0, -1);
};

const turnOf = (state: readonly string[], names: readonly string[]): unknown => {
  const action = find(state, /^Action: (.*); (\d+) blue workers? left\.$/);
  if (!action) return null;
  const [, name, asks] = among(state, /^To decide: (.*): (.*)\.$/);
  const [, bought] = find(state, /^Bought: (.*)\.$/) ?? [];
  const [, extra] = find(state, /^Extra action: (.*), (?:after|before) the action\.$/) ?? [];
  const rewards = find(state, /^Rewards still to take: (\d+); taken: (.*)\.$/);
  const taken = rewards?.[2] === 'none' ? [] : (rewards?.[2]?.split(', ') ?? []);
  return {
    seat: names.indexOf(name!),
    asks: ASKS[asks!],
    action: ACTIONS[action[1]!],
    blue: Number(action[2]),
    extra: extra === undefined ? null : ACTIONS[extra],
    bought: bought?.split(', ').map(tileOf) ?? [],
    passed: state.some(line => line.endsWith(' has passed.')),
    ...(rewards
      ? {
          rewards: Number(rewards[1]),
          taken: Object.fromEntries(
            taken.map(each => {
              const [count, reward] = each.split(' × ');
              return [REWARDS[reward!], Number(count)];
            }),
          ),
        }
      : {}),
  };
};

const boxOf = (lines: readonly string[], names: readonly string[]): unknown => {
  const spaces = lines.flatMap(line => {
    const match = /^Space \d: bonus (.*); prices (.*)\.$/.exec(line);
    return match ? [match] : [];
  });
  const items = (action: string): readonly string[] =>
    among(lines, new RegExp(`^${action}, in order: (.*)\\.$`))[1]!
      .split(', ')
      .map(tileOf);
  const [, players, start] = among(lines, /^(\d) players; first start player: (.*)\.$/);
  return {
    players: Number(players),
    start: start === 'random' ? null : names.indexOf(start!),
    layout: {
      bonuses: spaces.map(([, bonus]) => BONUSES[bonus!]),
      prices: spaces.map(([, , prices]) => prices!.split(', ').map(Number)),
      wheel: among(lines, /^Wheel, from its anchor: (.*)\.$/)[1]!
        .split(', ')
        .map(Number),
      items: { hulls: items('Hull parts'), masts: items('Masts'), sails: items('Sails'), goods: items('Goods') },
    },
  };
};

const FREE: Readonly<Record<string, number>> = {
  'The free tile is still to come.': 1,
  'The free tile is taken.': 2,
};

/** Asks for everything, and makes a view of what was answered. */
export const hearNauticus = async (listener: Listener): Promise<unknown> => {
  const state = await listener.ask('state');
  const seats = among(state, /^Seats clockwise: (.*)\.$/)[1]!.split('; ');
  const names = seats.map(seat => seat.replace(/ \(you\)$/, ''));
  const own = seats.findIndex(seat => seat.endsWith(' (you)'));
  const actions = (await listener.ask('a')).map(line => must(line, /^Space \d, (.*?): (.*)\.$/));
  const dock = await listener.ask('d');
  const others = playersOf(await listener.ask('o'));
  const box = boxOf(await listener.ask('box'), names);
  const [, round, phase, start] = among(state, /^Round (\d) of \d, phase (\d) of \d; start player: (.*)\.$/);
  const [, wheel] = among(state, /^The wheel’s anchor points at space (\d)\.$/);
  const [, anchor] = find(state, /^The anchor tile lies on space (\d)\.$/) ?? [];
  const [, uses] = find(state, /^Uses so far: (\d+)\.$/) ?? [];
  const [, extraCrowns] = find(state, /^Crowns by the extra action: (\d+) points?\.$/) ?? [];
  return {
    game: 'nauticus',
    round: Number(round),
    phase: Number(phase),
    start: names.indexOf(start!),
    wheel: Number(wheel) - 1,
    anchor: anchor === undefined ? null : Number(anchor) - 1,
    tiles: actions.map(([, action]) => ACTIONS[action!]),
    used: actions.map(([, , facts]) => facts!.split('; ').includes('used')),
    players: names.map((name, seat) =>
      playerOf(seat === own ? dock : others.find(([first]) => first!.startsWith(`${name}: `))!),
    ),
    over: state.includes('The game is over.'),
    turn: turnOf(state, names),
    seat: own,
    moves: await listener.moves(),
    known: {
      uses: Number(uses ?? 0),
      last: state.some(line => /^Extra action: .*, after the action\.$/.test(line)) ? 1 : 0,
      fifth: state.map(line => FREE[line] ?? 0).reduce((sum, each) => sum + each, 0),
      extraCrowns: Number(extraCrowns ?? 0),
      options: box,
    },
  };
};

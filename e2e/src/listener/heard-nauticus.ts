/** The knowledge of a seat about a game of Nauticus, put together again from sentences alone. */
import type { Listener } from './listener.ts';
import { NAUTICUS_PHRASES, type NauticusPhrases } from './nauticus-phrases.ts';

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

const tileOf = (name: string, { tiles }: NauticusPhrases): string => tiles[name] ?? name;

const tilesOf = (list: string, says: NauticusPhrases): readonly string[] =>
  list === says.nothing
    ? []
    : list.split(', ').flatMap(each => {
        const [, count, name] = /^(?:(\d+) × )?(.*)$/.exec(each)!;
        return new Array<string>(Number(count ?? 1)).fill(tileOf(name!, says));
      });

const crestsOf = (parts: readonly string[], pattern: RegExp, says: NauticusPhrases): readonly string[] =>
  parts.flatMap(part => {
    const [, count, crest] = pattern.exec(part) ?? [];
    return crest === undefined ? [] : new Array<string>(Number(count)).fill(tileOf(crest, says));
  });

const GOODS: readonly string[] = ['coffee', 'grain', 'salt', 'fish'];

const shipOf = (line: string, says: NauticusPhrases): unknown => {
  const [, said] = must(line, says.lines.ship);
  const [hull = '', ...parts] = said!.split('; ');
  const lists = parts.map(part => part.split(', ').map(name => tileOf(name, says)));
  return {
    hull: (hull.endsWith(says.open) ? hull.slice(0, -says.open.length) : hull)
      .split(', ')
      .map(name => tileOf(name, says)),
    masts: crestsOf(parts, says.masts, says),
    sails: crestsOf(parts, says.sails, says),
    goods: lists.find(list => list.every(name => GOODS.includes(name))) ?? [],
  };
};

const playerOf = (lines: readonly string[], says: NauticusPhrases): unknown => {
  const [, points, workers, taler] = among(lines, says.lines.player);
  const [, showing] = find(lines, says.lines.showing) ?? [];
  const [, crownPoints, delivered] = among(lines, says.lines.crowns);
  const [, storage] = among(lines, says.lines.storage);
  return {
    points: numberOf(points!),
    taler: Number(taler),
    workers: Number(workers),
    passes: PASS_TILES - (showing?.split(', ').length ?? 0),
    extra: lines.some(line => line.endsWith(says.extraLeft)),
    crownPoints: Number(crownPoints),
    storage: tilesOf(storage!, says),
    delivered: tilesOf(delivered!, says),
    ships: lines.filter(line => says.lines.ship.test(line)).map(line => shipOf(line, says)),
  };
};

/** Each player's lines end with the storage. */
const playersOf = (lines: readonly string[], says: NauticusPhrases): readonly (readonly string[])[] => {
  const players: string[][] = [[]];
  for (const line of lines) {
    players.at(-1)!.push(line);
    if (says.lines.storage.test(line)) players.push([]);
  }
  return players.slice(0, -1);
};

const turnOf = (state: readonly string[], names: readonly string[], says: NauticusPhrases): unknown => {
  const { lines } = says;
  const action = find(state, lines.action);
  if (!action) return null;
  const [, name, asks] = among(state, lines.toDecide);
  const [, bought] = find(state, lines.bought) ?? [];
  const [, extra] = find(state, lines.extra) ?? [];
  const rewards = find(state, lines.rewards);
  const taken = rewards?.[2] === says.none ? [] : (rewards?.[2]?.split(', ') ?? []);
  return {
    seat: names.indexOf(name!),
    asks: says.asks[asks!],
    action: says.actions[action[1]!],
    blue: Number(action[2]),
    extra: extra === undefined ? null : says.actions[extra],
    bought: bought?.split(', ').map(name => tileOf(name, says)) ?? [],
    passed: state.some(line => line.endsWith(says.passed)),
    ...(rewards
      ? {
          rewards: Number(rewards[1]),
          taken: Object.fromEntries(
            taken.map(each => {
              const [count, reward] = each.split(' × ');
              return [says.rewards[reward!], Number(count)];
            }),
          ),
        }
      : {}),
  };
};

const boxOf = (lines: readonly string[], names: readonly string[], says: NauticusPhrases): unknown => {
  const all = (pattern: RegExp): readonly RegExpExecArray[] =>
    lines.flatMap(line => {
      const match = pattern.exec(line);
      return match ? [match] : [];
    });
  const spaces = all(says.lines.space);
  const items = all(says.lines.items).map(([, action, list]) => [
    says.actions[action!],
    list!.split(', ').map(name => tileOf(name, says)),
  ]);
  const [, players, start] = among(lines, says.lines.players);
  return {
    players: Number(players),
    start: start === says.random ? null : names.indexOf(start!),
    layout: {
      bonuses: spaces.map(([, bonus]) => says.bonuses[bonus!]),
      prices: spaces.map(([, , prices]) => prices!.split(', ').map(Number)),
      wheel: among(lines, says.lines.sectors)[1]!.split(', ').map(Number),
      items: Object.fromEntries(items),
    },
  };
};

/** Asks for everything, and makes a view of what was answered. */
export const hearNauticus = async (listener: Listener): Promise<unknown> => {
  const says = NAUTICUS_PHRASES[listener.language];
  const { lines } = says;
  const state = await listener.ask(says.commands.state);
  const seats = among(state, lines.seats)[1]!.split('; ');
  const own = seats.findIndex(seat => seat.endsWith(says.you));
  const names = seats.map((seat, i) => (i === own ? seat.slice(0, -says.you.length) : seat));
  const actions = (await listener.ask('a')).map(line => must(line, lines.row));
  const dock = await listener.ask('d');
  const others = playersOf(await listener.ask('o'), says);
  const box = boxOf(await listener.ask(says.commands.box), names, says);
  const [, round, phase, start] = among(state, lines.round);
  const [, wheel] = among(state, lines.wheel);
  const [, anchor] = find(state, lines.anchor) ?? [];
  const [, uses] = find(state, lines.uses) ?? [];
  const [, extraCrowns] = find(state, lines.extraCrowns) ?? [];
  return {
    game: 'nauticus',
    round: Number(round),
    phase: Number(phase),
    start: names.indexOf(start!),
    wheel: Number(wheel) - 1,
    anchor: anchor === undefined ? null : Number(anchor) - 1,
    tiles: actions.map(([, action]) => says.actions[action!]),
    used: actions.map(([, , facts]) => facts!.split('; ').includes(says.used)),
    players: names.map((name, seat) =>
      playerOf(seat === own ? dock : others.find(([first]) => first!.startsWith(`${name}: `))!, says),
    ),
    over: state.includes(says.over),
    turn: turnOf(state, names, says),
    seat: own,
    moves: await listener.moves(),
    known: {
      uses: Number(uses ?? 0),
      last: find(state, lines.extra)?.[2] === says.after ? 1 : 0,
      fifth: state.map(line => says.free[line] ?? 0).reduce((sum, each) => sum + each, 0),
      extraCrowns: Number(extraCrowns ?? 0),
      options: box,
    },
  };
};

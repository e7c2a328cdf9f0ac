import { LEVELS } from '@ankerplatz/bots';
import { err, isObject, ok, type Result } from '@ankerplatz/kit';
import { anything, type Field, type Fitted, object, oneOf, optional, orNull, seat, text, whole } from './fields.ts';
import { bad, type Problem, shown } from './problem.ts';

export const DEEPEST_PERFT = 8;

const LONGEST_THOUGHT_MS = 60_000;
const MOST_LINES = 100;
/** Deeper than any request; what is nested further could exhaust the stack of code that walks through it. */
const DEEPEST_NESTING = 64;

type Shapes = Readonly<Record<string, Readonly<Record<string, Field<unknown>>>>>;

/** Requests that need no game, with their members besides `do`. */
const OPENINGS = {
  new: { game: text, players: anything, variant: anything, seed: optional(text), options: anything },
  load: { position: object, seed: optional(text) },
  replay: { record: object },
  quit: {},
} as const satisfies Shapes;

/** Requests about the game that is there. */
const QUESTIONS = {
  moves: {},
  play: { seat, move: text },
  state: {},
  view: { seat: orNull(seat) },
  result: {},
  perft: { depth: whole(1, DEEPEST_PERFT) },
  suggest: {
    seat,
    level: optional(oneOf(LEVELS)),
    ms: optional(whole(1, LONGEST_THOUGHT_MS)),
    lines: optional(whole(1, MOST_LINES)),
  },
  record: {},
} as const satisfies Shapes;

type RequestOf<S extends Shapes> = {
  [D in keyof S & string]: { readonly do: D } & { readonly [F in keyof S[D]]: Fitted<S[D][F]> };
}[keyof S & string];

export type Opening = RequestOf<typeof OPENINGS>;
export type Question = RequestOf<typeof QUESTIONS>;

const SHAPES: Shapes = { ...OPENINGS, ...QUESTIONS };

export const isOpening = (request: { readonly do: string }): request is Opening => Object.hasOwn(OPENINGS, request.do);

const parseJson = (line: string): Result<unknown, Problem> => {
  try {
    return ok(JSON.parse(line));
  } catch (error) {
    return err({ code: 'bad-json', message: `this line is not JSON: ${(error as Error).message}` });
  }
};

const isDeeperThan = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some(member => isDeeperThan(member, levels - 1)));

const memberProblem = (value: Readonly<Record<string, unknown>>, name: string, field: Field<unknown>) => {
  if (field.fits(value[name])) return undefined;
  return Object.hasOwn(value, name)
    ? `"${name}" must be ${field.expected}, not ${shown(value[name])}`
    : `"${name}" is missing: it must be ${field.expected}`;
};

/** Checks a line in the order of precedence: JSON, request, known members, a game to ask about, the members' values. */
export const parseRequest = (line: string, hasGame: boolean): Result<Opening | Question, Problem> => {
  const json = parseJson(line);
  if (!json.ok) return json;
  const { value } = json;
  if (!isObject(value)) return bad('a request is a JSON object');
  if (isDeeperThan(value, DEEPEST_NESTING)) return bad(`a request has at most ${DEEPEST_NESTING} levels`);
  const fields = typeof value.do === 'string' && Object.hasOwn(SHAPES, value.do) ? SHAPES[value.do] : undefined;
  if (!fields) return bad(`"do" must be one of ${Object.keys(SHAPES).join(', ')}, not ${shown(value.do)}`);
  const unknown = Object.keys(value).find(name => name !== 'do' && !Object.hasOwn(fields, name));
  if (unknown !== undefined) return bad(`${shown(value.do)} has no field ${shown(unknown)}`);
  const request = value as Opening | Question;
  if (!hasGame && !isOpening(request))
    return err({ code: 'no-game', message: 'there is no game yet: begin with "new", "load" or "replay"' });
  for (const [name, field] of Object.entries(fields)) {
    const problem = memberProblem(value, name, field);
    if (problem !== undefined) return bad(problem);
  }
  return ok(request);
};

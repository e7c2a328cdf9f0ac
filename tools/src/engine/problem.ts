import { err, type JsonObject, type Refusal, type Result } from '@ankerplatz/kit';

export type ProblemCode = 'bad-json' | 'bad-request' | 'no-game' | 'bad-position' | 'bad-record' | Refusal['code'];

/** Why a request is not done: a code for programs, a sentence for people, the paragraph where a rule forbids a move. */
export interface Problem {
  readonly code: ProblemCode;
  readonly rule?: string;
  readonly message: string;
}

/** The members of an answer besides `ok`. */
export type Answered = Result<JsonObject, Problem>;

export const bad = (message: string): Result<never, Problem> => err({ code: 'bad-request', message });

const LONGEST = 60;

/** A value from outside, short enough to stand in a sentence. */
export const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
};

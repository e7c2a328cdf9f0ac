import type { Answer, Session } from '../engine/session.ts';

/** A start position of Nauticus for two players, as JSON, with the board in its plain order. */
export const nauticusPosition = () => ({
  game: 'nauticus',
  round: 1,
  phase: 1,
  start: 0,
  wheel: 0,
  anchor: null as number | null,
  tiles: ['money', 'crowns', 'transport', 'hulls', 'masts', 'sails', 'goods', 'deliver'],
  used: Array<boolean>(8).fill(false),
  players: [nauticusPlayer(15), nauticusPlayer(16)],
});

const nauticusPlayer = (taler: number) => ({
  points: 10,
  taler,
  workers: 4,
  passes: 0,
  extra: true,
  crownPoints: 0,
  storage: [] as string[],
  delivered: [] as string[],
  ships: [] as { hull: string[]; masts: string[]; sails: string[]; goods: string[] }[],
});

export const say = (session: Session, text: string): Promise<Answer> => session.answer({ text });

export const ask = (session: Session, request: unknown): Promise<Answer> => say(session, JSON.stringify(request));

/** The code of an error, or 'ok'. */
export const codeOf = (answer: Answer): string => (answer.ok ? 'ok' : answer.error.code);

const KEY = 'ankerplatz.turns';
/** Turns of a game, handed in on this device, after which a player follows others without help: about two games. */
const ENOUGH = 40;

const kept = (): Readonly<Record<string, unknown>> => {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : {};
  } catch {
    return {};
  }
};

const turnsOf = (game: string): number => {
  const turns = kept()[game];
  return typeof turns === 'number' && turns > 0 ? turns : 0;
};

/** Notes that a turn of a game was handed in; more than enough is not counted. */
export const noteTurn = (game: string): void => {
  if (!isNewTo(game)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept(), [game]: turnsOf(game) + 1 }));
  } catch {
    // A browser that keeps nothing takes everybody for new.
  }
};

/** Whether a game is new on this device: then others' turns are played at leisure. */
export const isNewTo = (game: string): boolean => turnsOf(game) < ENOUGH;

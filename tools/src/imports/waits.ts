import { codeOf, type Source } from './sources.ts';

// Tests wait for what happens, never for a time: on a busy machine it is too short, on a quiet one too long.

/** A time that is waited for; a turn of the event loop (0) is none. */
const FIXED = [
  /\bsetTimeout as \w+/,
  /\bsetTimeout\(\s*(?:resolve|done|ready), (?!0\))/,
  /\bvi\.waitFor\(\(\) => undefined\)/,
  /\.waitForTimeout\(/,
];

/** Torture, which waits between its crashes, and what is measured are no tests. */
const isHeld = ({ path, kind, isTest }: Source): boolean =>
  /\.test\.tsx?$/.test(path) || (isTest && kind !== 'torture') || (kind === 'e2e' && !path.endsWith('.bench.ts'));

/** A sentence for every test, and everything that only tests use, that waits for a fixed time. */
export const waitingForTime = (sources: readonly Source[]): string[] =>
  sources
    .filter(source => isHeld(source) && FIXED.some(pattern => pattern.test(codeOf(source.text))))
    .map(({ path }) => `${path} waits for a fixed time: tests wait for what happens`);

import { type Fuzzed, type FuzzWishes, fuzz } from './fuzz.ts';
import { Measured } from './servers/measured.ts';

/** Until caches are filled and code is compiled. */
const WARM_UP = 1500;
const MOST_GROWTH = 1.2;

export interface JunkReport extends Fuzzed {
  /** Bytes, after collection. */
  readonly held: { readonly before: number; readonly after: number };
}

/** Junk for a server in a process of its own, whose memory must not grow by it. */
export const junk = async ({ seed, count }: FuzzWishes): Promise<JunkReport> => {
  const server = await Measured.start({ TRUST_PROXY: '1' });
  try {
    const warmed = await fuzz(server.url, { seed: `${seed} warm-up`, count: WARM_UP });
    const { held: before } = await server.settled();
    const fuzzed = await fuzz(server.url, { seed, count });
    const { held: after } = await server.settled();
    const violations = [...warmed.violations, ...fuzzed.violations];
    for (const line of server.complaints.trim().split('\n').filter(Boolean))
      violations.push(`logged: ${line.slice(0, 1500)}`);
    if (after > MOST_GROWTH * before) violations.push(`what is held has grown from ${before} to ${after} bytes`);
    return { ...fuzzed, held: { before, after }, violations };
  } finally {
    await server.stop();
  }
};

// vi.waitFor gives up after a second unless told otherwise, which on a busy machine says nothing.
import { vi } from 'vitest';

const { waitFor } = vi;
vi.waitFor = (check, options = {}) =>
  waitFor(check, { timeout: 300_000, ...(typeof options === 'number' ? { timeout: options } : options) });

// A page without a browser is loaded anew by its way back, in the middle of whatever test comes next.
if (globalThis.history) globalThis.history.go = () => undefined;

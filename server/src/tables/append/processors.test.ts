import { expect, test, vi } from 'vitest';
import { processorTime } from './processors.ts';

test.runIf(process.platform === 'linux')(
  'the time of the processors of a machine passes, and this process takes of it',
  async () => {
    const before = processorTime();
    const takes = (): void => expect(processorTime().active).toBeGreaterThan(before.active);
    await vi.waitFor(takes, { interval: 1 });
  },
);

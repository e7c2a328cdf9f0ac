import { describe, expect, test } from 'vitest';
import { crash } from './crashes.ts';

/** The long version is npm run torture. */
describe('kill -9 while people play', () => {
  test('one of two servers, both, their database: what was acknowledged is there once, and all go on', async () => {
    const wishes = { servers: 'pair', kills: 4, minutes: 10, tables: 4, play: 1000, say: () => undefined } as const;
    const report = await crash({ ...wishes, seed: 'a short one' });
    expect(report.violations).toEqual([]);
    expect(report.kills).toEqual({ 'one of two servers': 2, 'both servers': 1, 'the database of two servers': 1 });
    expect(report.acknowledged).toBeGreaterThan(50);
    expect(report.repeated).toBeGreaterThan(0);
    expect(report.views).toBeGreaterThan(50);
    expect(report.byBotsSince).toBeGreaterThan(0);
    expect(report.agreed + report.handedIn + report.ordered).toBeGreaterThan(0);
  });
});

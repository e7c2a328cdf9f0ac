import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

export interface Load {
  readonly requests: number;
  /** Of all that was sent, compressed, in bytes. */
  readonly bytes: number;
}

/** Documents, scripts, styles and pictures; not what a program would ask for, too. */
const isOfThePage = (response: Response): boolean => !new URL(response.url()).pathname.startsWith('/api/');

/** Counts what a page fetches until it has become quiet. Sizes are gzip's, whatever the server preferred to send. */
export const loadOf = async (page: Page, visit: () => Promise<void>): Promise<Load> => {
  const bodies: Promise<Buffer>[] = [];
  const count = (response: Response): void => {
    if (isOfThePage(response)) bodies.push(response.body().catch(() => Buffer.alloc(0)));
  };
  page.on('response', count);
  await visit();
  await page.waitForLoadState('networkidle');
  page.off('response', count);
  const sizes = (await Promise.all(bodies)).map(body => gzipSync(body, { level: 9 }).length);
  return { requests: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
};

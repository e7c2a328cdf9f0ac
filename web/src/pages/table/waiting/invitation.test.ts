import type { TableInfo } from '@ankerplatz/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { change } from '../../../settings/settings.ts';
import { text } from '../../../text/text.ts';
import { invite, linkOf } from './invitation.ts';
import { waitingText } from './text/index.ts';

const table = (invitation: string | null) => ({ id: '123456789ABC', game: 'nauticus', invitation }) as TableInfo;

beforeEach(async () => {
  change({ language: 'en' });
  await Promise.all([text.load(), waitingText.load()]);
});
afterEach(() => vi.unstubAllGlobals());

describe('the link to a table', () => {
  test('carries the invitation, if there is one', () => {
    expect(linkOf(table('secret'))).toBe(`${location.origin}/t/123456789ABC#invitation=secret`);
    expect(linkOf(table(null))).toBe(`${location.origin}/t/123456789ABC`);
  });

  test('is given to the sheet of the device, where it has one', async () => {
    const share = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { share });
    expect(await invite(table('secret'))).toBeNull();
    expect(share).toHaveBeenCalledWith(expect.objectContaining({ title: 'Nauticus', url: linkOf(table('secret')) }));
  });

  test('a sheet closed without sharing is no failure', async () => {
    vi.stubGlobal('navigator', { share: () => Promise.reject(new Error('closed')) });
    expect(await invite(table('secret'))).toBeNull();
  });

  test('is copied elsewhere, or to be copied by hand', async () => {
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    expect(await invite(table('secret'))).toBe('The link is copied.');
    expect(writeText).toHaveBeenCalledWith(linkOf(table('secret')));
    vi.stubGlobal('navigator', {});
    document.execCommand = () => false;
    expect(await invite(table('secret'))).toContain('by hand');
  });
});

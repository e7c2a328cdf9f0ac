import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Answer, type Asked, fakeServer } from '../../net/testing/fake-server.ts';
import { change } from '../../settings/settings.ts';
import { accountText } from '../../text/account.ts';
import { text } from '../../text/text.ts';
import { LogInByPasskey, Passkeys } from './Passkeys.tsx';

const MADE = { id: 'AA', type: 'public-key' };
const device = vi.hoisted(() => ({ startRegistration: vi.fn(), startAuthentication: vi.fn() }));
vi.mock('@simplewebauthn/browser', () => device);

const PASSKEY = { id: 'AA', name: 'phone', createdAt: new Date().toISOString(), usedAt: null };
let root: HTMLElement;
let asked: readonly Asked[];
let kept: (typeof PASSKEY)[];

const answerTo = ({ what }: Asked): Answer => {
  if (what === 'GET /me/passkeys') return [200, { passkeys: kept }];
  if (what.endsWith('/options')) return [201, { options: { challenge: 'x' } }];
  if (what === 'POST /sessions/passkey') return [401, { error: { code: 'wrong-passkey', message: 'Not here.' } }];
  if (what === 'POST /me/passkeys') kept = [PASSKEY];
  return [204];
};

beforeEach(async () => {
  kept = [];
  vi.stubGlobal('PublicKeyCredential', class {});
  vi.stubGlobal('isSecureContext', true);
  asked = fakeServer(answerTo);
  change({ language: 'en' });
  await Promise.all([text.load(), accountText.load()]);
  root = document.createElement('div');
  document.body.append(root);
});
afterEach(() => {
  render(null, root);
  root.remove();
  vi.unstubAllGlobals();
});

const fill = (index: number, value: string): Promise<void> =>
  act(() => {
    const field = root.querySelectorAll('input')[index]!;
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }) as Promise<void>;

test('one is made by the device of who gives the password, is listed, and removed', async () => {
  device.startRegistration.mockResolvedValueOnce(MADE);
  await act(() => render(<Passkeys />, root));
  await fill(0, 'phone');
  await fill(1, 'quiet harbour');
  await act(async () => root.querySelector<HTMLElement>('button[type=submit]')!.click());
  await vi.waitFor(() => expect(root.querySelectorAll('li')).toHaveLength(1));
  expect(asked.filter(({ what }) => what.startsWith('POST'))).toEqual([
    { what: 'POST /me/passkeys/options', body: { password: 'quiet harbour' } },
    { what: 'POST /me/passkeys', body: { name: 'phone', response: MADE } },
  ]);
  await act(async () => root.querySelector<HTMLElement>('li button')!.click());
  await vi.waitFor(() => expect(root.querySelectorAll('li')).toHaveLength(0));
  expect(asked.at(-1)?.what).toBe('DELETE /me/passkeys/AA');
});

test('where the device makes none, that is said', async () => {
  device.startRegistration.mockRejectedValueOnce(new Error('NotAllowedError'));
  await act(() => render(<Passkeys />, root));
  await fill(0, 'phone');
  await fill(1, 'quiet harbour');
  await act(async () => root.querySelector<HTMLElement>('button[type=submit]')!.click());
  await vi.waitFor(() => expect(root.textContent).toContain('The device has made no passkey.'));
});

test('one logs in; where browsers allow none, nothing is offered', async () => {
  device.startAuthentication.mockResolvedValueOnce(MADE);
  await act(() => render(<LogInByPasskey />, root));
  await act(async () => root.querySelector('button')!.click());
  await vi.waitFor(() => expect(asked.at(-1)).toEqual({ what: 'POST /sessions/passkey', body: { response: MADE } }));
  vi.stubGlobal('isSecureContext', false);
  await act(() => render(null, root));
  await act(() => render(<LogInByPasskey />, root));
  expect(root.querySelector('button')).toBeNull();
});

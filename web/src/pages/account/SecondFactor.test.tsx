import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Answer, type Asked, fakeServer } from '../../net/testing/fake-server.ts';
import { change } from '../../settings/settings.ts';
import { accountText } from '../../text/account.ts';
import { text } from '../../text/text.ts';
import { LogIn } from './ComeIn.tsx';
import { SecondFactor } from './SecondFactor.tsx';

const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const CODES = ['AAAA-BBBB', 'CCCC-DDDD'];

let root: HTMLElement;
let asked: readonly Asked[];

/** Answers of the server, by method and end of the address. */
const answers: Record<string, Answer> = {
  'GET /me/second-factor': [200, { isOn: false, spareCodes: 0 }],
  'POST /me/second-factor/offers': [201, { secret: SECRET, link: `otpauth://totp/Ankerplatz:anna?secret=${SECRET}` }],
  'PUT /me/second-factor': [200, { codes: CODES }],
  'DELETE /me/second-factor': [204],
};

beforeEach(async () => {
  asked = fakeServer(({ what, body }) =>
    what === 'POST /sessions' && (body as { code?: string }).code === undefined
      ? [401, { error: { code: 'second-factor', message: 'Also give the code.' } }]
      : answers[what],
  );
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

const fields = (): HTMLInputElement[] => [...root.querySelectorAll('input')];
const fill = (index: number, value: string): Promise<void> =>
  act(() => {
    const field = fields()[index]!;
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }) as Promise<void>;
const submit = (): Promise<void> => act(async () => root.querySelector<HTMLElement>('button[type=submit]')!.click());

test('is set up with an app and the password, shows its spare codes once, and is turned off with the password', async () => {
  await act(() => render(<SecondFactor />, root));
  await vi.waitFor(() => expect(root.textContent).toContain('Set up'));
  await submit();
  await vi.waitFor(() => expect(root.textContent).toContain('GEZD GNBV GY3T QOJQ'));
  expect(root.querySelector('svg')).not.toBeNull();
  await fill(0, '123456');
  await fill(1, 'quiet harbour');
  await submit();
  await vi.waitFor(() => expect(document.body.textContent).toContain('AAAA-BBBB'));
  expect(asked.at(-1)).toEqual({
    what: 'PUT /me/second-factor',
    body: { password: 'quiet harbour', secret: SECRET, code: '123456' },
  });
  await vi.waitFor(() => expect(root.textContent).toContain('Spare codes left: 2'));
  await fill(0, 'quiet harbour');
  await submit();
  await vi.waitFor(() => expect(root.textContent).toContain('Set up'));
});

test('is asked for at the log-in of who has turned it on, and of nobody else', async () => {
  await act(() => render(<LogIn hint="" />, root));
  expect(fields()).toHaveLength(2);
  await fill(0, 'anna');
  await fill(1, 'quiet harbour');
  await submit();
  await vi.waitFor(() => expect(fields()).toHaveLength(3));
  expect(root.textContent).toContain('Also give the code.');
  await fill(2, ' 123456 ');
  await submit();
  await vi.waitFor(() =>
    expect(asked.at(-1)).toEqual({
      what: 'POST /sessions',
      body: { login: 'anna', password: 'quiet harbour', code: '123456' },
    }),
  );
});

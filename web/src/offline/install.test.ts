import { expect, test } from 'vitest';
import { awaitInstall, install } from './install.ts';

awaitInstall();

const offer = () => {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    asked: 0,
    async prompt() {
      event.asked++;
    },
  });
  dispatchEvent(event);
  return event;
};

test('a browser that cannot install the site offers nothing', () => {
  expect(install.value).toBeNull();
});

test('what the browser offers is kept for the settings, asked once, and gone', async () => {
  const event = offer();
  expect(event.defaultPrevented).toBe(true);
  await install.value!();
  expect(event.asked).toBe(1);
  expect(install.value).toBeNull();
});

test('once installed, it is not offered', () => {
  offer();
  expect(install.value).not.toBeNull();
  dispatchEvent(new Event('appinstalled'));
  expect(install.value).toBeNull();
});

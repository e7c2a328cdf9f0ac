import { expect, test, vi } from 'vitest';

const line = vi.hoisted(() => ({ wake: vi.fn(), renew: vi.fn() }));
vi.mock('./socket.ts', () => ({
  Connection: class {
    wake = line.wake;
    renew = line.renew;
  },
  socketUrl: () => '',
}));

test('the line must prove itself at once when the device has a network again', async () => {
  await import('./connection.ts');
  dispatchEvent(new Event('online'));
  expect(line.wake).toHaveBeenCalledOnce();
});

test('the line counts as broken at once when the device says that it has no network', async () => {
  await import('./connection.ts');
  dispatchEvent(new Event('offline'));
  expect(line.renew).toHaveBeenCalledOnce();
});

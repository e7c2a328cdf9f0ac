import { expect, test, vi } from 'vitest';

const wake = vi.hoisted(() => vi.fn());
vi.mock('./socket.ts', () => ({
  Connection: class {
    wake = wake;
  },
  socketUrl: () => '',
}));

test.each(['online', 'offline'])(
  'the line must prove itself at once when the device says that it is %s',
  async change => {
    await import('./connection.ts');
    wake.mockClear();
    dispatchEvent(new Event(change));
    expect(wake).toHaveBeenCalledOnce();
  },
);

import { expect, test, vi } from 'vitest';
import { Delivery } from './delivery.ts';
import type { GuardedSender } from './guard.ts';

vi.mock('nodemailer', () => {
  throw new Error('the library is broken');
});

test('mail that cannot be sent for want of its library fails, and the server stops all the same', async () => {
  const keys = async () => ({ publicKey: '', privateKey: '' });
  const delivery = new Delivery({} as GuardedSender, keys, 'mailto:a@b.example', 'smtp://c.example', 'a@b.example');
  await expect(delivery.write('anna@b.example', 'Your turn', 'Play!')).rejects.toThrow();
  await delivery.close();
});

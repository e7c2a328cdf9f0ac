import { expect, test } from 'vitest';
import { addressHash } from './seen-address.ts';

const hex = (ip: string, key = 'key'): string => addressHash(key, ip).toString('hex');

test('the same address gives the same hash, another address or another club another one', () => {
  expect(hex('192.0.2.7')).toBe(hex('192.0.2.7'));
  expect(hex('192.0.2.7')).toBe(hex('::ffff:192.0.2.7'));
  expect(hex('192.0.2.7')).not.toBe(hex('192.0.2.8'));
  expect(hex('192.0.2.7')).not.toBe(hex('192.0.2.7', 'another'));
});

test('devices of one household share the first half of an address of IPv6', () => {
  expect(hex('2001:db8:1:2:3:4:5:6')).toBe(hex('2001:0db8:1:2::9'));
  expect(hex('2001:db8:1:2::1')).not.toBe(hex('2001:db8:1:3::1'));
  expect(hex('2001:db8::1')).toBe(hex('2001:db8:0:0:1::'));
});

import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';

/** Of an address of IPv6 so many groups name the household, the rest the device. */
const HOUSEHOLD = 4;

const householdOf = (ip: string): string => {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [before = '', after = ''] = plain.toLowerCase().split('::');
  const head = before.split(':').filter(group => group !== '');
  const tail = after.split(':').filter(group => group !== '');
  const zeros = plain.includes('::') ? Array.from({ length: 8 - head.length - tail.length }, () => '0') : [];
  return [...head, ...zeros, ...tail]
    .slice(0, HOUSEHOLD)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':');
};

/**
 * The hash that is kept of an address: whether two are the same can be told, which they are cannot without the key of
 * this club.
 */
export const addressHash = (key: string, ip: string): Buffer =>
  createHmac('sha256', key).update(householdOf(ip)).digest().subarray(0, 16);

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { deployed, ownSettings, settingsIn } from './deployment.ts';

const textOf = (name: string): string => readFileSync(deployed(name), 'utf8');
const placesIn = (text: string, port: number): string[] =>
  [
    ...new Set([...text.matchAll(new RegExp(String.raw`(10\.24\.[\d.]+):${port}\b`, 'g'))].map(match => match[1]!)),
  ].sort();

describe('the files that a host copies', () => {
  test('name the same machines', () => {
    const servers = ['10.24.0.21', '10.24.0.22', '10.24.0.23'];
    expect(placesIn(textOf('patroni.yml'), 2379)).toEqual(servers);
    expect(placesIn(settingsIn('etcd.env').ETCD_INITIAL_CLUSTER!, 2380)).toEqual(servers);
    const databases = placesIn(textOf('haproxy.cfg').replace('bind 10.24.0.10:5432', ''), 5432);
    expect(databases).toEqual(['10.24.0.11', '10.24.0.12', '10.24.0.13']);
    expect(settingsIn('server.env').DATABASE_URL).toContain('@10.24.0.10:5432/');
  });

  test('are put right for a machine where the first one stands, and nowhere else', () => {
    const etcd = ownSettings('etcd.env', { name: 'server3', address: '10.24.0.23' });
    expect(etcd).toMatchObject({
      ETCD_NAME: 'server3',
      ETCD_ADVERTISE_CLIENT_URLS: 'http://10.24.0.23:2379',
      ETCD_INITIAL_CLUSTER: settingsIn('etcd.env').ETCD_INITIAL_CLUSTER,
    });
    const patroni = ownSettings('patroni.env', { name: 'db2', address: '10.24.0.12' });
    expect(patroni).toMatchObject({ PATRONI_NAME: 'db2', PATRONI_RESTAPI_CONNECT_ADDRESS: '10.24.0.12:8008' });
  });

  test('keep what is acknowledged on two machines, and leave time to try again before another leader is chosen', () => {
    const figure = (name: string): number => Number(new RegExp(`${name}: (\\d+)`).exec(textOf('patroni.yml'))![1]);
    expect(textOf('patroni.yml')).toMatch(/synchronous_mode: true\n\s+synchronous_mode_strict: true/);
    expect(figure('loop_wait') + 2 * figure('retry_timeout')).toBeLessThanOrEqual(figure('ttl'));
  });
});

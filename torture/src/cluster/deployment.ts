import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The files that a host copies: what is tried here is what stands there. */
export const deployed = (name: string): string =>
  fileURLToPath(new URL(`../../../deploy/cluster/${name}`, import.meta.url));

/** The settings of such a file, a line each. */
export const settingsIn = (name: string): Record<string, string> =>
  Object.fromEntries(
    readFileSync(deployed(name), 'utf8')
      .split('\n')
      .filter(line => /^\w+=/.test(line))
      .map(line => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );

/** The machines that the files are written for. */
const FIRST = /(?<![\w.])(db1|server1)(?![\w=.])|10\.24\.0\.[12]1(?!\d)/g;
/** The other settings of a file name all machines. */
const OWN = /^(ETCD_NAME|ETCD_INITIAL_ADVERTISE_PEER_URLS|ETCD_ADVERTISE_CLIENT_URLS|PATRONI_)/;

/** The settings of the file, but with a machine's own name and address where the first one's stand. */
export const ownSettings = (
  file: string,
  { name, address }: { readonly name: string; readonly address: string },
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(settingsIn(file)).map(([key, value]) => [
      key,
      OWN.test(key) ? value.replaceAll(FIRST, found => (/^\d/.test(found) ? address : name)) : value,
    ]),
  );

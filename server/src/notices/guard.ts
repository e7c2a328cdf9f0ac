import { lookup as resolve } from 'node:dns';
import { type RequestOptions, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { Problem } from '../problem.ts';

/** All addresses that are not the open internet. */
const INTERNAL = new BlockList();
for (const [net, bits] of [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
  ] as const),
  ...([
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
  ] as const),
  ...([
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 3],
  ] as const),
] as const)
  INTERNAL.addSubnet(net, bits, 'ipv4');
/** Of version 6 only what is routed publicly; inside it, what wraps an address of version 4. */
const PUBLIC_6 = new BlockList();
PUBLIC_6.addSubnet('2000::', 3, 'ipv6');
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  INTERNAL.addSubnet(net, bits, 'ipv6');

export const isInternal = (address: string): boolean => {
  if (isIP(address) === 4) return INTERNAL.check(address, 'ipv4');
  if (isIP(address) === 6) return !PUBLIC_6.check(address, 'ipv6') || INTERNAL.check(address, 'ipv6');
  return true;
};

const refusal = (): Error => Object.assign(new Error('an internal address'), { code: 'EINTERNAL' });

/** The address that was checked is the one that is connected to: a name cannot mean another one a moment later. */
const guardedLookup: LookupFunction = (host, options, answer) => {
  resolve(host, { ...options, all: true }, (error, addresses) => {
    if (error) return answer(error, '', 4);
    if (addresses.length === 0 || addresses.some(({ address }) => isInternal(address))) return answer(refusal(), '', 4);
    if (options.all) return answer(null, addresses);
    const [{ address, family }] = addresses as [(typeof addresses)[number]];
    return answer(null, address, family);
  });
};

export interface Delivery {
  readonly url: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer | string;
}

const TIMEOUT_MS = 5000;

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/** Sends to addresses that people have given, and never to a machine of the network that the server is in. */
export class GuardedSender {
  constructor(
    /** host:port of internal addresses that are allowed all the same. */
    private readonly allow: readonly string[],
    private readonly stopping: AbortSignal,
  ) {}

  /** Throws a problem for what is no address to send to. */
  async check(text: string): Promise<void> {
    const url = this.parse(text);
    if (this.isAllowed(url) || isIP(hostOf(url)) !== 0) return;
    await new Promise<void>((done, fail) => {
      guardedLookup(hostOf(url), { all: true }, error => (error ? fail(new Problem('internal-address')) : done()));
    });
  }

  /** The status of the answer. Redirections are not followed. */
  async post({ url: text, headers, body }: Delivery): Promise<number> {
    const url = this.parse(text);
    const options: RequestOptions = {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      agent: false,
      signal: AbortSignal.any([this.stopping, AbortSignal.timeout(TIMEOUT_MS)]),
      ...(this.isAllowed(url) ? {} : { lookup: guardedLookup }),
    };
    return new Promise((done, fail) => {
      const request = (url.protocol === 'https:' ? requestSecure : requestPlain)(url, options, answer => {
        answer.resume();
        done(answer.statusCode ?? 0);
      });
      request.on('error', fail);
      request.end(body);
    });
  }

  /** An address given as a number is not looked up: it is checked here. */
  private parse(text: string): URL {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    const isWeb = url && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
    if (!isWeb) throw new Problem('internal-address');
    if (!this.isAllowed(url) && isIP(hostOf(url)) !== 0 && isInternal(hostOf(url)))
      throw new Problem('internal-address');
    return url;
  }

  private isAllowed({ host }: URL): boolean {
    return this.allow.includes(host);
  }
}

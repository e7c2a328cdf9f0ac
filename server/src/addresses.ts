import { networkInterfaces } from 'node:os';
import type { FastifyRequest } from 'fastify';
import type { Config } from './config.ts';

const LOOPBACK = /^(localhost|127\.|\[::1\])/;

/** The address of this machine in its network, if it has one. */
export const lanAddress = (): string | undefined =>
  Object.values(networkInterfaces())
    .flatMap(addresses => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

/** The address of this server for links that are made without a request, as in notices. */
export const homeUrl = ({ url, host }: Config, port: number): string => {
  if (url !== null) return url.replace(/\/+$/, '');
  const isEverywhere = host === '0.0.0.0' || host === '::';
  return `http://${isEverywhere ? (lanAddress() ?? 'localhost') : host}:${port}`;
};

/** The address of this server for links in the answer to a request: never localhost, as long as the machine has another one. */
export const publicUrl = ({ url }: Config, { protocol, host, port }: FastifyRequest): string => {
  if (url !== null) return url.replace(/\/+$/, '');
  const lan = LOOPBACK.test(host) ? lanAddress() : undefined;
  return lan === undefined ? `${protocol}://${host}` : `http://${lan}${port ? `:${port}` : ''}`;
};

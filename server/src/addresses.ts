import { networkInterfaces } from 'node:os';
import type { FastifyRequest } from 'fastify';
import type { Config } from './config.ts';

const LOOPBACK = /^(localhost|127\.|\[::1\])/;

/** The address of this machine in its network, if it has one. */
const lanAddress = (): string | undefined =>
  Object.values(networkInterfaces())
    .flatMap(addresses => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

const isEverywhere = ({ host }: Config): boolean => host === '0.0.0.0' || host === '::';

/** The name of this machine in its own network. */
export const localHost = (config: Config): string => (isEverywhere(config) ? 'localhost' : config.host);

/** The address by which others in the network reach this server, if it listens to them. */
export const lanAddressOf = (config: Config): string | undefined => (isEverywhere(config) ? lanAddress() : undefined);

/** The address of this server for links that are made without a request, as in notices. */
export const homeUrl = (config: Config, port: number): string => {
  if (config.url !== null) return config.url.replace(/\/+$/, '');
  return `http://${lanAddressOf(config) ?? localHost(config)}:${port}`;
};

/** The address of this server for links in the answer to a request: never localhost, as long as others reach it by another one. */
export const publicUrl = (config: Config, { protocol, host, port }: FastifyRequest): string => {
  if (config.url !== null) return config.url.replace(/\/+$/, '');
  const lan = LOOPBACK.test(host) ? lanAddressOf(config) : undefined;
  return lan === undefined ? `${protocol}://${host}` : `http://${lan}${port ? `:${port}` : ''}`;
};

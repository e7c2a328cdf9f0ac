import { signal } from '@preact/signals';
import { ask } from './http.ts';

/** Where others find this site: an address of this device alone is of no use to them. */
const origin = signal(location.origin);

const LOOPBACK = /^https?:\/\/(localhost|127\.|\[::1\])/;

/** Asks the server for its address in the network, if the page was opened on the same machine. */
export const findSite = async (): Promise<void> => {
  if (!LOOPBACK.test(origin.value)) return;
  const site = await ask<{ readonly url: string }>('GET', '/site');
  if (site.ok) origin.value = site.value.url;
};

/** An address of this site to be given to others. Reading it follows what is found out. */
export const linkTo = (address: string): string => origin.value + address;

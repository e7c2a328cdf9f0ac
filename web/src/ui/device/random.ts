/** Random bytes in hexadecimal. Pages on plain http have no `randomUUID`. */
export const randomHex = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map(byte => byte.toString(16).padStart(2, '0')).join('');

/** For a request that may be sent again. */
export const requestId = (): string => randomHex(12);

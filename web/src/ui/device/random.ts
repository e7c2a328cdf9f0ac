/** Random bytes in hexadecimal. Pages on plain http have no `randomUUID`. */
export const randomHex = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map(byte => byte.toString(16).padStart(2, '0')).join('');

/** The id of a request, by which the server knows it when it is sent again. */
export const requestId = (): string => randomHex(12);

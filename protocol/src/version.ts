/** Raised when an older client can no longer speak with the server. */
export const PROTOCOL_VERSION = 1;

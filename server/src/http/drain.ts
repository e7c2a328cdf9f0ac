import type { App } from '../app-type.ts';
import { Problem } from '../problem.ts';

const RETRY_AFTER_S = 2;

/** Once the server is closing, requests on connections that are still open are sent away. */
export const drainGracefully = (app: App): void => {
  let draining = false;
  app.addHook('preClose', async () => {
    draining = true;
  });
  app.addHook('onRequest', async () => {
    if (draining) throw new Problem('draining', { retryAfter: RETRY_AFTER_S });
  });
};

import type { App } from '../app-type.ts';

/** One line an answer. Of the address the path alone: a query may hold an invitation. */
export const logAnswers = (app: App): void => {
  app.addHook('onResponse', async ({ log, method, url, identity }, { statusCode, elapsedTime }) => {
    const path = url.split('?', 1)[0];
    log.debug({ method, path, identity: identity?.id, status: statusCode, ms: Math.round(elapsedTime) }, 'answered');
  });
};

import type { App } from '../app-type.ts';
import { randomId } from '../random.ts';
import { Queues } from '../tables/queues.ts';
import { People } from './service.ts';
import { PeopleStore } from './store.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly people: People;
  }
}

/** Milliseconds between two notes of the people who are here. */
const HERE_MS = 10_000;

export const openPeople = (app: App): void => {
  const { connection, realtime, accounts, log } = app;
  const { connections } = realtime;
  const people = new People({
    store: new PeopleStore(connection.pool, randomId()),
    isHere: identity => connections.isHere(identity),
  });
  app.decorate('people', people);
  const failed = (error: unknown): void => log.warn({ err: error }, 'who is here was not noted');
  const coming = new Queues();
  connections.onPerson((identity, isHere) => {
    coming.run(identity, () => (isHere ? people.note([identity]) : people.leave(identity))).catch(failed);
  });
  const noting = setInterval(() => {
    people.note(connections.people()).catch(failed);
  }, HERE_MS);
  noting.unref();
  app.addHook('onReady', async () => {
    await accounts
      .foldNames()
      .catch((error: unknown) =>
        log.warn({ err: error }, 'names of members from earlier releases are not protected yet'),
      );
  });
  app.addHook('preClose', async () => {
    clearInterval(noting);
    await people.stop().catch(failed);
  });
};

import type { App } from '../app-type.ts';
import { Chats } from './service.ts';
import { ChatStore } from './store.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly chats: Chats;
  }
}

export const openChats = (app: App): void => {
  app.decorate('chats', new Chats(new ChatStore(app.connection.pool), app.tables));
};

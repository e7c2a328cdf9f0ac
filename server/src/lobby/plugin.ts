import type { App } from '../app-type.ts';
import { Lobby } from './service.ts';
import { LobbyStore } from './store.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly lobby: Lobby;
  }
}

export const openLobby = (app: App): void => {
  app.decorate('lobby', new Lobby(new LobbyStore(app.connection.pool)));
};

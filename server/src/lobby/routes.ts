import { answers, Lobby as LobbyLists, TableList } from '@ankerplatz/protocol';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { identityOf } from '../accounts/identity.ts';
import { languageOf } from '../http/language.ts';

const tags = ['lobby'];

/** Lists of tables. */
export const lobby: FastifyPluginAsyncTypebox = async app => {
  app.get(
    '/tables',
    {
      config: { open: true },
      schema: { tags, summary: 'Public tables to join and to watch', response: answers({ 200: LobbyLists }) },
    },
    async request => app.lobby.lists(request.identity?.id ?? null, languageOf(request)),
  );

  app.get(
    '/tables/mine',
    { schema: { tags, summary: 'My tables, those where it is my turn first', response: answers({ 200: TableList }) } },
    async request => ({ tables: await app.lobby.mine(identityOf(request).id, languageOf(request)) }),
  );
};

import { answers, Lobby as LobbyLists, Site, TableList } from '@ankerplatz/protocol';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { identityOf } from '../accounts/identity.ts';
import { publicUrl } from '../addresses.ts';
import { languageOf } from '../http/language.ts';

const tags = ['lobby'];

/** Lists of tables, and the way to them. */
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

  app.get(
    '/site',
    {
      config: { open: true },
      schema: { tags, summary: 'Where others find this server, for links', response: answers({ 200: Site }) },
    },
    async request => ({ url: publicUrl(app.config, request) }),
  );
};

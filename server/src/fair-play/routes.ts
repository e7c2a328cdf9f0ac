import { answers, FairPlayReport, LookedInto, PersonOf } from '@ankerplatz/protocol';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';

const tags = ['admin'];

/** For administrators alone: the registration sees to that. */
export const fairPlay: FastifyPluginAsyncTypebox = async app => {
  app.get(
    '/admin/fair-play',
    {
      schema: {
        tags,
        summary: 'Rated games that went otherwise than to be expected, with their figures; nothing follows by itself',
        response: answers({ 200: FairPlayReport }),
      },
    },
    async () => app.fairPlay.report(),
  );

  app.post(
    '/admin/people/:id/look-into',
    {
      schema: {
        tags,
        summary: 'Have the server review the last ten rated games of somebody, as far as nobody has',
        params: PersonOf,
        response: answers({ 202: LookedInto }),
      },
    },
    async (request, reply) => reply.code(202).send({ games: await app.fairPlay.lookInto(request.params.id) }),
  );
};

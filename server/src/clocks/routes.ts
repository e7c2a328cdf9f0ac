import { answers, ClockChange, SeatOf, TableInfo, TableOf, TimeFactor } from '@ankerplatz/protocol';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { identityOf } from '../accounts/identity.ts';
import { languageOf } from '../http/language.ts';

const tags = ['tables'];

/** How time is kept, as the owner of a table sets it between games. */
export const clocks: FastifyPluginAsyncTypebox = async app => {
  app.put(
    '/tables/:id/clock',
    {
      schema: {
        tags,
        summary: 'How time is kept in the next game, and what happens when it runs out; null: no clock (owner)',
        params: TableOf,
        body: ClockChange,
        response: answers({ 200: TableInfo }),
      },
    },
    async request => {
      const { id: identity } = identityOf(request);
      await app.tables.seating.setClock(identity, request.params.id, request.body.clock);
      return app.tables.reading.info({ identity }, request.params.id, languageOf(request));
    },
  );

  app.put(
    '/tables/:id/seats/:seat/time',
    {
      schema: {
        tags,
        summary: 'How much more time a seat has than the clock says (owner)',
        params: SeatOf,
        body: TimeFactor,
        response: answers({ 200: TableInfo }),
      },
    },
    async request => {
      const { id: identity } = identityOf(request);
      const { id, seat } = request.params;
      await app.tables.seating.setFactor(identity, id, Number(seat), request.body.factor);
      return app.tables.reading.info({ identity }, id, languageOf(request));
    },
  );
};

import {
  answers,
  ClockChange,
  NewHoliday,
  Played,
  Resignation,
  SeatOf,
  TableInfo,
  TableOf,
  TimeFactor,
} from '@ankerplatz/protocol';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { identityOf } from '../accounts/identity.ts';
import { changedTable } from '../tables/answer.ts';

const tags = ['tables'];

/** The clock of a table, which its owner sets between games. */
const setting: FastifyPluginAsyncTypebox = async app => {
  app.put(
    '/tables/:id/clock',
    {
      schema: {
        tags,
        summary:
          'How time is kept in the next game, and what happens when it runs out; null: no clock, then `silence` says when a seat is silent (owner)',
        params: TableOf,
        body: ClockChange,
        response: answers({ 200: TableInfo }),
      },
    },
    async request => {
      const { id } = request.params;
      const { clock, silence } = request.body;
      await app.tables.seating.setClock(identityOf(request).id, id, clock, silence);
      return changedTable(app, request, id);
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
      const { id, seat } = request.params;
      await app.tables.seating.setFactor(identityOf(request).id, id, Number(seat), request.body.factor);
      return changedTable(app, request, id);
    },
  );
};

const holidays: FastifyPluginAsyncTypebox = async app => {
  app.post(
    '/tables/:id/holiday',
    {
      schema: {
        tags,
        summary: 'Take days off, on which my clock stands still; as many a game as the table has agreed on',
        params: TableOf,
        body: NewHoliday,
        response: answers({ 200: Played }),
      },
    },
    async request => app.tables.holidays.begin(identityOf(request).id, request.params.id, request.body),
  );

  app.post(
    '/tables/:id/holiday/end',
    {
      schema: {
        tags,
        summary: 'End my holiday early; whole days that were not taken are left for another time',
        params: TableOf,
        body: Resignation,
        response: answers({ 200: Played }),
      },
    },
    async request => app.tables.holidays.end(identityOf(request).id, request.params.id, request.body),
  );
};

/** Time that a table gives and takes. */
export const clocks: FastifyPluginAsyncTypebox = async app => {
  for (const part of [setting, holidays]) await part(app, {});
};

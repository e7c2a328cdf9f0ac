import { answers, HandInBody, OrdersBody, SeatOrdersBody, TableOf } from '@ankerplatz/protocol';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { identityOf } from '../../accounts/identity.ts';
import { languageOf } from '../../http/language.ts';

const tags = ['tables'];
const params = TableOf;

/** Hand-ins and orders of a seat: known to that seat alone. */
const standingOrders: FastifyPluginAsyncTypebox = async app => {
  app.get(
    '/tables/:id/orders',
    {
      schema: {
        tags,
        summary: 'What I have handed in early and ordered, and why something was not done',
        params,
        response: answers({ 200: SeatOrdersBody }),
      },
    },
    async request => app.tables.ordering.read(identityOf(request).id, request.params.id, languageOf(request)),
  );

  app.put(
    '/tables/:id/orders',
    {
      schema: {
        tags,
        summary: 'Standing orders for my seat; each stops by itself and says why',
        params,
        body: OrdersBody,
        response: answers({ 200: SeatOrdersBody }),
      },
    },
    async request => {
      const { id: identity } = identityOf(request);
      await app.tables.ordering.order(identity, request.params.id, request.body);
      return app.tables.ordering.read(identity, request.params.id, languageOf(request));
    },
  );
};

const handIns: FastifyPluginAsyncTypebox = async app => {
  app.put(
    '/tables/:id/hand-in',
    {
      schema: {
        tags,
        summary: 'Hand in my next moves early: played when it is my turn, if they are legal then',
        params,
        body: HandInBody,
        response: answers({ 200: SeatOrdersBody }),
      },
    },
    async request => {
      const { id: identity } = identityOf(request);
      await app.tables.ordering.handIn(identity, request.params.id, request.body);
      return app.tables.ordering.read(identity, request.params.id, languageOf(request));
    },
  );

  app.delete(
    '/tables/:id/hand-in',
    {
      schema: {
        tags,
        summary: 'Withdraw what I have handed in early',
        params,
        response: answers({ 200: SeatOrdersBody }),
      },
    },
    async request => {
      const { id: identity } = identityOf(request);
      await app.tables.ordering.withdraw(identity, request.params.id);
      return app.tables.ordering.read(identity, request.params.id, languageOf(request));
    },
  );
};

export const orders: FastifyPluginAsyncTypebox = async app => {
  for (const part of [standingOrders, handIns]) await part(app, {});
};

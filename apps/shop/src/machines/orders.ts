import type { OrderLine, ShopApi } from '@kayal/api-contract/client';
import { assign, fromPromise, setup } from 'xstate';
import { nameOrderLines } from '../data/name-order-lines.ts';
import type { ShopActors } from './shop-actors.ts';
import { whileSignedIn } from './while-signed-in.ts';

/** What the reading of orders needs of the shop. */
interface OrdersSurroundings {
  readonly api: Pick<ShopApi, 'orders' | 'productByUniqueCode'>;
  readonly session: Pick<ShopActors['session'], 'send'>;
}

/** What the reading of orders remembers. */
interface OrdersContext {
  readonly customerId: string;
  readonly lines: readonly OrderLine[];
}

/**
 * Reads a shopper's orders: loading, then ready or failed with another try (S7.ORD.02, S8.ORD.02-03).
 * Lines that carry no name take it from the catalogue, one question per unique code (J76).
 */
export function provideOrders({ api, session }: OrdersSurroundings) {
  const resultOf = whileSignedIn(session);

  return setup({
    types: {} as {
      context: OrdersContext;
      events: { readonly type: 'orders.reload' };
      input: { readonly customerId: string };
      tags: 'loading' | 'ready' | 'failed';
    },
    actors: {
      loadOrders: fromPromise<readonly OrderLine[], { readonly customerId: string }>(async ({ input }) =>
        nameOrderLines(api, (await resultOf(api.orders(input.customerId))).items),
      ),
    },
    actions: {
      keepLines: assign((_, params: { readonly lines: readonly OrderLine[] }) => ({ lines: params.lines })),
    },
  }).createMachine({
    id: 'orders',
    context: ({ input }) => ({ ...input, lines: [] }),
    initial: 'loading',
    states: {
      loading: {
        tags: ['loading'],
        invoke: {
          id: 'loadOrders',
          src: 'loadOrders',
          input: ({ context }) => ({ customerId: context.customerId }),
          onDone: { target: 'ready', actions: { type: 'keepLines', params: ({ event }) => ({ lines: event.output }) } },
          onError: 'failed',
        },
      },
      ready: { tags: ['ready'], on: { 'orders.reload': 'loading' } },
      failed: { tags: ['failed'], on: { 'orders.reload': 'loading' } },
    },
  });
}

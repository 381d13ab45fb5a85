import type { OrderLine, Paise, ShopApi } from '@kayal/api-contract/client';
import { toCallError } from '@kayal/commerce-core';
import { assign, fromPromise, setup } from 'xstate';
import { nameOrderLines } from '../data/name-order-lines.ts';
import type { ShopActors } from './shop-actors.ts';
import { whileSignedIn } from './while-signed-in.ts';

/** What the reading of one order needs of the shop. */
interface OrderSurroundings {
  readonly api: Pick<ShopApi, 'order' | 'productByUniqueCode'>;
  readonly session: Pick<ShopActors['session'], 'send'>;
}

/** What the server keeps of one order; `deliveryCharge` in paise. */
interface FoundOrder {
  readonly lines: readonly OrderLine[];
  readonly deliveryCharge: Paise;
}

/** Statuses that say there is no such order for this shopper: a number of a wrong form, another's order, none at all. */
const missingStatuses: readonly (number | null)[] = [400, 403, 404];

/** Reads one order of a shopper: loading, then ready, missing, or failed with another try (J45). */
export function provideOrder({ api, session }: OrderSurroundings) {
  const resultOf = whileSignedIn(session);
  return setup({
    types: {} as {
      context: FoundOrder & { readonly entryNo: string };
      events: { readonly type: 'order.reload' };
      input: { readonly entryNo: string };
      tags: 'loading' | 'ready' | 'missing' | 'failed';
    },
    actors: {
      loadOrder: fromPromise<FoundOrder, { readonly entryNo: string }>(async ({ input }) => {
        const { items, deliveryCharge } = await resultOf(api.order(input.entryNo));
        return { lines: await nameOrderLines(api, items), deliveryCharge };
      }),
    },
    guards: {
      isMissing: (_, params: { readonly error: unknown }) => missingStatuses.includes(toCallError(params.error).status),
    },
    actions: { keepOrder: assign((_, params: { readonly found: FoundOrder }) => params.found) },
  }).createMachine({
    id: 'order',
    context: ({ input }) => ({ ...input, lines: [], deliveryCharge: 0 }),
    initial: 'loading',
    states: {
      loading: {
        tags: ['loading'],
        invoke: {
          id: 'loadOrder',
          src: 'loadOrder',
          input: ({ context }) => ({ entryNo: context.entryNo }),
          onDone: { target: 'ready', actions: { type: 'keepOrder', params: ({ event }) => ({ found: event.output }) } },
          onError: [
            { guard: { type: 'isMissing', params: ({ event }) => event }, target: 'missing' },
            { target: 'failed' },
          ],
        },
      },
      ready: { tags: ['ready'], on: { 'order.reload': 'loading' } },
      missing: { tags: ['missing'] },
      failed: { tags: ['failed'], on: { 'order.reload': 'loading' } },
    },
  });
}

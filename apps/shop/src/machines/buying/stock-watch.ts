import {
  createShopperClient,
  createStockWatchApi,
  type StockWatch,
  type StockWatchApi,
} from '@kayal/api-contract/client';
import { toCallError, stockWatchMachine, type SaveWatchInput } from '@kayal/commerce-core';
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import type { ApiConnection } from '../../data/api/api-context.ts';
import { sessionResultOf, type SessionListener } from '../../data/api/session-result.ts';
import type { ShopActors } from '../actors/shop-actors.ts';

/** Dependencies of "notify me". */
interface StockWatchDependencies {
  readonly api: StockWatchApi;
  readonly session: SessionListener;
}

/** The running machine of "notify me". */
export type StockWatchActor = ActorRefFrom<typeof stockWatchMachine>;

/** The stock-watch machine over the API. Every change answers with the whole confirmed list; a 401 ends the session. */
function provideStockWatch({ api, session }: StockWatchDependencies) {
  const resultOf = sessionResultOf(session);
  const read = async (customerId: string | null): Promise<readonly StockWatch[]> =>
    customerId === null ? [] : (await resultOf(api.stockWatches(customerId))).items;

  return stockWatchMachine.provide({
    actors: {
      loadWatches: fromPromise<readonly StockWatch[], { readonly customerId: string | null }>(({ input }) =>
        read(input.customerId),
      ),
      saveWatch: fromPromise<readonly StockWatch[], SaveWatchInput>(async ({ input: { customerId, change } }) => {
        const { kind, uniqueCode } = change;
        if (kind === 'ask') await resultOf(api.addStockWatch({ customerId, uniqueCode }));
        else await resultOf(api.deleteStockWatch(uniqueCode)).catch(toleratesMissing);
        return read(customerId);
      }),
    },
  });
}

/** Ignores the refusal for a watch that ended meanwhile because its mail was sent. */
function toleratesMissing(error: unknown): void {
  if (toCallError(error).status !== 404) throw error;
}

const started = new WeakMap<ShopActors, StockWatchActor>();

/**
 * The single "notify me" actor of a running shop, started when a screen first needs it. It lives as long as the shop's
 * actors, because it keeps a visitor's request until her login.
 */
export function stockWatchOf(actors: ShopActors, connection: ApiConnection): StockWatchActor {
  const known = started.get(actors);
  if (known !== undefined) return known;
  const { session, whenSessionReady, watch } = actors;
  const actor = createActor(
    provideStockWatch({ api: createStockWatchApi(createShopperClient(connection)), session }),
    watch,
  );
  started.set(actors, actor);

  const follow = (): void => {
    const { user } = session.getSnapshot().context;
    actor.send(user === null ? { type: 'watch.close' } : { type: 'watch.open', customerId: user.id });
  };
  actor.on('watch.loginRequired', ({ returnTo }) =>
    session.send({ type: 'intent.keep', intent: { kind: 'return', returnTo } }),
  );
  actor.start();
  void whenSessionReady().then(() => {
    follow();
    session.on('session.signedIn', ({ user }) => actor.send({ type: 'watch.open', customerId: user.id }));
    session.on('session.signedOut', ({ reason }) =>
      actor.send({ type: reason === 'lost' ? 'watch.lose' : 'watch.close' }),
    );
  });
  return actor;
}

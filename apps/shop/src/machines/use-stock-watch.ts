import type { StockWatchEvent } from '@kayal/commerce-core';
import { useEffect, useState } from 'react';
import { useApiConnection, type ApiConnection } from '../data/api-context.ts';
import { useLiveStore, useShopActors } from '../runtime/live-store.ts';
import type { ShopActors } from './shop-actors.ts';
import type { StockWatchActor } from './stock-watch.ts';

/** "Notify me" for a screen. */
interface StockWatchUse {
  /** Undefined on the server and until the shop's actors have started. */
  readonly watch: StockWatchActor | undefined;
  /** Sends an event; one that comes before the actors have started waits for them. */
  readonly send: (event: StockWatchEvent) => void;
}

async function loadStockWatch(actors: ShopActors, connection: ApiConnection): Promise<StockWatchActor> {
  const { stockWatchOf } = await import('./stock-watch.ts');
  return stockWatchOf(actors, connection);
}

/**
 * The shop's "notify me", read again whenever a screen with it opens: a mail may have gone out meanwhile. Its machine is
 * fetched beside the shop's actors and is no part of the first view; the button is, so that no early tap is lost.
 */
export function useStockWatch(): StockWatchUse {
  const connection = useApiConnection();
  const live = useLiveStore();
  const actors = useShopActors();
  const [watch, setWatch] = useState<StockWatchActor>();

  useEffect(() => {
    if (actors === null) return;
    loadStockWatch(actors, connection).then(
      (loaded) => {
        setWatch(loaded);
        loaded.send({ type: 'watch.reload' });
      },
      // A press tries again, and says so when it fails as well.
      (error: unknown) => console.warn('[stock watch]', error),
    );
  }, [actors, connection]);

  const send = (event: StockWatchEvent): void =>
    live.act(async (started) => (await loadStockWatch(started, connection)).send(event));
  return { watch, send };
}

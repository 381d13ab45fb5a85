import type { StockWatchEvent } from '@kayal/commerce-core';
import { useEffect, useState } from 'react';
import { useApiConnection, type ApiConnection } from '../../data/api/api-context.ts';
import { useLiveStore, useShopActors } from '../actors/live-store.ts';
import type { ShopActors } from '../actors/shop-actors.ts';
import type { StockWatchActor } from './stock-watch.ts';

/** State and events of "notify me" for a screen. */
interface StockWatchUse {
  /** Undefined on the server and until the shop's actors have started. */
  readonly watch: StockWatchActor | undefined;
  /** Sends an event; before the actors have started it waits for them. */
  readonly send: (event: StockWatchEvent) => void;
}

async function loadStockWatch(actors: ShopActors, connection: ApiConnection): Promise<StockWatchActor> {
  const { stockWatchOf } = await import('./stock-watch.ts');
  return stockWatchOf(actors, connection);
}

/**
 * The shop's "notify me", read again whenever a screen with it opens, because a mail may have been sent meanwhile. Its
 * machine is fetched after the shop's actors; only the button is part of the first view.
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
      // The next press retries, and shows its own error.
      (error: unknown) => console.warn('[stock watch]', error),
    );
  }, [actors, connection]);

  const send = (event: StockWatchEvent): void => {
    if (watch !== undefined) return watch.send(event);
    live.act(async (started) => (await loadStockWatch(started, connection)).send(event));
  };
  return { watch, send };
}

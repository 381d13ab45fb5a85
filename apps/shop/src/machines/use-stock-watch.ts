import type { StockWatchEvent } from '@kayal/commerce-core';
import { useEffect } from 'react';
import { stockWatchOf, type StockWatchActor } from './stock-watch.ts';
import { useApiConnection } from '../data/api-context.ts';
import { useLiveStore, useShopActors } from '../runtime/live-store.ts';

/** "Notify me" for a screen. */
interface StockWatchUse {
  /** Undefined on the server and until the shop's actors have started. */
  readonly watch: StockWatchActor | undefined;
  /** Sends an event; one that comes before the actors have started waits for them. */
  readonly send: (event: StockWatchEvent) => void;
}

/** The shop's "notify me", read anew whenever a screen with it opens: a mail may have gone out meanwhile. */
export function useStockWatch(): StockWatchUse {
  const connection = useApiConnection();
  const live = useLiveStore();
  const actors = useShopActors();
  const watch = actors === null ? undefined : stockWatchOf(actors, connection);

  useEffect(() => watch?.send({ type: 'watch.reload' }), [watch]);

  const send = (event: StockWatchEvent): void => live.act((started) => stockWatchOf(started, connection).send(event));
  return { watch, send };
}

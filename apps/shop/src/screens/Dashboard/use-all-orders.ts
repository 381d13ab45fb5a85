import type { OrderPage } from '@kayal/api-contract/client';
import { failureFrom, type Failure } from '@kayal/commerce-core';
import { useCallback, useEffect, useState } from 'react';
import { createActor } from 'xstate';
import { allOrdersOver } from '../../actors/all-orders.actors.ts';
import { useApi } from '../../app/use-api.ts';

interface Reading {
  readonly page: number;
  /** What the last successful reading of this page brought. */
  readonly orders: OrderPage | undefined;
  readonly failure: Failure | null;
}

/**
 * Reads a page of orders, and anew when the page changes or `again` is called; what was read stays on the screen until
 * the next answer is there.
 * @param page from 1
 */
export function useAllOrders(page: number) {
  const api = useApi();
  const [attempt, setAttempt] = useState(0);
  const [reading, setReading] = useState<Reading>({ page, orders: undefined, failure: null });

  useEffect(() => {
    const actor = createActor(allOrdersOver(api), { input: { page } });
    const subscription = actor.subscribe({
      next: ({ output }) => {
        if (output !== undefined) setReading({ page, orders: output, failure: null });
      },
      error: (error) =>
        setReading((before) => ({
          page,
          orders: before.page === page ? before.orders : undefined,
          failure: failureFrom(error),
        })),
    });
    actor.start();
    return () => {
      subscription.unsubscribe();
      actor.stop();
    };
  }, [api, page, attempt]);

  const again = useCallback(() => setAttempt((count) => count + 1), []);
  const isCurrent = reading.page === page;
  return { orders: isCurrent ? reading.orders : undefined, failure: isCurrent ? reading.failure : null, again };
}

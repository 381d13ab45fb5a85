import { groupOrders, type CallError, type Order } from '@kayal/commerce-core';
import { useBackOfficeApi } from '../../../data/admin/admin-api.ts';
import { readOrderLines } from '../../../data/admin/dashboard-reads.ts';
import { useState } from 'react';
import { useRead } from '../../../data/use-read.ts';

/** The order of the drawer. */
export interface ShownOrder {
  /** Undefined while it is read or after an error; null when there is no such order. */
  readonly order: Order | null | undefined;
  readonly error: CallError | null;
  readonly reload: () => void;
}

/**
 * The order with a number: from the page of the table, else read by itself, for example after a filter left it out.
 * @param entryNo empty for none
 */
export function useShownOrder(entryNo: string, orders: readonly Order[]): ShownOrder {
  const api = useBackOfficeApi();
  const listed = orders.find((order) => order.entryNo === entryNo);
  const isElsewhere = entryNo !== '' && listed === undefined;
  const { data, error, reload } = useRead(
    ['order', entryNo],
    isElsewhere ? async () => groupOrders(await readOrderLines(api, entryNo))[0] ?? null : null,
  );
  const [last, setLast] = useState(listed);
  if (listed !== undefined && listed !== last) setLast(listed);
  // It left the table a moment ago and is shown until it is read by itself.
  const kept = error === null && last?.entryNo === entryNo ? last : undefined;
  return { order: listed ?? (isElsewhere ? (data === undefined ? kept : data) : null), error, reload };
}

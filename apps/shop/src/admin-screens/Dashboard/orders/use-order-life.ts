import type { OrderLife, OrderStage } from '@kayal/api-contract/client';
import type { Order } from '@kayal/commerce-core';
import { useMemo } from 'react';
import { useBackOfficeApi } from '../../../data/admin/admin-api.ts';
import { readOrderLife } from '../../../data/admin/dashboard-reads.ts';
import { useRead, type Read } from '../../../data/use-read.ts';
import { legalSteps, type LegalSteps } from '../parcels/legal-steps.ts';

/** Stages in which something of an order is on its way or has arrived. */
const goneStages: readonly OrderStage[] = ['shipped', 'outForDelivery', 'delivered', 'cancelled'];

/** The life of the drawer's order. */
export interface ShownLife {
  readonly read: Read<OrderLife>;
  /** Null until the life is read. */
  readonly legal: LegalSteps | null;
  /** Whether the shop may cancel it. Until the life is read its stage decides; the server has the last word. */
  readonly canCancel: boolean;
}

/** Reads the parcels and the timeline of an order. @param order null for none */
export function useOrderLife(order: Order | null): ShownLife {
  const api = useBackOfficeApi();
  const entryNo = order?.entryNo ?? '';
  const read = useRead(['order life', entryNo], entryNo === '' ? null : () => readOrderLife(api, entryNo));
  const { data } = read;
  const legal = useMemo(
    () => (order === null || data === undefined ? null : legalSteps(data, order.lines)),
    [order, data],
  );
  const canCancel = legal?.canCancel ?? (order !== null && !goneStages.includes(order.stage));
  return { read, legal, canCancel };
}

import type { OrderStage } from '@kayal/api-contract/client';
import { messages, type Order } from '@kayal/commerce-core';

/** Name of the customer, or the text for a missing one. */
export const customerOf = (order: Order): string => order.lines[0]?.customerName ?? messages['S8.DASH.02'];

/** Name of the product, or the text for a missing one. */
export const productOf = (line: Order['lines'][number]): string => line.itemName ?? messages['S8.DASH.03'];

/** A snapshot's text, or the fallback for rows that lack it. */
export const orNone = (text: string | null): string => (text === null || text === '' ? messages['S8.ORD.05'] : text);

const stageTexts: Readonly<Record<OrderStage, string>> = {
  placed: '',
  packed: 'Packed',
  shipped: 'Shipped',
  outForDelivery: 'Out for delivery',
  returnedToSender: 'Came back',
  delivered: '',
  cancelled: '',
};

/** Where a pending order is, beside its status; empty where the status says it all. */
export const stageOf = (order: Order, isDelivered: boolean): string =>
  isDelivered || order.cancelledAt !== null ? '' : stageTexts[order.stage];

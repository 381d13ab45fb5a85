import { messages, type Order } from '@kayal/commerce-core';

/** Name of the customer, or the text for a missing one. */
export const customerOf = (order: Order): string => order.lines[0]?.customerName ?? messages['S8.DASH.02'];

/** Name of the product, or the text for a missing one. */
export const productOf = (line: Order['lines'][number]): string => line.itemName ?? messages['S8.DASH.03'];

/** A snapshot's text, or the fallback for rows that lack it. */
export const orNone = (text: string | null): string => (text === null || text === '' ? messages['S8.ORD.05'] : text);

import type { Order } from '@kayal/commerce-core';
import { useDateFormat, useMoneyFormat } from '../../data/use-shop.ts';
import { paidText } from './paid-text.ts';

/** How and when an order is paid, as a text. */
export function PaidNote({ order }: { readonly order: Order }) {
  return <>{paidText(order, useMoneyFormat(), useDateFormat())}</>;
}

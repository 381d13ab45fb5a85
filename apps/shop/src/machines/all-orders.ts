import type { AllOrdersQuery, OrderPage, ShopApi } from '@kayal/api-contract/client';
import { fromPromise } from 'xstate';
import { resultOf } from '../data/result-of.ts';

/** Orders of everyone on one page of the admin's table. */
export const ordersPerPage = 50;

/** Which orders are read: what narrows and sorts them, and the page, from 1. */
export interface OrdersAsked extends Omit<AllOrdersQuery, 'limit' | 'offset'> {
  readonly page: number;
}

/** Reads one page of everyone's orders (S7.ORD.03). */
export const provideAllOrders = (api: ShopApi) =>
  fromPromise<OrderPage, OrdersAsked>(({ input: { page, ...filter } }) =>
    resultOf(api.allOrders({ ...filter, limit: ordersPerPage, offset: (page - 1) * ordersPerPage })),
  );

import type { OrderPage, ShopApi } from '@kayal/api-contract/client';
import { fromPromise } from 'xstate';
import { brought } from '../app/brought.ts';

/** Orders of everyone on one page of the admin's table. */
export const ordersPerPage = 50;

/** Reads one page of everyone's orders (S7.ORD.03). Pages count from 1. */
export const allOrdersOver = (api: ShopApi) =>
  fromPromise<OrderPage, { readonly page: number }>(({ input }) =>
    brought(api.allOrders({ limit: ordersPerPage, offset: (input.page - 1) * ordersPerPage })),
  );

import { createOrderReads, createShopperClient, type OrderReads } from '@kayal/api-contract/client';
import type { ApiConnection } from '../api/api-context.ts';

/** The calls that read a shopper's orders, in a file that only pages of orders load. */
export const orderReads = (connection: ApiConnection): OrderReads => createOrderReads(createShopperClient(connection));

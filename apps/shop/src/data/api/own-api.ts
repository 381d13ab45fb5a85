import { createOwnApi, createShopperClient, type OwnApi } from '@kayal/api-contract/client';
import type { ApiConnection } from './api-context.ts';

/** The calls of accounts and of a shopper's own things over a connection. */
export const ownApi = (connection: ApiConnection): OwnApi => createOwnApi(createShopperClient(connection));

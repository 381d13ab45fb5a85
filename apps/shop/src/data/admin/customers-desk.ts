import {
  createAdminAccountsApi,
  createApiClient,
  createCustomersApi,
  createOrdersApi,
  type AdminAccountsApi,
  type CustomerSort,
  type CustomersApi,
  type ListedCustomer,
  type OrdersApi,
} from '@kayal/api-contract/client';
import { useMemo } from 'react';
import { useApiConnection } from '../api/api-context.ts';
import { resultOf } from '../api/result-of.ts';
import { uncached } from '../api/uncached.ts';
import type { RowPage } from './dashboard-reads.ts';

/** The calls of the back office about customers, their orders and their sessions. */
export type CustomersDesk = CustomersApi &
  Pick<AdminAccountsApi, 'customerSessions' | 'endCustomerSessions'> &
  Pick<OrdersApi, 'orders'>;

/** The calls of the back office about customers. Only its screens may import this file. */
export function useCustomersDesk(): CustomersDesk {
  const connection = useApiConnection();
  return useMemo(() => {
    const client = createApiClient(uncached(connection));
    return { ...createCustomersApi(client), ...createAdminAccountsApi(client), ...createOrdersApi(client) };
  }, [connection]);
}

/** Customers on one page of the list. */
export const customersPerPage = 25;

/** Reads a page of customers. @param page counts from 1 */
export function readCustomers(
  api: CustomersDesk,
  { text, sort, page }: { readonly text: string; readonly sort: CustomerSort; readonly page: number },
): Promise<RowPage<ListedCustomer>> {
  return resultOf(api.customers({ text, sort, limit: customersPerPage, offset: (page - 1) * customersPerPage }));
}

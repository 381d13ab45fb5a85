import { formatOrderDate } from '@kayal/commerce-core';
import { useBackOfficeApi } from '../../../data/admin/admin-api.ts';
import { readMadeFile, saveFile } from '../../../data/admin/order-file.ts';
import { useApiConnection } from '../../../data/api/api-context.ts';
import { useShop } from '../../../data/use-shop.ts';
import { useWrite, type Write } from '../../../data/use-write.ts';
import { filterOf, type TableQuery } from '../table-query.ts';

/** Saves all orders that match the filters as a CSV file. */
export function useOrderFile(): Write<TableQuery> {
  const connection = useApiConnection();
  const { timeZone } = useShop();
  const api = useBackOfficeApi();
  return useWrite(
    (query: TableQuery) => readMadeFile(connection, api.exportRequest(filterOf(query))),
    (file) => saveFile(file, `orders-${formatOrderDate(Date.now(), timeZone)}.csv`),
  );
}

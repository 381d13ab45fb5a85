import { formatOrderDate } from '@kayal/commerce-core';
import { Button, toastStore } from '@kayal/design-system';
import { useTransition } from 'react';
import { readOrderFile, saveFile } from '../../../data/admin/order-file.ts';
import { useApiConnection } from '../../../data/api/api-context.ts';
import { useShop } from '../../../data/use-shop.ts';
import { useBackOfficeApi } from '../../../data/admin/admin-api.ts';
import { filterOf, type TableQuery } from '../table-query.ts';

/** Saves all orders that match the current filters as a CSV file. */
export function OrdersExport({ query }: { readonly query: TableQuery }) {
  const connection = useApiConnection();
  const { timeZone } = useShop();
  const api = useBackOfficeApi();
  const [isReading, read] = useTransition();

  const save = () =>
    read(async () => {
      try {
        saveFile(
          await readOrderFile(connection, api, filterOf(query)),
          `orders-${formatOrderDate(Date.now(), timeZone)}.csv`,
        );
      } catch {
        toastStore.push({ tone: 'danger', title: 'The file could not be made. Please try again.' });
      }
    });

  return (
    <Button variant="secondary" size="small" busy={isReading} onClick={save}>
      Download CSV
    </Button>
  );
}

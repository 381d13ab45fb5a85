import { formatOrderDate } from '@kayal/commerce-core';
import { useCustomersDesk } from '../../data/admin/customers-desk.ts';
import { readMadeFile, saveFile } from '../../data/admin/order-file.ts';
import { useApiConnection } from '../../data/api/api-context.ts';
import { useShop } from '../../data/use-shop.ts';
import { useWrite, type Write } from '../../data/use-write.ts';

/** Saves all customers that match a search as a CSV file. */
export function useCustomerFile(): Write<string> {
  const connection = useApiConnection();
  const { timeZone } = useShop();
  const api = useCustomersDesk();
  return useWrite(
    (text: string) => readMadeFile(connection, api.customersFileRequest(text)),
    (file) => saveFile(file, `customers-${formatOrderDate(Date.now(), timeZone)}.csv`),
  );
}

import { formatOrderDate } from '@kayal/commerce-core';
import { useApiConnection } from '../api/api-context.ts';
import { useShop } from '../use-shop.ts';
import { useWrite, type Write } from '../use-write.ts';
import { readMadeFile, saveFile, type FileRequest } from './order-file.ts';

/** Saves a CSV file that the server makes, such as all orders that match a filter. @param name before today's date */
export function useMadeFile<Query>(name: string, requestOf: (query: Query) => FileRequest): Write<Query> {
  const connection = useApiConnection();
  const { timeZone } = useShop();
  return useWrite(
    (query: Query) => readMadeFile(connection, requestOf(query)),
    (file) => saveFile(file, `${name}-${formatOrderDate(Date.now(), timeZone)}.csv`),
  );
}

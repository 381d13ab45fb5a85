import { createApiClient, createTablesApi, type TableKind } from '@kayal/api-contract/client';
import { useMemo } from 'react';
import { useApiConnection } from '../../api/api-context.ts';
import { resultOf } from '../../api/result-of.ts';
import { plainText } from './plain-text.ts';

/** The files that hold a table, as in `<input accept>`. Banks also call text files `.xls`. */
export const tableFiles = '.csv,.tsv,.txt,.xls,.xlsx';

/** A chosen file, or its text once it was read: so an import is sent again. */
export type TableSource = File | string;

/**
 * Reads the CSV text of a chosen file. A text file in UTF-8 is read here, a spreadsheet or another encoding by the server.
 * @throws RefusedCall `import.unreadable`, `table.long`; NetworkError
 */
export function useTableText(table: TableKind): (source: TableSource) => Promise<string> {
  const connection = useApiConnection();
  return useMemo(() => {
    const api = createTablesApi(createApiClient(connection));
    return async (source) => {
      if (typeof source === 'string') return source;
      const text = await plainText(source);
      return text === '' ? (await resultOf(api.readTable(source, table))).text : text;
    };
  }, [connection, table]);
}

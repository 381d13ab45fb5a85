import { createApiClient, createTablesApi, type TableKind } from '@kayal/api-contract/client';
import { useMemo } from 'react';
import { useApiConnection } from '../api/api-context.ts';
import { resultOf } from '../api/result-of.ts';

/** The files that hold a table, as in `<input accept>`. */
export const tableFiles = '.csv,.tsv,.txt,.xlsx';

/** A chosen file, or its text once it was read: so an import is sent again. */
export type TableSource = File | string;

/** The text of a file in UTF-8; empty where it is something else, such as a spreadsheet. */
async function plainText(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // UTF-16 without a mark has a zero in every other byte.
    return text.includes('\0') ? '' : text;
  } catch {
    return '';
  }
}

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

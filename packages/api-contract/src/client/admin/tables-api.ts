import type { WireOf } from '../../endpoints.ts';
import type { ApiClient } from '../transport/call-types.ts';
import { outcome } from '../transport/outcome.ts';

/** What a small table is imported as. */
export type TableKind = WireOf<'readTable'>['query']['table'];

/** Reading of small tables, for the back office only. */
export function createTablesApi({ call }: ApiClient) {
  return {
    /** A spreadsheet or text file as CSV text (`import.unreadable` with the reason and the remedy, `table.long`). */
    async readTable(file: File, table: TableKind) {
      const form = new FormData();
      form.append('file', file);
      return outcome(await call('readTable', { form, query: { table } }), ({ text }) => ({ text }));
    },
  };
}

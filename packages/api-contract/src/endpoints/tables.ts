import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { companyParams } from '../schemas.ts';
import { pincodeFileBytes } from './delivery.ts';
import { trackingFileBytes } from './order-life.ts';
import { statementBytes } from './payments.ts';
import { settlementBytes } from './settlements.ts';

/** Max size of a file that is read as a table, bytes. */
export const tableFileBytes = 2 * 1024 * 1024;

const tableKinds = ['pincodes', 'settlement', 'statement', 'tracking'] as const;

/** Max characters of a table's text: what the call that imports it takes. */
export const tableLengths: Readonly<Record<(typeof tableKinds)[number], number>> = {
  pincodes: pincodeFileBytes,
  settlement: settlementBytes,
  statement: statementBytes,
  tracking: trackingFileBytes,
};

/** Small tables in files that a browser does not read itself. */
export const tableEndpoints = {
  readTable: endpoint('readTable', {
    summary:
      'A form with one `file`, XLSX or text in any common encoding, as the CSV text that the import of such a table takes. Of a spreadsheet the first visible sheet counts.',
    params: companyParams,
    query: Type.Object({ table: Type.Enum(tableKinds) }),
    answer: Type.Object({ success: Type.Literal(true), text: Type.String() }),
    refusals: ['import.missing', 'import.unreadable', 'table.long'],
    limits: { bodyBytes: tableFileBytes + 64 * 1024 },
  }),
};

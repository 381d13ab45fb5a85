import { Type } from 'typebox';
import { taxTables } from '../domain/back-office.ts';
import { endpoint } from '../endpoint.ts';
import { companyParams } from '../schemas.ts';

/** Numbered documents about orders. */
export const taxDocumentEndpoints = {
  getTaxTable: endpoint('getTaxTable', {
    summary: 'A table of the documents of a month as CSV, as the return GSTR-1 takes it; amounts in rupees.',
    params: companyParams,
    query: Type.Object({
      /** yyyy-mm, by the day of the document in India. */
      month: Type.String({ pattern: '^[0-9]{4}-(0[1-9]|1[0-2])$' }),
      table: Type.Enum(taxTables),
    }),
    answer: Type.Unsafe<string>({ type: 'string', contentMediaType: 'text/csv' }),
  }),
};

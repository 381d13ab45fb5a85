import type { WireOf } from '@kayal/api-contract';
import type { MockModule } from '../create-mock-shop.ts';
import { answer, refuse } from '../mock-reply.ts';
import type { MockRoute } from '../mock-route.ts';

/** What every file holds, by what it is imported as. */
const texts: Readonly<Record<WireOf<'readTable'>['query']['table'], string>> = {
  pincodes: 'Pincode,Served\n682,yes\n',
  settlement: 'Order,COD amount\nKY260003,1999\n',
  statement: 'Narration,Credit\nUPI 412345678901,1499\n',
  tracking: 'Order No,Courier,AWB No\nKY260004,Delhivery,14301234567890\n',
};

/** Tables in files that a browser does not read itself; one that is named as a PDF or old spreadsheet is no table. */
export function tableHandlers({ endpoint }: MockModule): MockRoute[] {
  return [
    endpoint('readTable', ({ form, query }) => {
      const file = form?.get('file') ?? null;
      if (!(file instanceof File)) return refuse('import.missing');
      if (/\.(pdf|xls)$/i.test(file.name)) return refuse('import.unreadable');
      return answer({ success: true, text: texts[query.table] });
    }),
  ];
}

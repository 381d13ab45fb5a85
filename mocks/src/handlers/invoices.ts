import { errorBody, errorCatalogue, routes, type ErrorCode } from '@kayal/api-contract';
import type { MockModule } from '../create-mock-shop.ts';
import type { MockRoute } from '../mock-route.ts';

/** A minimal PDF with the order's number. */
const pdfOf = (entryNo: string): string =>
  [
    '%PDF-1.4',
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj',
    `trailer<</Root 1 0 R/Info<</Title(Invoice ${entryNo})>>>>`,
    '%%EOF',
  ].join('\n');

/** A refusal of a call that answers bytes. */
export const refusal = (code: ErrorCode): Response =>
  Response.json(errorBody(code, 'mock'), { status: errorCatalogue[code].status });

/** Invoices. They are bytes, not JSON, so they are mocked without the contract's schemas. */
export function invoiceHandlers({ state }: MockModule): MockRoute[] {
  return [
    {
      ...routes.getInvoice,
      respond: (_request, params) => {
        const { user } = state;
        if (user === null) return refusal('auth.required');
        const order = state.orders.find(({ EntryNo }) => EntryNo === params['entryNo']);
        if (order === undefined || !(user.isAdmin || order.LedCode === user.id)) return refusal('not_found');
        return new Response(pdfOf(order.EntryNo), {
          headers: {
            'content-type': 'application/pdf',
            'content-disposition': `attachment; filename="KAYAL-invoice-${order.EntryNo}.pdf"`,
          },
        });
      },
    },
  ];
}

import { Type } from 'typebox';
import { importModes, tokenScopes } from '../domain/back-office.ts';
import { endpoint } from '../endpoint.ts';
import { company, companyParams, doneAnswer, limitText, nullable, pathId, requiredText } from '../schemas.ts';
import { importError, importRun } from './catalogue-import.schemas.ts';
import { orderRow } from './orders.ts';
import { importFileBytes } from './catalogue-import.ts';

const scopes = Type.Array(Type.Enum(tokenScopes), { minItems: 1, maxItems: tokenScopes.length });

const tokenRow = Type.Object({
  id: Type.String(),
  name: Type.String(),
  scopes,
  /** The first characters, by which an admin recognises the token. */
  prefix: Type.String(),
  /** ms since 1970 */
  createdAt: Type.Integer(),
  /** ms since 1970; from then on the token is refused. */
  expiresAt: Type.Integer(),
  lastUsedAt: nullable(Type.Integer()),
  createdBy: nullable(Type.String()),
});

const bearer = Type.Object({
  /** `Bearer kyl_…` */
  authorization: Type.Optional(Type.String({ maxLength: 200 })),
});

const feedReport = Type.Object({
  success: Type.Boolean(),
  /** `applied`, `unchanged` when there was nothing to do, `refused` with errors, or `checked` for a dry run. */
  result: Type.Enum(['applied', 'unchanged', 'refused', 'checked']),
  import: importRun,
  /** The first hundred. */
  errors: Type.Array(importError),
});

const uniqueCode = Type.String({ minLength: 1, maxLength: 64 });
const units = Type.Integer({ minimum: 0, maximum: 999_999 });
const rupees = Type.Number({ minimum: 0.01, maximum: 9_999_999 });

const feedQuery = Type.Object({
  /** Cursor of the page before; leave it out for the first page. */
  cursor: Type.Optional(Type.String({ maxLength: 100 })),
  limit: Type.Optional(limitText),
});

/** Tokens for other programs, and the calls that need one. */
export const apiTokenEndpoints = {
  getApiTokens: endpoint('getApiTokens', {
    summary: 'Tokens that were not revoked, newest first.',
    params: companyParams,
    answer: Type.Array(tokenRow),
  }),
  addApiToken: endpoint('addApiToken', {
    summary: 'Make a token. Its secret is only in this answer.',
    params: companyParams,
    body: Type.Object({ name: requiredText(60), scopes }),
    answer: Type.Object({ success: Type.Literal(true), token: Type.String(), row: tokenRow }),
    refusals: ['token.limit'],
  }),
  revokeApiToken: endpoint('revokeApiToken', {
    summary: 'End a token at once.',
    params: Type.Object({ company, id: pathId }),
    answer: doneAnswer,
  }),

  feedStock: endpoint('feedStock', {
    summary: 'Set units of max 200 variants, all or none. Scope `stock`.',
    params: companyParams,
    headers: bearer,
    body: Type.Object({
      items: Type.Array(Type.Object({ unique_code: uniqueCode, units }), { minItems: 1, maxItems: 200 }),
    }),
    answer: feedReport,
    refusals: ['import.busy', 'token.scope'],
  }),
  feedPrices: endpoint('feedPrices', {
    summary: 'Set MRP and offer, in the shop’s currency, of max 200 products, all or none. Scope `prices`.',
    params: companyParams,
    headers: bearer,
    body: Type.Object({
      items: Type.Array(
        Type.Object({
          product_id: Type.Union([Type.Integer({ minimum: 0, maximum: 999_999_999 }), Type.String({ maxLength: 64 })]),
          mrp: rupees,
          /** Null ends the offer; leave it out to keep it. */
          offer: Type.Optional(nullable(rupees)),
        }),
        { minItems: 1, maxItems: 200 },
      ),
    }),
    answer: feedReport,
    refusals: ['import.busy', 'token.scope'],
  }),
  feedImport: endpoint('feedImport', {
    summary:
      'Import a file (multipart, one `file`) and answer when it is done. The mode decides the scope: `stock`, `prices`, otherwise `catalogue`.',
    params: companyParams,
    headers: bearer,
    query: Type.Object({
      mode: Type.Optional(Type.Enum(importModes)),
      /** Name of a saved mapping; otherwise headings are matched by name. */
      map: Type.Optional(requiredText(60)),
      /** Name of the sheet of an XLSX file; otherwise the one that fits best. */
      sheet: Type.Optional(requiredText(200)),
      dryRun: Type.Optional(Type.Enum(['true', 'false'])),
    }),
    answer: feedReport,
    refusals: ['import.missing', 'import.unreadable', 'import.mapping', 'import.busy', 'token.scope'],
    limits: { bodyBytes: importFileBytes },
  }),
  feedOrders: endpoint('feedOrders', {
    summary: 'Orders since a cursor, oldest first, each once, one row per line. Scope `orders`.',
    params: companyParams,
    headers: bearer,
    query: feedQuery,
    answer: Type.Object({
      success: Type.Literal(true),
      orders: Type.Array(orderRow),
      /** For the next call. */
      cursor: Type.String(),
      /** Whether the next call would find more orders already. */
      hasMore: Type.Boolean(),
    }),
    refusals: ['token.scope'],
  }),
  feedOrdersFile: endpoint('feedOrdersFile', {
    summary: 'The same as CSV; the headers X-Next-Cursor and X-Has-More are for the next call. Scope `orders`.',
    params: companyParams,
    headers: bearer,
    query: feedQuery,
    answer: Type.String({ contentMediaType: 'text/csv' }),
    refusals: ['token.scope'],
  }),
  feedProducts: endpoint('feedProducts', {
    summary: 'All products as a CSV file, which can be imported again. Scope `catalogue`.',
    params: companyParams,
    headers: bearer,
    answer: Type.String({ contentMediaType: 'text/csv' }),
    refusals: ['token.scope'],
  }),
};

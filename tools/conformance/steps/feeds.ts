import { tokenScopes, type RouteName } from '@kayal/api-contract';
import { fileForm } from '../forms.ts';
import type { Facts } from '../facts.ts';
import type { Parts } from '../place.ts';
import { asAdmin, confirmAdmin, asVisitor, kept, learn, type Step } from '../step.ts';

const learnToken = learn({ token: 'token', 'token id': 'row.id' });

const stockFile = ({ plain }: Facts) => `unique_code,units\r\n${plain.code},9\r\n`;

/** The calls of other programs, each with its parts. */
const calls: readonly (readonly [name: RouteName, parts: (facts: Facts) => Parts])[] = [
  ['feedStock', ({ plain }) => ({ body: { items: [{ unique_code: plain.code, units: 8 }] } })],
  ['feedPrices', ({ plain }) => ({ body: { items: [{ product_id: Number(plain.id), mrp: plain.mrp, offer: null }] } })],
  ['feedImport', (facts) => ({ query: { mode: 'stock' }, form: fileForm('stock.csv', stockFile(facts)) })],
  ['feedParcels', () => ({ body: { updates: [{ trackingNumber: 'EL1', step: 'deliver' }] } })],
  ['feedOrders', () => ({ query: { limit: '3' } })],
  ['feedOrdersFile', () => ({ query: { limit: '3' } })],
  ['feedProducts', () => ({})],
];

/** Tokens, and the calls of other programs. */
export const feedSteps: readonly Step[] = [
  ...calls.map(([name, parts]) => asVisitor(name, 'without a token', parts)),
  confirmAdmin('make a token'),
  asAdmin('addApiToken', 'for everything', { body: { name: 'Tally', scopes: [...tokenScopes] } }, learnToken),
  asAdmin('addApiToken', 'for nothing', { body: { name: 'Tally', scopes: [] } }),
  ...calls.map(([name, parts]) =>
    asVisitor(name, 'with a token', (facts) => ({ ...parts(facts), token: kept(facts, 'token') })),
  ),
  asAdmin('getApiTokens', 'all'),
  asAdmin('revokeApiToken', 'one', (facts) => ({ params: { id: kept(facts, 'token id') } })),
  asAdmin('revokeApiToken', 'a deleted one', (facts) => ({ params: { id: kept(facts, 'token id') } })),
  ...calls.map(([name, parts]) =>
    asVisitor(name, 'with a revoked token', (facts) => ({ ...parts(facts), token: kept(facts, 'token') })),
  ),
];

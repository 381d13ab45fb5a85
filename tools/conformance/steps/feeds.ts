import { tokenScopes, type RouteName } from '@kayal/api-contract';
import { fileForm } from '../forms.ts';
import type { Facts } from '../facts.ts';
import { textAt, type Parts } from '../place.ts';
import { kept, step, type Step } from '../step.ts';

const who = 'admin';

const learnToken = (body: unknown, { learned }: Facts): void => {
  learned.set('token', textAt(body, 'token'));
  learned.set('token id', textAt(body, 'row.id'));
};

const stockFile = ({ plain }: Facts) => `unique_code,units\r\n${plain.code},9\r\n`;

/** The calls of other programs, each with its parts. */
const calls: readonly (readonly [name: RouteName, parts: (facts: Facts) => Parts])[] = [
  ['feedStock', ({ plain }) => ({ body: { items: [{ unique_code: plain.code, units: 8 }] } })],
  ['feedPrices', ({ plain }) => ({ body: { items: [{ product_id: Number(plain.id), mrp: plain.mrp, offer: null }] } })],
  ['feedImport', (facts) => ({ query: { mode: 'stock' }, form: fileForm('stock.csv', stockFile(facts)) })],
  ['feedOrders', () => ({ query: { limit: '3' } })],
  ['feedOrdersFile', () => ({ query: { limit: '3' } })],
  ['feedProducts', () => ({})],
];

/** Tokens, and the calls of other programs. */
export const feedSteps: readonly Step[] = [
  ...calls.map(([name, parts]) => step(name, 'without a token', { parts })),
  step('addApiToken', 'for everything', {
    who,
    parts: () => ({ body: { name: 'Tally', scopes: [...tokenScopes] } }),
    learn: learnToken,
  }),
  step('addApiToken', 'for nothing', { who, parts: () => ({ body: { name: 'Tally', scopes: [] } }) }),
  ...calls.map(([name, parts]) =>
    step(name, 'with a token', { parts: (facts) => ({ ...parts(facts), token: kept(facts, 'token') }) }),
  ),
  step('getApiTokens', 'all', { who }),
  step('revokeApiToken', 'one', { who, parts: (facts) => ({ params: { id: kept(facts, 'token id') } }) }),
  step('revokeApiToken', 'a deleted one', { who, parts: (facts) => ({ params: { id: kept(facts, 'token id') } }) }),
  ...calls.map(([name, parts]) =>
    step(name, 'with a revoked token', { parts: (facts) => ({ ...parts(facts), token: kept(facts, 'token') }) }),
  ),
];

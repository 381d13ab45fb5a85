import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { orderSteps, parcelSteps, returnSteps } from '@kayal/api-contract/client';
import { describe, expect, it } from 'vitest';
import { actName, changesBetween } from './change-texts.ts';

describe('what admins changed, in words', () => {
  it('J47 R-64 only the fields that differ', () => {
    expect(changesBetween('{"delivered":false,"total":5}', '{"delivered":true,"total":5}')).toEqual([
      { name: 'delivered', before: 'no', after: 'yes' },
    ]);
    expect(changesBetween('{}', '{"price":39900,"of":{"a":1}}')).toEqual([
      { name: 'price', before: 'nothing', after: '39900' },
      { name: 'of', before: 'nothing', after: '{"a":1}' },
    ]);
    expect(changesBetween('null', 'no JSON')).toEqual([]);
  });

  it('J47 R-64 every act that the server writes down has a name', () => {
    const server = path.resolve(import.meta.dirname, '../../../../../server/src/modules');
    const files = globSync('**/*.ts', { cwd: server, exclude: (name) => name.endsWith('.test.ts') });
    const acts = files.flatMap((file) =>
      [...readFileSync(path.join(server, file), 'utf8').matchAll(/\baction: '([a-z]+\.[a-z_-]+)'/g)].map(
        ([, act]) => act,
      ),
    );
    expect(acts.length).toBeGreaterThan(15);
    expect(acts.filter((act = '') => actName(act) === act)).toEqual([]);
  });

  it('J47 R-64 every step of orders, parcels and returns has a name', () => {
    const acts = [
      ...orderSteps.map((step) => `orders.${step}`),
      ...parcelSteps.map((step) => `parcel.${step}`),
      ...returnSteps.map((step) => `return.${step}`),
    ];
    expect(acts.filter((act) => actName(act) === act)).toEqual([]);
  });

  it('J47 R-64 long values are cut, and lists are written with commas', () => {
    expect(changesBetween('{}', '{"colours":["NAVY","RED"]}')[0]?.after).toBe('NAVY, RED');
    expect(changesBetween('{}', JSON.stringify({ rows: ['x'.repeat(300)] }))[0]?.after).toBe(`${'x'.repeat(119)}…`);
  });

  it('J47 R-64 what was done', () => {
    expect(actName('order.delivered')).toBe('Order delivered');
    expect(actName('something.new')).toBe('something.new');
  });
});

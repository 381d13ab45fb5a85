import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { areaIdsIn, idsIn, requirements, traceability } from './traceability.ts';

describe('traceability', () => {
  it('holds every row of the checklist and every judgement call', () => {
    const ids = requirements().map(({ id }) => id);
    expect(ids.filter((id) => id.startsWith('S'))).toHaveLength(591);
    expect(ids.filter((id) => id.startsWith('J'))).toHaveLength(76);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('reads single ids, ranges and whole areas', () => {
    const known = new Set(requirements().map(({ id }) => id));
    expect([...idsIn('S2.HOME.05 and S4.CART.01–03, J22', known)]).toEqual([
      'S2.HOME.05',
      'S4.CART.01',
      'S4.CART.02',
      'S4.CART.03',
      'J22',
    ]);
    expect(idsIn('S2.VERIFY', known).size).toBe(0);
    expect(areaIdsIn('S2.VERIFY', known).size).toBe(8);
    expect(idsIn('S9.NONE.99', known).size).toBe(0);
  });

  it('is up to date: run `node tools/traceability.ts` and commit', () => {
    const committed = readFileSync(path.join(import.meta.dirname, '../docs/traceability/README.md'), 'utf8');
    expect(committed === traceability()).toBe(true);
  });
});

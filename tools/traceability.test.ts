import { routes } from '@kayal/api-contract';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isProven } from '../apps/shop/storybook/atlas/traceability/requirements.test-support.ts';
import { areaIdsIn, idsIn, requirements, tracedRequirements } from './traceability.ts';

const root = path.dirname(import.meta.dirname);

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

  it('every row has a story or a test', () => {
    const open = tracedRequirements().filter((row) => !isProven(row));
    expect(open.map(({ id, text }) => `${id} ${text}`)).toEqual([]);
  });

  it('every route names a source that can be read', () => {
    const known = new Set(requirements().map(({ id }) => id));
    const decisions = readdirSync(path.join(root, 'docs/adr')).map((file) => `ADR ${Number(file.slice(0, 4))}`);
    const isPublic = (source: string) => /^(ASVS \d+\.\d+\.\d+|GDPR \d+)$/.test(source);
    const lost = Object.entries(routes).filter(
      ([, { source }]) =>
        !known.has(source) &&
        !decisions.includes(source) &&
        !isPublic(source) &&
        !(source.startsWith('docs/') && existsSync(path.join(root, source))),
    );
    expect(lost.map(([name, { source }]) => `${name}: ${source}`)).toEqual([]);
  });
});

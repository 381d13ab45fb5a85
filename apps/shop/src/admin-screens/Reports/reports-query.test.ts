import { expect, it } from 'vitest';
import { readReportsQuery, reportsAddress } from './reports-query.ts';

const read = (search: string) => readReportsQuery(new URLSearchParams(search));

it('reads an address that it wrote, and writes no defaults', () => {
  const query = { view: 'sales', by: 'size', from: '2026-11-01', to: '2026-11-20', page: 2 } as const;
  expect(read(new URL(reportsAddress(query), 'https://shop.invalid').search)).toEqual(query);
  expect(reportsAddress(read(''))).toBe('/reports');
});

it('takes unknown values as absent, and turns days in the wrong order', () => {
  expect(read('view=people&by=shoe&from=soon&page=-1')).toEqual(read(''));
  expect(read('from=2026-11-20&to=2026-11-01')).toMatchObject({ from: '2026-11-01', to: '2026-11-20' });
});

import { expect, it } from 'vitest';
import { vitalRows } from './vital-rows.ts';

it('puts the values of a page and device into one row, with the most visits that any has', () => {
  const [lcp, inp] = [
    { page: 'home', device: 'phone', vital: 'lcp', visits: 900, p75: 1840, rating: 'good' },
    { page: 'home', device: 'phone', vital: 'inp', visits: 620, p75: 148, rating: 'good' },
  ] as const;
  const wide = { ...lcp, device: 'wide', visits: 40 } as const;
  expect(vitalRows([lcp, inp, wide])).toMatchObject([
    { page: 'home', device: 'phone', visits: 900, vitals: { lcp, inp } },
    { page: 'home', device: 'wide', visits: 40, vitals: { lcp: wide } },
  ]);
});

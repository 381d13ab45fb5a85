import type { TaxClass } from './tax-rates.ts';

/** Until 21 September 2025 (CGST). */
const before = '2017-07-01';
/** Notification 9/2025. */
const since = '2025-09-22';

/** The classes of a new shop, as of November 2026; docs/law.md names the sources. An owner changes them as the law does. */
export const firstTaxClasses: readonly TaxClass[] = [
  {
    name: 'Apparel',
    id: 'apparel',
    hsn: '6109',
    unit: 'PCS',
    rates: [
      { from: before, upTo: 1000, rate: 5 },
      { from: before, upTo: 0, rate: 12 },
      { from: since, upTo: 2500, rate: 5 },
      { from: since, upTo: 0, rate: 18 },
    ],
  },
  {
    name: 'Footwear',
    id: 'footwear',
    hsn: '6404',
    unit: 'PRS',
    rates: [
      { from: before, upTo: 1000, rate: 12 },
      { from: before, upTo: 0, rate: 18 },
      { from: since, upTo: 2500, rate: 5 },
      { from: since, upTo: 0, rate: 18 },
    ],
  },
  { name: 'Caps', id: 'caps', hsn: '6505', unit: 'PCS', rates: [{ from: since, upTo: 0, rate: 5 }] },
  { name: 'Bags', id: 'bags', hsn: '4202', unit: 'PCS', rates: [{ from: before, upTo: 0, rate: 18 }] },
];

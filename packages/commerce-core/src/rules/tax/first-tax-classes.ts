import type { ClassRate, TaxClass } from './tax-rates.ts';

/** Until 21 September 2025. */
const before = '2017-07-01';
/** Notification 9/2025. */
const since = '2025-09-22';

/** The classes of a new shop. */
export const firstTaxClasses: readonly TaxClass[] = [
  { name: 'Apparel', id: 'apparel', hsn: '6109', unit: 'PCS' },
  { name: 'Footwear', id: 'footwear', hsn: '6404', unit: 'PRS' },
  { name: 'Caps', id: 'caps', hsn: '6505', unit: 'PCS' },
  { name: 'Bags', id: 'bags', hsn: '4202', unit: 'PCS' },
];

/** Their rates, as of November 2026; docs/law.md names the sources. An owner changes them as the law does. */
export const firstTaxRates: readonly ClassRate[] = [
  { taxClass: 'apparel', from: before, upTo: 1000, rate: 5 },
  { taxClass: 'apparel', from: before, upTo: 0, rate: 12 },
  { taxClass: 'apparel', from: since, upTo: 2500, rate: 5 },
  { taxClass: 'apparel', from: since, upTo: 0, rate: 18 },
  { taxClass: 'footwear', from: before, upTo: 1000, rate: 12 },
  { taxClass: 'footwear', from: before, upTo: 0, rate: 18 },
  { taxClass: 'footwear', from: since, upTo: 2500, rate: 5 },
  { taxClass: 'footwear', from: since, upTo: 0, rate: 18 },
  { taxClass: 'caps', from: since, upTo: 0, rate: 5 },
  { taxClass: 'bags', from: before, upTo: 0, rate: 18 },
];

import { formatRupees, shopProfile } from '@kayal/commerce-core';

const { policies, deliveryCharge } = shopProfile;

const range = ({ min, max }: { readonly min: number; readonly max: number }, unit: string): string =>
  `${min}-${max} ${unit}`;

/** The policies' numbers in words, from the shop profile (S9.POL.01-07, J56): no page writes one itself. */
export const policyFacts = {
  processing: range(policies.processingBusinessDays, 'business days'),
  delivery: range(policies.deliveryBusinessDays, 'business days'),
  returnPeriod: `${policies.returnDays} days`,
  damagedReport: `${policies.damagedReportDays} days`,
  refund: range(policies.refundBusinessDays, 'business days'),
  age: policies.ageLimit,
  /** What delivery costs, as a price (J44). */
  deliveryPrice: formatRupees(deliveryCharge),
} as const;

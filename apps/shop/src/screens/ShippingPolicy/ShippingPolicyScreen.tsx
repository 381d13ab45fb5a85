import { shopProfile } from '@kayal/commerce-core';
import { PolicyPage } from '../../parts/PolicyPage/PolicyPage.tsx';
import { paths } from '../../paths.ts';
import { shippingSections } from './shipping-sections.tsx';

/** The Shipping Policy. */
export function ShippingPolicyScreen() {
  return (
    <PolicyPage
      title="Shipping Policy"
      summary={`How and when an order from ${shopProfile.name} reaches you, and what that costs.`}
      path={paths.shippingPolicy}
      updated="2026-11-01"
      sections={shippingSections}
    />
  );
}

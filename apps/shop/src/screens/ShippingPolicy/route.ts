import { policyLoader } from '../../parts/PolicyPage/policy-loader.ts';

export { ShippingPolicyScreen as Component } from './ShippingPolicyScreen.tsx';

/** Reads the policy page from the settings. */
export const loader = policyLoader('shippingpolicy');

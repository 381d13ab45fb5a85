import { policyLoader } from '../../parts/PolicyPage/policy-loader.ts';

export { ShippingPolicyScreen as Component } from './ShippingPolicyScreen.tsx';

/** Reads the page as the owner last saved it. */
export const loader = policyLoader('shippingpolicy');

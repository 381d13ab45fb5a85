import { policyLoader } from '../../parts/PolicyPage/policy-loader.ts';

export { ReturnPolicyScreen as Component } from './ReturnPolicyScreen.tsx';

/** Reads the policy page from the settings. */
export const loader = policyLoader('returnpolicy');

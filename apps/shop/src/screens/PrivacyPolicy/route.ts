import { policyLoader } from '../../parts/PolicyPage/policy-loader.ts';

export { PrivacyPolicyScreen as Component } from './PrivacyPolicyScreen.tsx';

/** Reads the policy page from the settings. */
export const loader = policyLoader('privacypolicy');

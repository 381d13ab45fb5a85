import { policyLoader } from '../../parts/PolicyPage/policy-loader.ts';

export { PrivacyPolicyScreen as Component } from './PrivacyPolicyScreen.tsx';

/** Reads the page as the owner last saved it. */
export const loader = policyLoader('privacypolicy');

import { policyLoader } from '../../parts/PolicyPage/policy-loader.ts';

export { TermsConditionsScreen as Component } from './TermsConditionsScreen.tsx';

/** Reads the policy page from the settings. */
export const loader = policyLoader('termsconditions');

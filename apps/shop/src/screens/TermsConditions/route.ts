import { policyLoader } from '../../parts/PolicyPage/policy-loader.ts';

export { TermsConditionsScreen as Component } from './TermsConditionsScreen.tsx';

/** Reads the page as the owner last saved it. */
export const loader = policyLoader('termsconditions');

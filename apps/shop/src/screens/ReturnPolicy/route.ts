import { policyLoader } from '../../parts/PolicyPage/policy-loader.ts';

export { ReturnPolicyScreen as Component } from './ReturnPolicyScreen.tsx';

/** Reads the page as the owner last saved it. */
export const loader = policyLoader('returnpolicy');

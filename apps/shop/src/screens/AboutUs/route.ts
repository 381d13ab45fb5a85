import { policyLoader } from '../../parts/PolicyPage/policy-loader.ts';

export { AboutUsScreen as Component } from './AboutUsScreen.tsx';

/** Reads the policy page from the settings. */
export const loader = policyLoader('aboutus');

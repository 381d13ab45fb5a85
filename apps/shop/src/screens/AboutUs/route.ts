import { policyLoader } from '../../parts/PolicyPage/policy-loader.ts';

export { AboutUsScreen as Component } from './AboutUsScreen.tsx';

/** Reads the page as the owner last saved it. */
export const loader = policyLoader('aboutus');

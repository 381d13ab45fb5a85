import type { PageRequest } from '../../data/page-loader.ts';
import { policyLoader } from '../../parts/PolicyPage/policy-loader.ts';
import { policyNamed } from './policy-named.ts';

export { AddedPolicyScreen as Component } from './AddedPolicyScreen.tsx';

/** Reads the policy page that the address names. */
export const loader = (request: PageRequest) => policyLoader(policyNamed(request.url.search))(request);

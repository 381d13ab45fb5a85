import type { LoaderFunctionArgs } from 'react-router-dom';
import { policyLoader } from '../../parts/PolicyPage/policy-loader.ts';
import { policyNamed } from './policy-named.ts';

export { AddedPolicyScreen as Component } from './AddedPolicyScreen.tsx';

/** Reads the policy page that the address names. */
export const loader = (args: LoaderFunctionArgs) => policyLoader(policyNamed(new URL(args.request.url).search))(args);

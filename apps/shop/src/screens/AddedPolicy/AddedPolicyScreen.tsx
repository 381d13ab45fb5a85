import { policyPath } from '@kayal/commerce-core';
import { useLocation } from 'react-router-dom';
import { PolicyPage } from '../../parts/PolicyPage/PolicyPage.tsx';
import { policyNamed } from './policy-named.ts';

/** A policy page that the owner added in the settings. */
export function AddedPolicyScreen() {
  const slug = policyNamed(useLocation().search);
  return <PolicyPage key={slug} title="Page not found" path={policyPath(slug)} />;
}

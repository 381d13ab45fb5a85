import { shopProfile } from '@kayal/commerce-core';
import { usePageSettings } from '../../runtime/page-settings.ts';
import { PolicyPage } from '../../parts/PolicyPage/PolicyPage.tsx';
import { websiteName } from '../../parts/PolicyPage/website-name.ts';
import { paths } from '../../paths.ts';
import { buyingSections } from './buying-sections.tsx';
import { legalSections } from './legal-sections.tsx';
import { usingSections } from './using-sections.tsx';

/** The Terms & Conditions: eleven numbered sections. */
export function TermsConditionsScreen() {
  const { publicOrigin } = usePageSettings();
  return (
    <PolicyPage
      title="Terms & Conditions"
      summary={`What you and ${shopProfile.name} agree on when you use this shop and buy from it.`}
      path={paths.termsConditions}
      updated="2026-11-01"
      numbered
      sections={[...usingSections(websiteName(publicOrigin)), ...buyingSections, ...legalSections]}
    />
  );
}

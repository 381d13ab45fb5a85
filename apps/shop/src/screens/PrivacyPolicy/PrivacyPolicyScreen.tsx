import { shopProfile } from '@kayal/commerce-core';
import { usePageSettings } from '../../runtime/page-settings.ts';
import { PolicyPage } from '../../parts/PolicyPage/PolicyPage.tsx';
import { websiteName } from '../../parts/PolicyPage/website-name.ts';
import { paths } from '../../paths.ts';
import { privacySections } from './privacy-sections.tsx';

/** The Privacy Policy: seven numbered sections. */
export function PrivacyPolicyScreen() {
  const { publicOrigin } = usePageSettings();
  return (
    <PolicyPage
      title="Privacy Policy"
      summary={`What ${shopProfile.name} knows of you, what we do with it, and what you can ask of us.`}
      path={paths.privacyPolicy}
      updated="2026-11-01"
      numbered
      sections={privacySections(websiteName(publicOrigin))}
    />
  );
}

import { shopProfile } from '@kayal/commerce-core';
import { PolicyPage } from '../../parts/PolicyPage/PolicyPage.tsx';
import { paths } from '../../paths.ts';
import { aboutSections } from './about-sections.tsx';

/** About Us. */
export function AboutUsScreen() {
  return (
    <PolicyPage
      title="About Us"
      summary={`${shopProfile.name} makes sportswear on the backwaters of Kerala. ${shopProfile.tagline}`}
      path={paths.aboutUs}
      updated="2026-11-01"
      sections={aboutSections}
    />
  );
}

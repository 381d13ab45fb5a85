import { useShop } from '../../data/use-shop.ts';
import { PolicyPage } from '../../parts/PolicyPage/PolicyPage.tsx';
import { paths } from '../../paths.ts';

/** The Privacy Policy, its sections numbered. */
export function PrivacyPolicyScreen() {
  const { profile } = useShop();
  return (
    <PolicyPage
      title="Privacy Policy"
      summary={`What ${profile.name} knows of you, what we do with it, and what you can ask of us.`}
      path={paths.privacyPolicy}
      numbered
    />
  );
}

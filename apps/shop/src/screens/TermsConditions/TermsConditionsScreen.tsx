import { useShop } from '../../data/use-shop.ts';
import { PolicyPage } from '../../parts/PolicyPage/PolicyPage.tsx';
import { paths } from '../../paths.ts';

/** The Terms & Conditions, its sections numbered. */
export function TermsConditionsScreen() {
  const { profile } = useShop();
  return (
    <PolicyPage
      title="Terms & Conditions"
      summary={`What you and ${profile.name} agree on when you use this shop and buy from it.`}
      path={paths.termsConditions}
      numbered
    />
  );
}

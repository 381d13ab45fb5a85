import { useShop } from '../../data/use-shop.ts';
import { PolicyPage } from '../../parts/PolicyPage/PolicyPage.tsx';
import { paths } from '../../paths.ts';

/** The text about the shop, which its owner writes in *Settings*. */
export function AboutUsScreen() {
  const { profile } = useShop();
  return (
    <PolicyPage
      title="About Us"
      summary={[profile.name, profile.tagline].filter(Boolean).join(' · ')}
      path={paths.aboutUs}
    />
  );
}

import { useShop } from '../../data/use-shop.ts';
import { PolicyPage } from '../../parts/PolicyPage/PolicyPage.tsx';
import { paths } from '../../paths.ts';

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

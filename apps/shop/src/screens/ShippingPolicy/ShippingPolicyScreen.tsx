import { useShop } from '../../data/use-shop.ts';
import { PolicyPage } from '../../parts/PolicyPage/PolicyPage.tsx';
import { paths } from '../../paths.ts';

/** The policy of delivery, which the owner writes in *Settings*. */
export function ShippingPolicyScreen() {
  const { profile } = useShop();
  return (
    <PolicyPage
      title="Shipping Policy"
      summary={`How and when an order from ${profile.name} reaches you, and what that costs.`}
      path={paths.shippingPolicy}
    />
  );
}

import { FeatureBadges, type FeatureBadge } from '@kayal/design-system';
import { useShop } from '../../data/use-shop.ts';
import { paths } from '../../paths.ts';

const promises = (isFree: boolean): readonly FeatureBadge[] => [
  { label: 'Secure payment', icon: 'shield', href: `${paths.termsConditions}#orders-and-payment` },
  { label: 'Size & Fit', icon: 'ruler', href: `${paths.returnPolicy}#size-and-fit` },
  { label: isFree ? 'Free shipping' : 'Shipping', icon: 'truck', href: `${paths.shippingPolicy}#cost` },
  {
    label: isFree ? 'Free Shipping & Returns' : 'Shipping & Returns',
    icon: 'return',
    href: `${paths.returnPolicy}#return-period`,
  },
];

/** The shop's four promises, each a link to its explanation. Shipping is called free only while it costs nothing. */
export function Promises() {
  const { charge } = useShop().delivery;
  return <FeatureBadges label="What we promise" items={promises(charge === 0)} />;
}

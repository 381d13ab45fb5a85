import { FeatureBadges, type FeatureBadge } from '@kayal/design-system';
import { paths } from '../../paths.ts';

const promises: readonly FeatureBadge[] = [
  { label: 'Secure payment', icon: 'shield', href: `${paths.termsConditions}#orders-and-payment` },
  { label: 'Size & Fit', icon: 'ruler', href: `${paths.returnPolicy}#size-and-fit` },
  { label: 'Free shipping', icon: 'truck', href: `${paths.shippingPolicy}#cost` },
  { label: 'Free Shipping & Returns', icon: 'return', href: `${paths.returnPolicy}#return-period` },
];

/** The shop's four promises, each leading to where it is explained. */
export function Promises() {
  return <FeatureBadges label="What we promise" items={promises} />;
}

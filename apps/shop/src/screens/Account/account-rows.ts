import type { IconName } from '@kayal/design-system';
import { paths } from '../../paths.ts';

/** One row of the account's menu. Log Out is an action and not a row. */
export interface AccountRow {
  readonly label: string;
  readonly href: string;
  readonly icon: IconName;
}

/** The rows in the order of the contract. */
export const accountRows: readonly AccountRow[] = [
  { label: 'My Info', href: paths.myInfo, icon: 'user' },
  { label: 'Terms & Condition', href: paths.termsConditions, icon: 'info' },
  { label: 'Privacy Policy', href: paths.privacyPolicy, icon: 'shield' },
  { label: 'My Orders', href: paths.myOrders, icon: 'box' },
  { label: 'Wish List', href: paths.wishlist, icon: 'heart' },
];

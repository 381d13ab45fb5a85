import { selectCartCount } from '@kayal/commerce-core';
import { HeaderAction } from '@kayal/design-system';
import { useCart } from '../../machines/use-shop-actors.ts';
import { paths } from '../../paths.ts';

/** The most units the badge counts. */
const most = 99;

/** The bag with how many units are in it (S2.HDR.05). */
export function BagLink() {
  const count = useCart(selectCartCount) ?? 0;
  const label = count === 0 ? 'Bag' : `Bag, ${count} ${count === 1 ? 'item' : 'items'}`;
  return (
    <HeaderAction
      icon="bag"
      label={label}
      href={paths.cart}
      count={count === 0 ? undefined : count > most ? `${most}+` : String(count)}
    />
  );
}

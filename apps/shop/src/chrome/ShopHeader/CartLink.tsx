import { selectCartCount } from '@kayal/commerce-core';
import { HeaderAction } from '@kayal/design-system';
import { useCart } from '../../machines/actors/use-session-cart-wishlist.ts';
import { paths } from '../../paths.ts';

/** Max number that the badge shows. */
const maxCount = 99;

/** Link to the bag, with its number of units. */
export function CartLink() {
  const count = useCart(selectCartCount) ?? 0;
  const label = count === 0 ? 'Bag' : `Bag, ${count} ${count === 1 ? 'item' : 'items'}`;
  return (
    <HeaderAction
      icon="bag"
      label={label}
      href={paths.cart}
      count={count === 0 ? undefined : count > maxCount ? `${maxCount}+` : String(count)}
    />
  );
}

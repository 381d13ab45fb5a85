import { shopperMessages } from '@kayal/commerce-core';
import { ButtonLink, StatePanel } from '@kayal/design-system';
import { paths } from '../../paths.ts';

/** The empty bag, with two links. */
export function EmptyCart() {
  return (
    <StatePanel
      kind="empty"
      heading={shopperMessages['S2.CART.18']}
      text="Something light, something fast, something for the water: it starts here."
      actions={
        <>
          <ButtonLink href={paths.home}>Start shopping</ButtonLink>
          <ButtonLink href={paths.wishlist} variant="secondary">
            Add More From Wishlist
          </ButtonLink>
        </>
      }
    />
  );
}

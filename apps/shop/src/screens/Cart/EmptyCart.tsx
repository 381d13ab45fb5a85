import { shopperMessages } from '@kayal/commerce-core';
import { ButtonLink, StatePanel } from '@kayal/design-system';
import { isUnopened, useShopLayout } from '../../chrome/ShopLayout/use-shop-layout.ts';
import { paths } from '../../paths.ts';
import { newPiecesText } from '../../parts/ProductShelf/new-pieces-text.ts';

/** The empty bag, with two links; none in a shop that has nothing to put in it. */
export function EmptyCart() {
  const isWaiting = isUnopened(useShopLayout());
  return (
    <StatePanel
      kind="empty"
      heading={shopperMessages['S2.CART.18']}
      text={isWaiting ? newPiecesText : 'Find something you like.'}
      actions={
        isWaiting ? null : (
          <>
            <ButtonLink href={paths.home}>Start shopping</ButtonLink>
            <ButtonLink href={paths.wishlist} variant="secondary">
              Add More From Wishlist
            </ButtonLink>
          </>
        )
      }
    />
  );
}

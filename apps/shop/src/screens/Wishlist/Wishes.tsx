import { selectWishes } from '@kayal/commerce-core';
import { ButtonLink, Container, ProductGrid, ProductGridSkeleton, StatePanel } from '@kayal/design-system';
import type { RefObject } from 'react';
import { hasPromotion, isUnopened, useShopLayout } from '../../chrome/ShopLayout/use-shop-layout.ts';
import type { ShopActors } from '../../machines/actors/shop-actors.ts';
import { useActorSnapshot } from '../../machines/actors/use-actor-value.ts';
import { NewArrivals } from '../../parts/NewArrivals/NewArrivals.tsx';
import { RecentlyViewed } from '../../parts/RecentlyViewed/RecentlyViewed.tsx';
import { RetryPanel } from '../../parts/RetryPanel/RetryPanel.tsx';
import { promotionLink, searchLink } from '../../paths.ts';
import { Wish } from './Wish.tsx';
import { newPiecesText } from '../../parts/ProductShelf/new-pieces-text.ts';

interface WishesProps {
  readonly wishlist: ShopActors['wishlist'];
  /** The page's h1: receives the focus after a removal, because the Remove button is gone with its card. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** The wishlist in all its states: loading, failed, empty, filled. */
export function Wishes({ wishlist, heading }: WishesProps) {
  const list = useActorSnapshot(wishlist);
  const items = selectWishes(list);
  const groups = useShopLayout();
  const isWaiting = isUnopened(groups);
  const hasArrivals = hasPromotion(groups, 'NewArrivals');
  const next = hasArrivals ? promotionLink('NewArrivals') : searchLink('');
  const remove = (productId: number) => {
    wishlist.send({ type: 'item.remove', productId });
    heading.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <Container>
        {list.hasTag('failed') ? (
          <RetryPanel
            heading="We could not load your wishlist"
            text="Everything you kept is safe; try again in a moment."
            onRetry={() => wishlist.send({ type: 'wishlist.reload' })}
          />
        ) : !list.hasTag('ready') ? (
          <ProductGridSkeleton count={4} label="Loading your wishlist" />
        ) : items.length === 0 ? (
          <StatePanel
            kind="empty"
            icon="heart"
            heading="Your wishlist is empty"
            text={
              isWaiting ? newPiecesText : 'Tap the heart on anything you like, and find it here when you are ready.'
            }
            actions={
              isWaiting ? null : (
                <ButtonLink href={next.href} state={next.state}>
                  {hasArrivals ? 'See new arrivals' : 'See all products'}
                </ButtonLink>
              )
            }
          />
        ) : (
          <ProductGrid label="Your wishlist">
            {items.map((item) => (
              <Wish key={item.productId} item={item} onRemove={() => remove(item.productId)} />
            ))}
          </ProductGrid>
        )}
      </Container>
      {list.hasTag('ready') && items.length === 0 ? (
        <>
          {isWaiting ? null : <NewArrivals />}
          <RecentlyViewed />
        </>
      ) : null}
    </>
  );
}

import type { SessionUser } from '@kayal/api-contract/client';
import {
  formatMoney,
  noticeOf,
  selectCartLines,
  selectOrderedLines,
  selectPriceDetails,
  selectPriceDrift,
  selectShortLines,
} from '@kayal/commerce-core';
import { BottomBar, Container, TextLink } from '@kayal/design-system';
import { lazy, Suspense, useCallback, useId, useRef, useState, type RefObject } from 'react';
import { showNotice } from '../../browser/show-notice.ts';
import { isUnopened, useShopLayout } from '../../chrome/ShopLayout/use-shop-layout.ts';
import { useShop } from '../../data/use-shop.ts';
import type { ShopActors } from '../../machines/actors/shop-actors.ts';
import { useActorSnapshot } from '../../machines/actors/use-actor-value.ts';
import { NewArrivals } from '../../parts/NewArrivals/NewArrivals.tsx';
import { RecentlyViewed } from '../../parts/RecentlyViewed/RecentlyViewed.tsx';
import { RetryPanel } from '../../parts/RetryPanel/RetryPanel.tsx';
import { paths } from '../../paths.ts';
import { useDialog } from '../../runtime/first-view/use-dialog.ts';
import { CartLines } from './lines/CartLines.tsx';
import { CartPrices } from './CartPrices.tsx';
import { CartSkeleton } from './CartSkeleton.tsx';
import * as css from './CartScreen.css.ts';
import { DeliveryLine } from './order/DeliveryLine.tsx';
import { EmptyCart } from './EmptyCart.tsx';
import { lineError } from './lines/line-error.ts';
import { OrderAlerts } from './order/OrderAlerts.tsx';
import { PlaceOrderButton } from './order/PlaceOrderButton.tsx';
import { useBagTerms } from './order/use-bag-terms.ts';
import type { ShownQuote } from './promotions/shown-quote.ts';
import { useDelivery } from './order/use-delivery.ts';
import { usePlacement } from './order/use-placement.ts';

const PlaceTerms = lazy(async () => ({ default: (await import('./order/PlaceTerms.tsx')).PlaceTerms }));

// Few bags hold a price that has changed.
const PriceChanges = lazy(async () => ({ default: (await import('./order/PriceChanges.tsx')).PriceChanges }));

const PayChoice = lazy(async () => ({ default: (await import('./order/PayChoice.tsx')).PayChoice }));

const BagPromotions = lazy(async () => ({ default: (await import('./promotions/BagPromotions.tsx')).BagPromotions }));

const loadDialogs = async () => (await import('./order/OrderDialogs.tsx')).OrderDialogs;

const focusInPlace = ({ current }: RefObject<HTMLElement | null>): void => current?.focus({ preventScroll: true });

interface CartContentsProps {
  readonly shopper: SessionUser;
  readonly actors: ShopActors;
  /** The page's h1: receives the focus when the focused element is removed. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** A shopper's bag in all its states: loading, failed, empty, filled, order in flight, ordered. */
export function CartContents({ shopper, actors, heading }: CartContentsProps) {
  const { cart } = actors;
  const snapshot = useActorSnapshot(cart);
  const deliveryLine = useRef<HTMLParagraphElement>(null);
  const delivery = useDelivery(shopper.id, actors, deliveryLine);
  const order = usePlacement({ customerId: shopper.id, actors, onNoAddress: delivery.callForAddress });
  const shop = useShop();
  const groups = useShopLayout();
  const deliveryId = useId();
  const placed = order.snapshot?.hasTag('placed') ?? false;
  const dismiss = () => order.send({ type: 'order.dismiss' });
  const focusHeading = useCallback(() => focusInPlace(heading), [heading]);
  const asks = placed || order.snapshot?.matches({ submitFailed: 'codeNeeded' }) === true;
  const dialogs = useDialog(asks, loadDialogs, () => {
    if (placed) showNotice(noticeOf('success', 'S2.CART.19'));
    dismiss();
  });

  const lines = selectCartLines(snapshot);
  const drift = selectPriceDrift(snapshot);
  const short = order.snapshot === undefined ? [] : selectShortLines(order.snapshot);
  const ordered = selectOrderedLines(snapshot);
  const [quote, setQuote] = useState<ShownQuote | null>(null);
  const placeTerms = useBagTerms(delivery.book, ordered);
  const terms = shop.promotions === true && quote === null ? { ...placeTerms, isPending: true } : placeTerms;
  const details = { ...selectPriceDetails(snapshot, terms.charge), ...quote };
  const placeOrder = (
    <PlaceOrderButton
      cart={cart}
      delivery={delivery}
      order={order}
      deliveryId={deliveryId}
      terms={terms}
      amount={quote?.amount}
    />
  );
  const filled = (
    <div className={css.columns}>
      <div>
        <DeliveryLine
          id={deliveryId}
          ref={deliveryLine}
          book={delivery.book}
          onRetry={delivery.reload}
          calls={delivery.calls}
        />
        {terms.asked === undefined ? null : (
          <Suspense>
            <PlaceTerms key={terms.asked} pincode={terms.asked} problem={terms.problem} onRead={terms.onRead} />
          </Suspense>
        )}
        <CartLines cart={cart} days={terms.days} short={short} onRemoved={focusHeading} />
        <TextLink href={paths.wishlist} place="standalone">
          Add More From Wishlist
        </TextLink>
      </div>
      <CartPrices
        details={details}
        terms={terms}
        action={
          <>
            {shop.promotions === true ? (
              <Suspense>
                <BagPromotions
                  customerId={shopper.id}
                  cart={snapshot}
                  book={delivery.book}
                  order={order.snapshot}
                  way={terms.way}
                  onQuote={setQuote}
                />
              </Suspense>
            ) : null}
            {shop.paymentWays === undefined ? null : (
              <Suspense>
                <PayChoice {...terms} savedBy={quote?.savedBy} />
              </Suspense>
            )}
            <div className={css.placeBeside}>{placeOrder}</div>
          </>
        }
      />
    </div>
  );

  return (
    <>
      <Container className={css.content}>
        {drift.length === 0 ? null : (
          <Suspense>
            <PriceChanges drift={drift} />
          </Suspense>
        )}
        {order.snapshot === undefined ? null : (
          <OrderAlerts
            order={order.snapshot}
            onRetry={() => order.send({ type: 'order.retry' })}
            onDismiss={dismiss}
            isMended={short.length > 0 && lines.every((line) => lineError(line, short) === undefined)}
          />
        )}
        {snapshot.hasTag('failed') ? (
          <RetryPanel heading="We could not load your bag" onRetry={() => cart.send({ type: 'cart.reload' })} />
        ) : !snapshot.hasTag('ready') ? (
          <CartSkeleton />
        ) : lines.length === 0 ? (
          <EmptyCart />
        ) : (
          filled
        )}
      </Container>
      {snapshot.hasTag('ready') && lines.length === 0 ? (
        <>
          {isUnopened(groups) ? null : <NewArrivals />}
          <RecentlyViewed />
        </>
      ) : null}
      {lines.length > 0 ? (
        <BottomBar
          label="Your order"
          valueLabel="Total Amount"
          value={terms.isPending ? '…' : formatMoney(details.amount, shop.profile.currency)}
          action={placeOrder}
        />
      ) : null}
      {dialogs === null || order.actor === undefined || order.snapshot === undefined ? null : (
        <dialogs.Dialog
          snapshot={order.snapshot}
          actor={order.actor}
          email={shopper.email}
          onClose={dismiss}
          returnFocus={heading}
        />
      )}
    </>
  );
}

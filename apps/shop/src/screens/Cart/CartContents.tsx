import type { SessionUser } from '@kayal/api-contract/client';
import {
  deliveryNote,
  formatMoney,
  selectActiveAddress,
  selectCartLines,
  selectOrderedLines,
  selectPlacedOrder,
  selectPriceDetails,
  selectPriceDrift,
  selectShortLines,
} from '@kayal/commerce-core';
import { BottomBar, Button, Container, TextLink } from '@kayal/design-system';
import { useCallback, useId, useRef, useState, type RefObject } from 'react';
import { useShop } from '../../data/use-shop.ts';
import type { ShopActors } from '../../machines/actors/shop-actors.ts';
import { useActorSnapshot } from '../../machines/actors/use-actor-value.ts';
import { RecentlyViewed } from '../../parts/RecentlyViewed/RecentlyViewed.tsx';
import { RetryPanel } from '../../parts/RetryPanel/RetryPanel.tsx';
import { paths } from '../../paths.ts';
import { useDialog } from '../../runtime/use-dialog.ts';
import { CartLineView } from './CartLineView.tsx';
import { CartPrices } from './CartPrices.tsx';
import { CartSkeleton } from './CartSkeleton.tsx';
import * as css from './CartScreen.css.ts';
import { DeliveryLine } from './DeliveryLine.tsx';
import { EmptyCart } from './EmptyCart.tsx';
import { lineError } from './line-error.ts';
import { OrderAlerts } from './OrderAlerts.tsx';
import { useDelivery } from './use-delivery.ts';
import { usePlacement } from './use-placement.ts';

const loadPlacedDialog = async () => (await import('./PlacedDialog.tsx')).PlacedDialog;

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
  const { delivery: terms, profile } = useShop();
  const { processingDays, deliveryDays, charge } = terms;
  const money = profile.currency;
  const [orderedAt] = useState(() => Date.now());
  const note = deliveryNote(orderedAt, money.locale, processingDays.max + deliveryDays.max);
  const deliveryId = useId();

  const lines = selectCartLines(snapshot);
  const details = selectPriceDetails(snapshot, charge);
  const short = selectShortLines(order.snapshot);
  const changing = new Set(snapshot.context.queue.map(({ item }) => item.uniqueCode));
  const placed = order.snapshot.hasTag('placed');
  const dismiss = () => order.send({ type: 'order.dismiss' });
  const focusHeading = useCallback(() => heading.current?.focus({ preventScroll: true }), [heading]);
  const placedDialog = useDialog(placed, loadPlacedDialog, dismiss);

  const isOrdered = order.snapshot.matches('clearFailed');
  const isAddressing = delivery.book.hasTag('loading');
  const unavailableReason = isOrdered
    ? 'This order is placed already.'
    : isAddressing
      ? 'Your addresses are still loading.'
      : selectOrderedLines(snapshot).length === 0
        ? 'Nothing in your bag is sold any more.'
        : undefined;
  const placeOrder = (
    <Button
      size="large"
      wide
      aria-describedby={deliveryId}
      busy={order.snapshot.hasTag('busy')}
      busyLabel="Placing your order"
      unavailableReason={unavailableReason}
      onClick={() => order.place(selectActiveAddress(delivery.book))}
    >
      Place Order
    </Button>
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
        <ul className={css.lines} aria-label="Items in your bag">
          {lines.map((line) => (
            <li key={line.uniqueCode}>
              <CartLineView
                line={line}
                cart={cart}
                busy={changing.has(line.uniqueCode)}
                problem={lineError(line, short)}
                deliveryNote={note}
                onRemoved={focusHeading}
              />
            </li>
          ))}
        </ul>
        <TextLink href={paths.wishlist} place="standalone">
          Add More From Wishlist
        </TextLink>
      </div>
      <CartPrices details={details} action={<div className={css.placeBeside}>{placeOrder}</div>} />
    </div>
  );

  return (
    <>
      <Container className={css.content}>
        <OrderAlerts
          order={order.snapshot}
          onRetry={() => order.send({ type: 'order.retry' })}
          onDismiss={dismiss}
          drift={selectPriceDrift(snapshot)}
        />
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
      {snapshot.hasTag('ready') && lines.length === 0 ? <RecentlyViewed /> : null}
      {lines.length > 0 ? (
        <BottomBar
          label="Your order"
          valueLabel="Total Amount"
          value={formatMoney(details.amount, money)}
          action={placeOrder}
        />
      ) : null}
      {placedDialog === null ? null : (
        <placedDialog.Dialog
          open={placed}
          order={selectPlacedOrder(order.snapshot)}
          onClose={dismiss}
          returnFocus={heading}
        />
      )}
    </>
  );
}

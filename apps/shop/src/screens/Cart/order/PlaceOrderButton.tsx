import type { Paise } from '@kayal/api-contract/client';
import { selectActiveAddress, selectOrderedLines } from '@kayal/commerce-core';
import { Button } from '@kayal/design-system';
import type { ShopActors } from '../../../machines/actors/shop-actors.ts';
import { useActorSnapshot } from '../../../machines/actors/use-actor-value.ts';
import type { BagTerms } from './use-bag-terms.ts';
import type { Delivery } from './use-delivery.ts';
import type { Placement } from './use-placement.ts';

interface PlaceOrderButtonProps {
  readonly cart: ShopActors['cart'];
  readonly delivery: Delivery;
  readonly order: Placement;
  /** Id of the line that says where the order goes. */
  readonly deliveryId: string;
  readonly terms: Pick<BagTerms, 'isPending' | 'problem' | 'way'>;
  /** What the order costs with promotions; undefined in a shop without any. */
  readonly amount: Paise | undefined;
}

/** Places the order; says why where it cannot. */
export function PlaceOrderButton({ cart, delivery, order, deliveryId, terms, amount }: PlaceOrderButtonProps) {
  const lines = selectOrderedLines(useActorSnapshot(cart));
  const { book } = delivery;
  const unavailableReason = order.snapshot?.matches('clearFailed')
    ? 'This order is placed already.'
    : book === undefined || book.hasTag('loading')
      ? 'Your addresses are still loading.'
      : lines.length === 0
        ? 'Nothing in your bag is sold any more.'
        : (terms.problem ?? (terms.isPending ? 'Your delivery is still loading.' : undefined));
  return (
    <Button
      size="large"
      wide
      aria-describedby={deliveryId}
      data-waits={order.snapshot === undefined ? '' : undefined}
      busy={order.snapshot?.hasTag('busy')}
      busyLabel="Placing your order"
      unavailableReason={unavailableReason}
      onClick={() => void order.place(book === undefined ? null : selectActiveAddress(book), terms.way, amount)}
    >
      Place Order
    </Button>
  );
}

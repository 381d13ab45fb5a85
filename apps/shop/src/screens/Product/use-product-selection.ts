import type { ProductSummary, Variant } from '@kayal/api-contract/client';
import { productSelectionMachine, selectVariant, type ProductSelectionEvent } from '@kayal/commerce-core';
import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { showNotice } from '../../browser/show-notice.ts';
import { cartItemOf } from '../../data/cart-item.ts';
import { addToCart } from '../../machines/cart.ts';
import { useLiveStore } from '../../runtime/live-store.ts';
import { useCart } from '../../machines/use-shop-actors.ts';
import { useActorEvents } from '../../machines/use-actor-events.ts';
import { addressWithSelection, selectionOfAddress } from './product-address.ts';
import { firstSelection, refusalNotice } from './product-look.ts';

/**
 * Choosing one product's size and colour, joined to the bag and to toasts.
 * @param choices what is chosen from; a refused press brings it into view
 */
export function useProductSelection(
  product: ProductSummary,
  variants: readonly Variant[],
  choices: RefObject<HTMLElement | null>,
) {
  const live = useLiveStore();
  const { pathname, search } = useLocation();
  const actor = useActorRef(productSelectionMachine, {
    input: { variants, selection: firstSelection(product, variants, selectionOfAddress(search)) },
  });
  const send = useCallback((event: ProductSelectionEvent) => actor.send(event), [actor]);
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const isAdding =
    useCart((snapshot) =>
      snapshot.context.queue.some(({ kind, item }) => kind === 'add' && item.productId === product.id),
    ) ?? false;

  useActorEvents(actor, (event) => {
    if (event.type === 'selection.add') {
      const { selection } = actor.getSnapshot().context;
      const returnTo = addressWithSelection(pathname, search, selection);
      const addition = { item: cartItemOf(product, event.variant), quantity: event.quantity, returnTo };
      void live.whenLive().then((actors) => addToCart(actors, addition));
    } else if (event.type === 'selection.refused') {
      showNotice(refusalNotice(product, selectVariant(actor.getSnapshot()), event.messageId));
      // On a phone the button stands at the foot of the screen, and what it misses may be out of view.
      choices.current?.scrollIntoView({ block: 'nearest' });
    }
  });

  return { context, send, isAdding };
}

/** What {@link useProductSelection} answers. */
export type ProductSelection = ReturnType<typeof useProductSelection>;

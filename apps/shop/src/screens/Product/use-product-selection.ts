import type { ProductSummary, Variant } from '@kayal/api-contract/client';
import { productSelectionMachine, selectVariant, type ProductSelectionEvent } from '@kayal/commerce-core';
import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { cartItemOf } from '../../data/cart-item.ts';
import { addToCart } from '../../data/add-to-cart.ts';
import { useLiveStore } from '../../runtime/live-store.ts';
import { useCart } from '../../machines/use-shop-actors.ts';
import { useNotify } from '../../machines/use-notify.ts';
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
  const notify = useNotify();
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

  useEffect(() => {
    const subscriptions = [
      actor.on('selection.add', ({ variant, quantity }) => {
        const { selection } = actor.getSnapshot().context;
        const returnTo = addressWithSelection(pathname, search, selection);
        const addition = { item: cartItemOf(product, variant), quantity, returnTo };
        void live.whenLive().then((actors) => addToCart(actors, addition));
      }),
      actor.on('selection.refused', ({ messageId }) => {
        notify(refusalNotice(product, selectVariant(actor.getSnapshot()), messageId));
        // On a phone the button stands at the foot of the screen, and what it misses may be out of view.
        choices.current?.scrollIntoView({ block: 'nearest' });
      }),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, live, notify, product, pathname, search, choices]);

  return { context, send, isAdding };
}

/** What {@link useProductSelection} answers. */
export type ProductSelection = ReturnType<typeof useProductSelection>;

import type { ProductSummary, Variant } from '@kayal/api-contract/client';
import {
  firstProductSelection,
  variantOf,
  type ProductSelectionEmitted,
  type ProductSelectionEvent,
} from '@kayal/commerce-core';
import { useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { showNotice } from '../../../browser/show-notice.ts';
import { useActorValue } from '../../../machines/actors/use-actor-value.ts';
import { usePageActor } from '../../../machines/actors/use-page-actor.ts';
import { useAddToCart } from '../../../machines/buying/use-add-to-cart.ts';
import { addressWithSelection, selectionOfAddress } from '../product-address.ts';
import { firstSelection, soldOutNotice } from './choices.ts';
import { usePages } from '../../../runtime/pages/use-pages.ts';

/**
 * The choice of one product's size and colour, connected to cart and toasts.
 * @param choices element with the sizes and colours; a refused press scrolls it into view and focuses what is missing
 */
export function useProductSelection(
  product: ProductSummary,
  variants: readonly Variant[],
  choices: RefObject<HTMLElement | null>,
) {
  const { pathname, search } = useLocation();
  const { isWaiting, add } = useAddToCart(product, usePages().revalidate);
  const [first] = useState(() => {
    const input = {
      variants,
      selection: firstSelection(product, variants, selectionOfAddress(search)),
      furtherViews: product.furtherViews,
    };
    return { input, context: firstProductSelection(input) };
  });
  const [refusals, setRefusals] = useState(0);
  const onEvent = (event: ProductSelectionEmitted): void => {
    if (event.type === 'selection.add') {
      const { variant, quantity } = event;
      add({ variant, quantity, returnTo: addressWithSelection(pathname, search, variant) });
    } else if (event.type === 'selection.refused') {
      setRefusals((count) => count + 1);
      // A missing choice is named at the choices, and not by a toast as well.
      if (event.messageId === 'S8.CART.02') {
        const { selection } = actor?.getSnapshot().context ?? first.context;
        showNotice(soldOutNotice(product, variantOf(variants, selection)));
      }
      // On a phone the button is in the bottom bar: the missing choice may be out of view, and is many stops away.
      choices.current?.scrollIntoView({ block: 'nearest' });
      if (event.messageId === 'S5.ADD.02') focusMissingChoice(choices.current);
    }
  };
  const actor = usePageActor({
    create: async (watch) => {
      const { createProductSelection } = await import('../../../machines/buying/product-selection.ts');
      return createProductSelection(first.input, watch);
    },
    onEvent,
  });

  return {
    context: useActorValue(actor, (snapshot) => snapshot.context) ?? first.context,
    refusals,
    isWaiting,
    /** `data-waits` of what sends events. */
    waits: actor === undefined ? '' : undefined,
    send: (event: ProductSelectionEvent) => actor?.send(event),
  };
}

/** Focuses the first group of choices in which none is made. */
function focusMissingChoice(choices: HTMLElement | null): void {
  const groups = [...(choices?.querySelectorAll('fieldset') ?? [])];
  const missing = groups.find((group) => group.querySelector(':checked') === null);
  missing?.querySelector('input')?.focus({ preventScroll: true });
}

/** Result of {@link useProductSelection}. `refusals` counts the presses without a complete choice. */
export type ProductSelection = ReturnType<typeof useProductSelection>;

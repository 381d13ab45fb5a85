import { selectCartLines, selectPriceDetails } from '@kayal/commerce-core';
import { useSelector } from '@xstate/vue';
import { orderText, priceText, type Storefront } from '../storefront.ts';

/** The parts of the running machines that the page shows, as refs. */
export function useStorefront({ cart, placement }: Storefront) {
  return {
    lines: useSelector(cart, selectCartLines),
    total: useSelector(cart, (snapshot) => priceText(selectPriceDetails(snapshot, 0).amount)),
    isSaving: useSelector(cart, (snapshot) => snapshot.hasTag('busy')),
    order: useSelector(placement, orderText),
  };
}

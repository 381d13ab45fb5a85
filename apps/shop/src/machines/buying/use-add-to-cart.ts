import type { ProductSummary, Variant } from '@kayal/api-contract/client';
import { useState } from 'react';
import { useApiConnection } from '../../data/api/api-context.ts';
import { cartItemOf } from '../../data/shopper/cart-item.ts';
import { useLiveStore } from '../actors/live-store.ts';

/** An addition to the cart from a page. */
interface Addition {
  readonly variant: Variant;
  readonly quantity: number;
  /** The address to which a visitor returns after her login. */
  readonly returnTo: string;
}

/**
 * Adds a product to the cart.
 * @param revalidate reads the page again, where the server refuses
 */
export function useAddToCart(product: ProductSummary, revalidate: () => Promise<void>) {
  const live = useLiveStore();
  const connection = useApiConnection();
  const [isWaiting, setIsWaiting] = useState(false);
  const add = ({ variant, ...addition }: Addition): void => {
    const endWaiting = () => setIsWaiting(false);
    setIsWaiting(true);
    live.whenLive().catch(endWaiting);
    live.act(async (actors) => {
      const { addToCart, refreshProduct } = await import('./product-selection.ts');
      const onRefused = () => void refreshProduct(connection, product.id).then(revalidate);
      await addToCart(actors, { item: cartItemOf(product, variant), ...addition }, onRefused).finally(endWaiting);
    });
  };
  /** `isWaiting`: an addition waits for the scripts of the cart, or for who is here. */
  return { isWaiting, add };
}

import { Button, ButtonLink, Text } from '@kayal/design-system';
import { useLocation } from 'react-router-dom';
import { useCart } from '../../machines/actors/use-session-cart-wishlist.ts';
import { useAddToCart } from '../../machines/buying/use-add-to-cart.ts';
import { productLink } from '../../paths.ts';
import type { ComparedProduct } from './Compare.loader.ts';
import { usePages } from '../../runtime/pages/use-pages.ts';

interface BuyCellProps {
  readonly product: ComparedProduct;
}

/** Adds a product of one size and colour to the cart; any other leads to its page, where both are chosen. */
export function BuyCell({ product }: BuyCellProps) {
  const { pathname, search } = useLocation();
  const { isWaiting, add } = useAddToCart(product, usePages().revalidate);
  const isAdding = useCart(({ context }) =>
    context.queue.some(({ kind, item }) => kind === 'add' && item.productId === product.id),
  );
  const [variant, ...others] = product.variants;
  if (product.stock === 0 || variant === undefined) return <Text tone="muted">Sold out</Text>;
  if (others.length > 0) {
    const { href, state } = productLink(product);
    return (
      <ButtonLink size="small" href={href} state={state} aria-label={`Choose options of ${product.name}`}>
        Choose options
      </ButtonLink>
    );
  }
  return (
    <Button
      size="small"
      aria-label={`Add to cart: ${product.name}`}
      busy={isAdding || isWaiting}
      busyLabel="Adding"
      onClick={() => add({ variant, quantity: 1, returnTo: `${pathname}${search}` })}
    >
      Add to cart
    </Button>
  );
}

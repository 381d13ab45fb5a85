import { Button } from '@kayal/design-system';
import { useCart } from '../../../machines/actors/use-session-cart-wishlist.ts';
import type { ProductSelection } from './use-product-selection.ts';

interface AddButtonProps {
  readonly productId: number;
  readonly selection: Pick<ProductSelection, 'send' | 'waits' | 'isWaiting'>;
}

/** The page's one primary button. It is never disabled: a press shows which choice is missing. */
export function AddButton({ productId, selection }: AddButtonProps) {
  const isAdding = useCart(({ context }) =>
    context.queue.some(({ kind, item }) => kind === 'add' && item.productId === productId),
  );
  return (
    <Button
      size="large"
      wide
      icon="bag"
      data-waits={selection.waits}
      busy={isAdding || selection.isWaiting}
      busyLabel="Adding"
      onClick={() => selection.send({ type: 'add.press' })}
    >
      Add to cart
    </Button>
  );
}

import { Button } from '@kayal/design-system';
import type { ProductSelection } from './use-product-selection.ts';

interface AddButtonProps {
  readonly selection: ProductSelection;
}

/** The page's one primary button. It is never disabled: a press shows which choice is missing. */
export function AddButton({ selection: { send, isAdding } }: AddButtonProps) {
  return (
    <Button size="large" wide icon="bag" busy={isAdding} busyLabel="Adding" onClick={() => send({ type: 'add.press' })}>
      Add to cart
    </Button>
  );
}

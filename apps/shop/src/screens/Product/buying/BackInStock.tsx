import type { Variant } from '@kayal/api-contract/client';
import { variantOf, type Selection } from '@kayal/commerce-core';
import { Text } from '@kayal/design-system';
import { BackInStockAsk } from './BackInStockAsk.tsx';

interface BackInStockProps {
  readonly variants: readonly Variant[];
  readonly selection: Selection;
}

/** For a sold-out choice: an e-mail when it is back. Renders nothing while the choice can be bought. */
export function BackInStock({ variants, selection }: BackInStockProps) {
  const variant = variantOf(variants, selection);
  if (variant !== null && variant.stock === 0)
    return <BackInStockAsk key={variant.uniqueCode} variant={variant} selection={selection} />;
  if (variant !== null || variants.some(({ stock }) => stock > 0)) return null;
  return (
    <Text size={14} tone="muted">
      Choose a size, and we can write to you when it is back.
    </Text>
  );
}

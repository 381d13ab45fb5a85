import { deliveryNote, selectCartLines, selectOrderedLines, type ShortLine } from '@kayal/commerce-core';
import { useState } from 'react';
import { serverTime } from '../../../data/api/server-time.ts';
import { useDateFormat } from '../../../data/use-shop.ts';
import type { ShopActors } from '../../../machines/actors/shop-actors.ts';
import { useActorSnapshot } from '../../../machines/actors/use-actor-value.ts';
import { CartLineView } from './CartLineView.tsx';
import * as css from '../CartScreen.css.ts';
import { lineError } from './line-error.ts';

interface CartLinesProps {
  readonly cart: ShopActors['cart'];
  /** Max business days from the order to its delivery. */
  readonly days: number;
  /** Lines of which the server has too few units, by its answer to the last order. */
  readonly short: readonly ShortLine[];
  /** Called once a line is removed: the focused element has gone with it. */
  readonly onRemoved: () => void;
}

/** The lines of the bag, each with its quantity, errors and day of delivery. */
export function CartLines({ cart, days, short, onRemoved }: CartLinesProps) {
  const snapshot = useActorSnapshot(cart);
  const [orderedAt] = useState(serverTime);
  const note = deliveryNote(orderedAt, useDateFormat(), days);
  const changing = new Set(snapshot.context.queue.map(({ item }) => item.uniqueCode));
  const isRestOrdered = selectOrderedLines(snapshot).length > 0;
  return (
    <ul className={css.lines} aria-label="Items in your bag">
      {selectCartLines(snapshot).map((line) => (
        <li key={line.uniqueCode}>
          <CartLineView
            line={line}
            cart={cart}
            busy={changing.has(line.uniqueCode)}
            problem={lineError(line, short, isRestOrdered)}
            deliveryNote={line.stock === 0 ? undefined : note}
            onRemoved={onRemoved}
          />
        </li>
      ))}
    </ul>
  );
}

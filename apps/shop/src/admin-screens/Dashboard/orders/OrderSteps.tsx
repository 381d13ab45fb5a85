import type { Order } from '@kayal/commerce-core';
import { Button } from '@kayal/design-system';
import { useState } from 'react';
import * as css from './OrderDrawer.css.ts';

interface OrderStepsProps {
  /** Number of the shown order. */
  readonly entryNo: string;
  /** The orders of the page. */
  readonly orders: readonly Order[];
  readonly onOpen: (entryNo: string) => void;
}

/** Opens the orders below and above in the table. Next comes first, so that it stays where it was pressed. */
export function OrderSteps({ entryNo, orders, onOpen }: OrderStepsProps) {
  const at = orders.findIndex((order) => order.entryNo === entryNo);
  const [place, setPlace] = useState(at);
  if (at !== -1 && at !== place) setPlace(at);
  // An order that left the table, because it was delivered or cancelled, had the place of the one that follows it.
  const [before, after] = [orders[place - 1], at === -1 ? orders[place] : orders[at + 1]];
  if (before === undefined && after === undefined) return null;
  return (
    <div className={css.steps}>
      {after ? (
        <Button size="small" variant="secondary" onClick={() => onOpen(after.entryNo)}>
          Next order
        </Button>
      ) : null}
      {before ? (
        <Button size="small" variant="secondary" onClick={() => onOpen(before.entryNo)}>
          Previous order
        </Button>
      ) : null}
    </div>
  );
}

import type { Order } from '@kayal/commerce-core';
import { Button } from '@kayal/design-system';
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
  if (at === -1 || orders.length < 2) return null;
  const [before, after] = [orders[at - 1], orders[at + 1]];
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

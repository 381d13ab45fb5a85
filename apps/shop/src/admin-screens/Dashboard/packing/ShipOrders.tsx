import { Button } from '@kayal/design-system';
import { useState } from 'react';
import { CourierFile } from './CourierFile.tsx';
import { ordersText } from './packing-texts.ts';
import { ShipDialog } from './ShipDialog.tsx';
import type { OrderSteps } from './use-order-step.ts';

interface ShipOrdersProps {
  readonly steps: OrderSteps;
  readonly entryNos: readonly string[];
  readonly onClose: () => void;
  /** Called after a courier's file has shipped orders. */
  readonly onShipped: (entryNos: readonly string[]) => void;
}

/** Ships the chosen orders: one with its tracking number, many without, or those of a courier's file. */
export function ShipOrders({ steps, entryNos, onClose, onShipped }: ShipOrdersProps) {
  const [isByFile, setIsByFile] = useState(false);
  if (isByFile) return <CourierFile onClose={onClose} onShipped={onShipped} />;
  const isOne = entryNos.length === 1;
  return (
    <ShipDialog
      what={isOne ? `order ${entryNos.join()}` : ordersText(entryNos.length)}
      description={
        isOne
          ? 'What is not packed yet is packed with it.'
          : 'What is not packed yet is packed with it. Tracking numbers for many come with the courier’s file.'
      }
      isOne={isOne}
      write={steps}
      onShip={(details) => steps.write({ step: 'ship', entryNos, details })}
      onClose={() => {
        steps.dismiss();
        onClose();
      }}
    >
      <Button variant="quiet" size="small" icon="upload" onClick={() => setIsByFile(true)}>
        Ship by a courier’s file
      </Button>
    </ShipDialog>
  );
}

import type { ParcelLine } from '@kayal/api-contract/client';
import type { Order } from '@kayal/commerce-core';
import { Button, Dialog, Select, Stack } from '@kayal/design-system';
import { useState } from 'react';
import type { Write } from '../../../data/use-write.ts';
import { WriteError } from '../../../parts/WriteError/WriteError.tsx';
import { lineText } from './parcel-texts.ts';
import type { UnitsToPack } from './use-parcel-steps.ts';

interface PackSomeProps {
  readonly order: Order;
  /** Units that can be packed. */
  readonly unpacked: readonly ParcelLine[];
  readonly write: Write<UnitsToPack>;
  readonly onClose: () => void;
}

/** The choices from none to all units of a line. */
const countsUpTo = (max: number) =>
  Array.from({ length: max + 1 }, (_, count) => ({ value: String(count), label: String(count) }));

/** Asks how many units of each line go into a parcel; the others can follow in another one. */
export function PackSome({ order, unpacked, write, onClose }: PackSomeProps) {
  const [counts, setCounts] = useState<ReadonlyMap<number, number>>(new Map());
  const wanted = unpacked.map(({ lineNo, quantity }) => ({ lineNo, quantity: counts.get(lineNo) ?? quantity }));
  const packed = wanted.filter(({ quantity }) => quantity > 0);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !write.isBusy) onClose();
      }}
      size="small"
      title="Pack some of it"
      description="Lower what follows in another parcel."
      footer={
        <Button
          busy={write.isBusy}
          busyLabel="Packing"
          unavailableReason={packed.length === 0 ? 'A parcel needs something in it.' : undefined}
          onClick={() => write.write({ lines: packed })}
        >
          Pack a parcel
        </Button>
      }
    >
      <Stack gap={16}>
        {wanted.map(({ lineNo, quantity }, index) => (
          <Select
            key={lineNo}
            label={lineText(order, lineNo)}
            options={countsUpTo(unpacked[index]?.quantity ?? 0)}
            value={String(quantity)}
            onChange={(event) => setCounts(new Map(counts).set(lineNo, Number(event.target.value)))}
          />
        ))}
        <WriteError of={write} fallback="The parcel could not be packed. Please try again." />
      </Stack>
    </Dialog>
  );
}

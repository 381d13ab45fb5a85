import type { PrintKind } from '@kayal/api-contract/client';
import { formatOrderDate } from '@kayal/commerce-core';
import { Button, Dialog, Stack } from '@kayal/design-system';
import { useState } from 'react';
import { useBackOfficeApi } from '../../../data/admin/admin-api.ts';
import { readMadeFile, saveFile } from '../../../data/admin/order-file.ts';
import { useApiConnection } from '../../../data/api/api-context.ts';
import { useShop } from '../../../data/use-shop.ts';
import { useWrite } from '../../../data/use-write.ts';
import { WriteError } from '../../../parts/WriteError/WriteError.tsx';
import { ordersText } from './packing-texts.ts';

const kinds: readonly { readonly kind: PrintKind; readonly label: string }[] = [
  { kind: 'list', label: 'Packing list' },
  { kind: 'slips', label: 'Packing slips' },
  { kind: 'labels-a6', label: 'Labels A6' },
  { kind: 'labels-a4', label: 'Labels A4, four a page' },
  { kind: 'invoices', label: 'Invoices' },
];

interface PrintDialogProps {
  readonly entryNos: readonly string[];
  readonly onClose: () => void;
}

/** Saves what is printed for chosen orders, as PDF. */
export function PrintDialog({ entryNos, onClose }: PrintDialogProps) {
  const api = useBackOfficeApi();
  const connection = useApiConnection();
  const { timeZone } = useShop();
  const [asked, setAsked] = useState<PrintKind>('list');
  const print = useWrite(
    (kind: PrintKind) => readMadeFile(connection, api.printRequest(kind, entryNos)),
    (file, kind, isLeft) => {
      if (isLeft) return;
      saveFile(file, `${kind}-${formatOrderDate(Date.now(), timeZone)}.pdf`);
      onClose();
    },
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="small"
      title={`Print ${ordersText(entryNos.length)}`}
      description="A PDF is saved on this device."
    >
      <Stack gap={12}>
        <WriteError of={print} fallback="The PDF could not be made. Please try again." />
        {kinds.map(({ kind, label }) => (
          <Button
            key={kind}
            variant="secondary"
            wide
            busy={print.isBusy && asked === kind}
            busyLabel="Making the PDF"
            onClick={() => {
              setAsked(kind);
              print.write(kind);
            }}
          >
            {label}
          </Button>
        ))}
      </Stack>
    </Dialog>
  );
}

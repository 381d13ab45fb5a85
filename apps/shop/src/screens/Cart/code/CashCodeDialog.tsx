import { Dialog } from '@kayal/design-system';
import { useRef, useState } from 'react';
import type { PlacementActor } from '../../../machines/buying/cash-code.ts';
import { CashCodeForm } from './CashCodeForm.tsx';

interface CashCodeDialogProps {
  readonly open: boolean;
  /** Where the code goes. */
  readonly email: string;
  readonly placement: PlacementActor;
  readonly onClose: () => void;
}

/** Asks for the code that an order in cash needs. The bag stays as it is until the order is placed. */
export function CashCodeDialog({ open, email, placement, onClose }: CashCodeDialogProps) {
  const field = useRef<HTMLInputElement>(null);
  const [codes, setCodes] = useState(1);
  return (
    <Dialog
      title="Confirm your order"
      description={`This order is paid on delivery and needs the code of six digits that we mail to ${email}.`}
      size="small"
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      initialFocus={field}
    >
      <CashCodeForm key={codes} placement={placement} field={field} onAgain={() => setCodes(codes + 1)} />
    </Dialog>
  );
}

import type { Address } from '@kayal/api-contract/client';
import { addressLine } from '@kayal/commerce-core';
import { ConfirmDialog, type ConfirmDialogProps } from '@kayal/design-system';

interface RemovalDialogProps extends Pick<ConfirmDialogProps, 'open' | 'onOpenChange' | 'onConfirm' | 'returnFocus'> {
  /** The address to remove. */
  readonly address: Address | null;
}

/** Asks before an address is removed. */
export function RemovalDialog({ address, ...dialog }: RemovalDialogProps) {
  return (
    <ConfirmDialog
      {...dialog}
      title="Remove this address?"
      description={
        address === null ? '' : `${address.name}, ${addressLine(address)}. Orders on their way still arrive there.`
      }
      confirmLabel="Remove"
      tone="danger"
    />
  );
}

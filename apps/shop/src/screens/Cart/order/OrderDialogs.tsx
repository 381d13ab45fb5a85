import { selectPlacedOrder, selectTakesCode } from '@kayal/commerce-core';
import type { RefObject } from 'react';
import { useDialog } from '../../../runtime/first-view/use-dialog.ts';
import { PlacedDialog } from './PlacedDialog.tsx';
import type { Placement, PlacementSnapshot } from './use-placement.ts';

interface OrderDialogsProps {
  readonly snapshot: PlacementSnapshot;
  readonly actor: NonNullable<Placement['actor']>;
  /** Where a code is mailed. */
  readonly email: string;
  readonly onClose: () => void;
  /** Receives the focus after a placed order, because the Place Order button is gone. */
  readonly returnFocus: RefObject<HTMLElement | null>;
}

const loadCodeDialog = async () => (await import('../code/CashCodeDialog.tsx')).CashCodeDialog;

/** The dialogs of an order: for the code that it needs, and after it is placed. */
export function OrderDialogs({ snapshot, actor, email, onClose, returnFocus }: OrderDialogsProps) {
  const takesCode = selectTakesCode(snapshot);
  const code = useDialog(takesCode, loadCodeDialog, onClose);
  return (
    <>
      {code === null ? null : <code.Dialog open={takesCode} email={email} placement={actor} onClose={onClose} />}
      <PlacedDialog
        open={snapshot.hasTag('placed')}
        order={selectPlacedOrder(snapshot)}
        onClose={onClose}
        returnFocus={returnFocus}
      />
    </>
  );
}

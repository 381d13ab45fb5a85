import { Button, Dialog, Stack, TextArea, toastStore } from '@kayal/design-system';
import { useId, useRef, useState } from 'react';
import { sessionResultOf } from '../../data/api/session-result.ts';
import { useOrdersApi } from '../../data/shopper/orders-api.ts';
import { useWrite } from '../../data/use-write.ts';
import type { ShopActors } from '../../machines/actors/shop-actors.ts';
import { WriteError } from '../../parts/WriteError/WriteError.tsx';

/** Max characters of a reason; the server refuses more. */
const maxReason = 300;

interface CancelOwnOrderProps {
  readonly entryNo: string;
  /** Whether it was paid before it was placed. */
  readonly isPaid: boolean;
  readonly actors: ShopActors;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called when what is shown is out of date: it was cancelled, or packed meanwhile. */
  readonly onChanged: () => void;
}

/** Asks a shopper whether to cancel her order, and why; the reason is hers to give or not. */
export function CancelOwnOrder({ entryNo, isPaid, actors, open, onClose, onChanged }: CancelOwnOrderProps) {
  const api = useOrdersApi();
  const formId = useId();
  const keep = useRef<HTMLButtonElement>(null);
  const [reason, setReason] = useState('');
  const cancel = useWrite(
    (text: string) => sessionResultOf(actors.session)(api.cancelOwnOrder(entryNo, text)),
    () => {
      onClose();
      toastStore.push({ tone: 'success', title: 'Your order is cancelled.' });
      onChanged();
    },
  );
  const close = (): void => {
    if (cancel.error?.code === 'order.packed' || cancel.error?.code === 'order.delivered') onChanged();
    cancel.reset();
    onClose();
  };
  return (
    <Dialog
      title="Cancel this order?"
      description={`Nothing is sent, and ${isPaid ? 'your money goes back to you' : 'nothing has to be paid'}. There is no way back, but you can order again.`}
      role="alertdialog"
      size="small"
      open={open}
      initialFocus={keep}
      onOpenChange={(next) => {
        if (!next) close();
      }}
      footer={
        <>
          <Button ref={keep} variant="secondary" onClick={close}>
            Keep order
          </Button>
          <Button variant="danger" type="submit" form={formId} busy={cancel.isBusy} busyLabel="Cancelling">
            Cancel order
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          cancel.write(reason.trim());
        }}
      >
        <Stack gap={12}>
          <TextArea
            label="Reason (optional)"
            rows={2}
            maxLength={maxReason}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
          <WriteError of={cancel} fallback="The order could not be cancelled. Please try again." />
        </Stack>
      </form>
    </Dialog>
  );
}

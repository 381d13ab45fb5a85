import type { Order } from '@kayal/commerce-core';
import { Button, Dialog, Stack, TextArea, toastStore } from '@kayal/design-system';
import { useId, useRef, useState } from 'react';
import { useBackOfficeApi } from '../../../data/admin/admin-api.ts';
import { resultOf } from '../../../data/api/result-of.ts';
import { useWrite } from '../../../data/use-write.ts';
import { WriteError } from '../../../parts/WriteError/WriteError.tsx';
import { customerOf } from './order-texts.ts';

/** Max characters of a reason; the server refuses more. */
const maxReason = 500;

interface CancelOrderProps {
  readonly order: Order;
  /** Called when rows and sums are out of date: the order was cancelled, or somebody else has delivered it. */
  readonly onCancelled: () => void;
}

/** Cancels an order that is not delivered, after a question that asks for the reason. */
export function CancelOrder({ order, onCancelled }: CancelOrderProps) {
  const api = useBackOfficeApi();
  const formId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const cancel = useWrite(
    (text: string) => resultOf(api.cancelOrder(order.entryNo, text)),
    () => {
      setIsAsking(false);
      toastStore.push({ tone: 'success', title: `Order ${order.entryNo} is cancelled.` });
      onCancelled();
    },
  );
  const close = (): void => {
    setIsAsking(false);
    if (cancel.error?.code === 'order.delivered') onCancelled();
    cancel.reset();
  };
  return (
    <>
      <Button variant="danger" size="small" onClick={() => setIsAsking(true)}>
        Cancel order
      </Button>
      <Dialog
        title="Cancel this order?"
        description={`Order ${order.entryNo} of ${customerOf(order)} is cancelled: its items return to stock, and the customer gets your reason by e-mail. There is no way back.`}
        role="alertdialog"
        size="small"
        open={isAsking}
        initialFocus={field}
        onOpenChange={(open) => {
          if (!open) close();
        }}
        footer={
          <>
            <Button variant="secondary" onClick={close}>
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
            const text = reason.trim();
            if (text !== '') cancel.write(text);
            else {
              setProblem('Please enter a reason.');
              field.current?.focus();
            }
          }}
        >
          <Stack gap={12}>
            <TextArea
              ref={field}
              label="Reason"
              hint="The customer reads it."
              rows={3}
              maxLength={maxReason}
              value={reason}
              error={problem}
              onChange={(event) => {
                setReason(event.target.value);
                setProblem(undefined);
              }}
            />
            <WriteError of={cancel} fallback="The order could not be cancelled. Please try again." />
          </Stack>
        </form>
      </Dialog>
    </>
  );
}

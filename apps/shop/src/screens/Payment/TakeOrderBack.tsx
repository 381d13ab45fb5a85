import { ConfirmDialog } from '@kayal/design-system';
import { sessionResultOf } from '../../data/api/session-result.ts';
import { usePaymentsApi } from '../../data/shopper/payments.ts';
import { useWrite } from '../../data/use-write.ts';
import { WriteError } from '../../parts/WriteError/WriteError.tsx';
import type { PayNowProps } from './PayNow.tsx';

interface TakeOrderBackProps extends PayNowProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Asks whether to give up an order that is not paid. */
export function TakeOrderBack({ payment, actors, onChanged, reload, open, onClose }: TakeOrderBackProps) {
  const api = usePaymentsApi();
  const withdrawal = useWrite(
    () => sessionResultOf(actors.session)(api.takeOwnPaymentStep(payment.entryNo, 'withdraw')),
    (result) => {
      onClose();
      onChanged(result.payment);
    },
  );
  return (
    <ConfirmDialog
      title="Take this order back?"
      description="Your pieces are free for others again. Your bag stays as it is, and you can order again. If you have paid already, do not take it back: give us the number of your payment."
      confirmLabel="Take it back"
      cancelLabel="Keep the order"
      tone="danger"
      open={open}
      busy={withdrawal.isBusy}
      onConfirm={() => withdrawal.write(undefined)}
      onOpenChange={(next) => {
        if (next) return;
        // She has said that she has paid, or has paid, elsewhere.
        if (withdrawal.error?.code === 'payment.step') reload();
        withdrawal.reset();
        onClose();
      }}
    >
      {withdrawal.error === null ? undefined : (
        <WriteError of={withdrawal} fallback="The order could not be taken back. Please try again." />
      )}
    </ConfirmDialog>
  );
}

import type { ReturnRequest, ReturnStepDetails } from '@kayal/api-contract/client';
import { QuestionDialog, type QuestionProps } from './QuestionDialog.tsx';

interface NothingToRefundProps extends QuestionProps<ReturnStepDetails> {
  readonly request: ReturnRequest;
}

/** Asks whether a return ends without money: its pieces cost nothing, or the payment gave everything back. */
export function NothingToRefund({ request, write, onTake, onClose }: NothingToRefundProps) {
  return (
    <QuestionDialog
      write={write}
      onClose={onClose}
      title="Nothing to refund"
      description={`Nothing is left of what ${request.customerName} paid for these pieces: you keep them, the return ends, and a mail says so. There is no way back.`}
      isFinal
      confirmLabel="End the return"
      onSubmit={() => onTake({})}
    />
  );
}

import type { ReturnRequest, ReturnStepDetails } from '@kayal/api-contract/client';
import { QuestionDialog, type QuestionProps } from './QuestionDialog.tsx';

interface NothingToRefundProps extends QuestionProps<ReturnStepDetails> {
  readonly request: ReturnRequest;
}

/** Asks whether a return of pieces that cost nothing ends, which takes no money. */
export function NothingToRefund({ request, write, onTake, onClose }: NothingToRefundProps) {
  return (
    <QuestionDialog
      write={write}
      onClose={onClose}
      title="Nothing to refund"
      description={`${request.customerName} paid nothing for these pieces: you keep them, the return ends, and a mail says so. There is no way back.`}
      isFinal
      confirmLabel="End the return"
      onSubmit={() => onTake({})}
    />
  );
}

import { refundMethods, type ReturnRequest, type ReturnStepDetails } from '@kayal/api-contract/client';
import { amountToType, currencySign, formatMoney, nextReturn, readAmount } from '@kayal/commerce-core';
import { Select, TextField } from '@kayal/design-system';
import { useRef, useState } from 'react';
import { useMoneyFormat } from '../../../data/use-shop.ts';
import { methodTexts } from '../return-texts.ts';
import { QuestionDialog, type QuestionProps } from './QuestionDialog.tsx';

/** Max characters of a reference; the server refuses more. */
const maxReference = 60;

const methodOptions = refundMethods.map((value) => ({ value, label: methodTexts[value] }));

interface RefundQuestionProps extends QuestionProps<ReturnStepDetails> {
  readonly request: ReturnRequest;
}

type Problem = Readonly<Partial<Record<'amount' | 'reference', string>>>;

/** Asks what was paid back, how, and under which reference. All that was paid for the pieces is filled in. */
export function RefundQuestion({ request, write, onTake, onClose }: RefundQuestionProps) {
  const money = useMoneyFormat();
  const amountField = useRef<HTMLInputElement>(null);
  const referenceField = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<Problem>({});
  const { refundable, wayBackCharge } = request;
  const max = formatMoney(refundable, money);
  const paidText =
    wayBackCharge === 0
      ? `For these pieces ${max} was paid`
      : `For these pieces ${formatMoney(refundable + wayBackCharge, money)} was paid, and the pick-up costs ${formatMoney(wayBackCharge, money)}`;

  const take = (typed: URLSearchParams): void => {
    const amount = readAmount(typed.get('amount') ?? '', money);
    const method = refundMethods.find((each) => each === typed.get('method'));
    const reference = typed.get('reference')?.trim() ?? '';
    if (amount === null || amount <= 0) {
      setProblem({ amount: 'Enter an amount, such as 899 or 899.50.' });
      amountField.current?.focus();
    } else if (request.stage === 'examined' && nextReturn(request, { type: 'return.refund', amount }) === null) {
      setProblem({ amount: `${paidText}: no more can go back.` });
      amountField.current?.focus();
    } else if (reference === '') {
      setProblem({ reference: 'Enter the number of the payment, or who took the cash.' });
      referenceField.current?.focus();
    } else if (method !== undefined) onTake({ refund: { amount, method, reference } });
  };
  return (
    <QuestionDialog
      write={write}
      onClose={onClose}
      title="Refund"
      description={`Pay ${request.customerName} first, then write it down here: the return ends, and a mail says so. There is no way back.`}
      isFinal
      confirmLabel="It is refunded"
      initialFocus={amountField}
      onSubmit={take}
    >
      <TextField
        ref={amountField}
        label="Amount"
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        leading={currencySign(money)}
        hint={
          wayBackCharge === 0
            ? `At most ${max}`
            : `At most ${max}: ${formatMoney(wayBackCharge, money)} is taken off for the pick-up`
        }
        defaultValue={amountToType(refundable)}
        error={problem.amount}
        onChange={() => setProblem({})}
      />
      <Select label="Paid by" name="method" options={methodOptions} defaultValue="upi" />
      <TextField
        ref={referenceField}
        label="Reference"
        name="reference"
        autoComplete="off"
        maxLength={maxReference}
        hint="The number of the payment"
        error={problem.reference}
        onChange={() => setProblem({})}
      />
    </QuestionDialog>
  );
}

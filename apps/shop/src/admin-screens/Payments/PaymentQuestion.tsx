import type { Payment, PaymentStep, PaymentStepDetails } from '@kayal/api-contract/client';
import { amountToType, currencySign, formatMoney, readAmount, type MoneyFormat } from '@kayal/commerce-core';
import { TextField } from '@kayal/design-system';
import { useRef, useState } from 'react';
import { useMoneyFormat } from '../../data/use-shop.ts';
import { QuestionDialog, type QuestionProps } from '../Returns/questions/QuestionDialog.tsx';
import { isGateway } from './legal-payment-steps.ts';
import { leftOf } from './payment-texts.ts';

/** A step that is asked about; `refundId` for the refund that was made. */
export interface AskedPaymentStep {
  readonly step: PaymentStep;
  readonly refundId?: string;
}

interface PaymentQuestionProps extends QuestionProps<PaymentStepDetails> {
  readonly asked: AskedPaymentStep;
  readonly payment: Payment;
}

type Problem = Readonly<Partial<Record<'amount' | 'reference', string>>>;

interface QuestionTexts {
  readonly title: string;
  readonly description: string;
  readonly label: string;
}

/** What a step does with money and order, before it is taken. */
function textsOf({ step, refundId }: AskedPaymentStep, payment: Payment, money: MoneyFormat): QuestionTexts {
  const { customerName } = payment;
  const write = (paise: number): string => formatMoney(paise, money);
  const missing = payment.amount - leftOf(payment);
  switch (step) {
    case 'confirm':
      return {
        title: 'Is the money in your account?',
        description:
          payment.stage === 'paid'
            ? `The order is paid already. Look for a second payment first: it is to go back, and ${customerName} gets a mail.`
            : `Look for it first. The order is placed, and ${customerName} gets a mail.`,
        label: 'It is there',
      };
    case 'reject':
      return {
        title: 'Is there no such money?',
        description: `The pieces go back into stock, and the bag of ${customerName} is as it was. Money that comes later still counts.`,
        label: 'Reject',
      };
    case 'accept':
      return {
        title: 'Place the order all the same?',
        description:
          missing > 0 ? `${write(missing)} missing are written off.` : `${write(-missing)} too much are to go back.`,
        label: 'Place the order',
      };
    case 'refund':
      return {
        title: 'Give money back?',
        description: `It counts as gone from now on, and ${customerName} gets a mail. ${
          isGateway(payment)
            ? 'The gateway sends it.'
            : 'You send it: it is listed as to refund until you enter its reference.'
        }`,
        label: 'Give it back',
      };
    case 'refunded': {
      const amount = payment.refunds.find(({ id }) => id === refundId)?.amount ?? 0;
      return {
        title: 'Was the refund made?',
        description: `You have sent ${write(amount)} to ${customerName}.`,
        label: 'It is made',
      };
    }
    case 'chargeBack':
      return {
        title: 'Did the bank take it back?',
        description: `${write(leftOf(payment))} are entered as lost. The order stays; you decide about it.`,
        label: 'It took it back',
      };
  }
}

/** Asks before money moves. Amount and reference are filled in where they are known. */
export function PaymentQuestion({ asked, payment, write, onTake, onClose }: PaymentQuestionProps) {
  const money = useMoneyFormat();
  const amountField = useRef<HTMLInputElement>(null);
  const referenceField = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<Problem>({});
  const { step, refundId } = asked;
  const { title, description, label } = textsOf(asked, payment, money);
  const left = leftOf(payment);
  const hasAmount = step === 'confirm' || step === 'refund';
  const hasReference = step === 'confirm' || step === 'refunded';

  const take = (typed: URLSearchParams): void => {
    const amount = readAmount(typed.get('amount') ?? '', money) ?? 0;
    const reference = typed.get('reference')?.trim() ?? '';
    if (hasAmount && amount <= 0) {
      setProblem({ amount: 'Enter an amount, such as 899 or 899.50.' });
      amountField.current?.focus();
    } else if (step === 'refund' && amount > left) {
      setProblem({ amount: `No more than ${formatMoney(left, money)} is left.` });
      amountField.current?.focus();
    } else if (hasReference && reference === '') {
      setProblem({ reference: 'Enter the number that the bank gave the payment.' });
      referenceField.current?.focus();
    } else {
      onTake({
        ...(hasAmount ? { amount } : {}),
        ...(hasReference ? { reference } : {}),
        ...(refundId === undefined ? {} : { refundId }),
      });
    }
  };
  return (
    <QuestionDialog
      write={write}
      onClose={onClose}
      title={title}
      description={description}
      isFinal={step !== 'confirm' && step !== 'refunded'}
      confirmLabel={label}
      initialFocus={hasAmount ? amountField : hasReference ? referenceField : undefined}
      onSubmit={take}
    >
      {hasAmount ? (
        <TextField
          ref={amountField}
          label={step === 'confirm' ? 'Amount that came' : 'Amount'}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          leading={currencySign(money)}
          hint={step === 'refund' ? `At most ${formatMoney(left, money)}` : undefined}
          defaultValue={amountToType(step === 'refund' ? left : Math.max(payment.amount - left, 0) || payment.amount)}
          error={problem.amount}
          onChange={() => setProblem({})}
        />
      ) : null}
      {hasReference ? (
        <TextField
          ref={referenceField}
          label="Reference"
          name="reference"
          autoComplete="off"
          maxLength={40}
          hint="The number of the payment in your bank"
          // A reference counts once: what she gave belongs to the first part of the money.
          defaultValue={step === 'confirm' && payment.received === 0 ? payment.reference : ''}
          error={problem.reference}
          onChange={() => setProblem({})}
        />
      ) : null}
    </QuestionDialog>
  );
}

import { Button, Heading, TextField } from '@kayal/design-system';
import { useId } from 'react';
import { textsOf } from '../../browser/field-text.ts';
import { sessionResultOf } from '../../data/api/session-result.ts';
import { usePaymentsApi } from '../../data/shopper/payments.ts';
import { useWrite } from '../../data/use-write.ts';
import { WriteError } from '../../parts/WriteError/WriteError.tsx';
import * as css from './PaymentScreen.css.ts';
import type { PayNowProps } from './PayNow.tsx';

const fieldCodes: readonly (string | null)[] = ['request.invalid', 'payment.reference'];

/** "I have paid", with the number that her payment app shows; after that, the same field corrects the number. */
export function SayPaid({ payment: { entryNo, reference, stage }, actors, onChanged, reload }: PayNowProps) {
  const isCorrection = stage === 'pending';
  const api = usePaymentsApi();
  const id = useId();
  const claim = useWrite(
    async (written: string) => {
      const outcome = await api.takeOwnPaymentStep(entryNo, 'claim', written);
      // It has ended or was confirmed elsewhere.
      if (!outcome.ok && outcome.code === 'payment.step') reload();
      return sessionResultOf(actors.session)(Promise.resolve(outcome));
    },
    ({ payment }) => onChanged(payment),
  );
  const { error } = claim;
  const isOfField = error !== null && fieldCodes.includes(error.code);
  const fieldError =
    error?.code === 'request.invalid'
      ? 'Please give the number of your payment, at least 6 letters or digits.'
      : error?.message;
  return (
    <form
      className={css.card}
      aria-labelledby={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        claim.write(textsOf(event.currentTarget).get('reference') ?? '');
      }}
    >
      <Heading level={2} size="small" id={id}>
        {isCorrection ? 'Is the number wrong?' : 'Have you paid?'}
      </Heading>
      <div className={css.form}>
        <TextField
          label="Number of your payment"
          hint="UTR or UPI reference: 12 digits, in the receipt of your payment app"
          name="reference"
          defaultValue={reference}
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
          required
          error={isOfField ? (fieldError ?? undefined) : undefined}
        />
        {error === null || isOfField ? null : (
          <WriteError of={claim} fallback="We could not note your payment. Please try again." />
        )}
        <Button type="submit" size="large" wide busy={claim.isBusy} busyLabel="Noting your payment">
          {isCorrection ? 'Correct the number' : 'I have paid'}
        </Button>
      </div>
    </form>
  );
}

import type { Complaint } from '@kayal/api-contract/client';
import { formatShortDate, isEmailShaped } from '@kayal/commerce-core';
import { Alert, Button, TextField } from '@kayal/design-system';
import { useState } from 'react';
import { useApiConnection } from '../../data/api/api-context.ts';
import { resultOf } from '../../data/api/result-of.ts';
import { useDateFormat } from '../../data/use-shop.ts';
import { useWrite } from '../../data/use-write.ts';
import { textsOf } from '../../browser/field-text.ts';
import { WriteError } from '../../parts/WriteError/WriteError.tsx';
import * as css from './ComplaintsScreen.css.ts';

/** Looks up a message by its number and the address from which it was sent. */
export function FindComplaint() {
  const connection = useApiConnection();
  const [errors, setErrors] = useState<{ readonly number?: string; readonly email?: string }>({});
  const [found, setFound] = useState<Complaint | null>(null);
  const find = useWrite(
    async ({ number, email }: { readonly number: string; readonly email: string }) => {
      // Few visitors look up a complaint, so the page does not load the calls before.
      const { shopApi } = await import('../../data/api/shop-api.ts');
      return resultOf(shopApi(connection).findComplaint(number, email));
    },
    ({ complaint }) => setFound(complaint),
  );
  return (
    <form
      className={css.form}
      noValidate
      aria-label="Find a complaint"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = textsOf(event.currentTarget);
        const [number, email] = [typed.get('number')?.trim() ?? '', typed.get('email')?.trim() ?? ''];
        const wrong = {
          ...(number === '' ? { number: 'Please enter the number.' } : {}),
          ...(isEmailShaped(email) ? {} : { email: 'Please enter the address you wrote from.' }),
        };
        setErrors(wrong);
        setFound(null);
        if (Object.keys(wrong).length === 0) find.write({ number, email });
        else {
          const first = 'number' in wrong ? 'number' : 'email';
          event.currentTarget.querySelector<HTMLInputElement>(`input[name="${first}"]`)?.focus();
        }
      }}
    >
      <div className={css.field}>
        <TextField
          label="Number of your message"
          name="number"
          maxLength={20}
          autoComplete="off"
          error={errors.number}
        />
      </div>
      <div className={css.field}>
        <TextField
          label="E-mail address you wrote from"
          name="email"
          type="email"
          maxLength={254}
          autoComplete="email"
          error={errors.email}
        />
      </div>
      {find.error?.code === 'not_found' ? (
        <Alert tone="danger">There is no message of this number from this address.</Alert>
      ) : (
        <WriteError of={find} fallback="The shop did not answer. Please try again." />
      )}
      {found === null ? null : <Standing complaint={found} />}
      <Button type="submit" busy={find.isBusy} busyLabel="Looking">
        Show where it stands
      </Button>
    </form>
  );
}

function Standing({ complaint: { createdAt, dueAt, answeredAt } }: { readonly complaint: Complaint }) {
  const dates = useDateFormat();
  const came = `Your message came on ${formatShortDate(createdAt, dates)}.`;
  if (answeredAt !== null)
    return <Alert tone="success">{`${came} We answered it on ${formatShortDate(answeredAt, dates)}.`}</Alert>;
  return (
    <Alert tone="info">{dueAt === null ? came : `${came} We answer it by ${formatShortDate(dueAt, dates)}.`}</Alert>
  );
}

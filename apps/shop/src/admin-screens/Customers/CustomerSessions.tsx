import type { ListedCustomer } from '@kayal/api-contract/client';
import { Button } from '@kayal/design-system';
import { useRef, useState } from 'react';
import { useFocusIfLost } from '../../browser/use-focus-if-lost.ts';
import { useCustomersDesk } from '../../data/admin/customers-desk.ts';
import { resultOf } from '../../data/api/result-of.ts';
import { useMomentText } from '../../data/use-moment-text.ts';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { ConfirmItem } from '../../parts/ConfirmItem/ConfirmItem.tsx';
import { LoadingOrRetry } from '../../parts/LoadingOrRetry/LoadingOrRetry.tsx';
import { WriteError } from '../../parts/WriteError/WriteError.tsx';
import * as css from '../Dashboard/parcels/OrderParcels.css.ts';
import { CustomerSection } from './CustomerSection.tsx';

/** Where a customer is signed in, and a button that signs her out everywhere. */
export function CustomerSessions({ customer }: { readonly customer: ListedCustomer }) {
  const { id } = customer;
  const api = useCustomersDesk();
  const timeText = useMomentText();
  const heading = useRef<HTMLHeadingElement>(null);
  const [asked, setAsked] = useState<ListedCustomer | null>(null);
  const { data, error, reload } = useRead(
    ['customer sessions', id],
    async () => (await resultOf(api.customerSessions(id))).sessions,
  );
  const end = useWrite(() => resultOf(api.endCustomerSessions(id)), reload);
  // The pressed button has gone with the sessions.
  useFocusIfLost(data?.length, () => heading.current);
  return (
    <CustomerSection title="Signed in at" ref={heading}>
      {data === undefined ? (
        <LoadingOrRetry error={error} heading="We could not load the sessions" onRetry={reload} />
      ) : data.length === 0 ? (
        <p className={css.fact} role="status">
          Signed in nowhere
        </p>
      ) : (
        <>
          <ul className={css.list}>
            {data.map(({ id: session, device, seenAt }) => (
              <li key={session} className={css.entry}>
                <p className={css.step}>{device || 'A browser'}</p>
                <p className={css.fact}>Last used {timeText(seenAt)}</p>
              </li>
            ))}
          </ul>
          <div>
            <Button variant="secondary" size="small" busy={end.isBusy} onClick={() => setAsked(customer)}>
              End all sessions
            </Button>
          </div>
        </>
      )}
      <WriteError of={end} fallback="The sessions were not ended. Try again." />
      <ConfirmItem
        item={asked}
        onClose={() => setAsked(null)}
        fallbackFocus={heading}
        title={({ name }) => `End all sessions of ${name}?`}
        description={({ name }) => `${name} is signed out on every device, and can sign in again.`}
        confirmLabel="End all sessions"
        onConfirm={() => end.write(null)}
      />
    </CustomerSection>
  );
}

import type { OwnPayment } from '@kayal/api-contract/client';
import { ButtonLink, Text } from '@kayal/design-system';
import * as css from './PaymentScreen.css.ts';

/** How an order is paid by UPI: a link on a phone, a code to scan elsewhere, and the account for typing it. */
export function PayByUpi({ payment: { entryNo, upiLink, upiCode } }: { readonly payment: OwnPayment }) {
  if (upiLink === null || upiCode === null) return null;
  const fields = new URLSearchParams(upiLink.slice(upiLink.indexOf('?')));
  // Payment apps refuse links to an account without a merchant's code (NPCI, circular 76C of 2025).
  const takesLinks = fields.has('mc');
  return (
    <>
      {takesLinks ? (
        <div className={css.onPhone}>
          <ButtonLink href={upiLink} size="large" wide>
            Pay with your UPI app
          </ButtonLink>
        </div>
      ) : null}
      <div className={takesLinks ? `${css.scan} ${css.onWide}` : css.scan}>
        <img
          className={css.code}
          src={`data:image/svg+xml,${encodeURIComponent(upiCode)}`}
          alt="Code to scan with your UPI app"
          width="220"
          height="220"
        />
        <dl className={css.facts}>
          {[
            { label: 'Account name', value: fields.get('pn') },
            { label: 'UPI address', value: fields.get('pa') },
            { label: 'Order number', value: entryNo },
          ].map(({ label, value }) => (
            <div key={label}>
              <dt className={css.term}>{label}</dt>
              <dd className={css.value}>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Text size={14} tone="muted">
        {takesLinks
          ? 'Amount and order number are filled in for you. Come back here when you have paid.'
          : 'Scan the code from another screen, or send the amount to this address in your UPI app, with the order number as the note. Come back here when you have paid.'}
      </Text>
    </>
  );
}

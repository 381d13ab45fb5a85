import type { ContactMessage } from '@kayal/api-contract/client';
import { TextLink } from '@kayal/design-system';
import { formatMoment } from './change-texts.ts';
import * as css from './SidePanel.css.ts';

/** One message of the contact form, with the ways to answer it. */
export function MessageItem({ row }: { readonly row: ContactMessage }) {
  return (
    <>
      <span className={css.name}>{row.name}</span>
      <span className={css.quiet}>{formatMoment(row.createdAt)}</span>
      <p className={css.message}>{row.message}</p>
      <span className={css.ways}>
        {row.email === '' ? null : (
          <TextLink className={css.way} href={`mailto:${encodeURIComponent(row.email)}`}>
            {row.email}
          </TextLink>
        )}
        {row.mobileNumber === '' ? null : (
          <TextLink className={css.way} href={`tel:${row.mobileNumber.replaceAll(/[^+\d]/g, '')}`}>
            {row.mobileNumber}
          </TextLink>
        )}
      </span>
    </>
  );
}

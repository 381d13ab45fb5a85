import type { ContactMessage } from '@kayal/api-contract/client';
import { TextLink } from '@kayal/design-system';
import { useMomentText } from '../../../data/use-moment-text.ts';
import * as css from './SidePanel.css.ts';

/** One message of the contact form, with the ways to answer it. */
export function MessageItem({ row }: { readonly row: ContactMessage }) {
  const momentText = useMomentText();
  return (
    <>
      <span className={css.name}>{row.name}</span>
      <span className={css.quiet}>{momentText(row.createdAt)}</span>
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

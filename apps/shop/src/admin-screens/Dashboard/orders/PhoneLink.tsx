import { TextLink } from '@kayal/design-system';
import * as css from './OrderDrawer.css.ts';

/** A press calls the customer, for example from the phone on which the orders are read. */
export function PhoneLink({ phone }: { readonly phone: string }) {
  return (
    <TextLink className={css.target} href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
      {phone}
    </TextLink>
  );
}

import type { ContactForm } from '@kayal/api-contract/client';
import { shopperMessages } from '../../texts/shopper-messages.ts';
import type { ContactContext } from './contact.types.ts';

/** The values of the fields. */
export function selectContactForm(snapshot: { readonly context: ContactContext }): ContactForm {
  return snapshot.context.form;
}

/** The form's error text, or null. */
export function selectContactError(snapshot: { readonly context: ContactContext }): string | null {
  const { error } = snapshot.context;
  return error === null ? null : shopperMessages[error];
}

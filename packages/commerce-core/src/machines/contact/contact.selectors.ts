import type { ContactForm } from '@kayal/api-contract/client';
import { messages } from '../../messages.ts';
import type { ContactContext } from './contact.types.ts';

/** What the fields hold. */
export function selectContactForm(snapshot: { readonly context: ContactContext }): ContactForm {
  return snapshot.context.form;
}

/** What the form shows, or null (S5.CONTACT.01, S8.CONTACT.03). */
export function selectContactError(snapshot: { readonly context: ContactContext }): string | null {
  const { error } = snapshot.context;
  return error === null ? null : messages[error];
}

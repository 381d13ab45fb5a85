import type { ContactForm } from '@kayal/api-contract/client';
import { isBlank } from '../../rules/text.ts';
import type { ContactContext, SendMessageInput } from './contact.types.ts';

/** A form with empty fields. */
export const emptyContactForm: ContactForm = { name: '', email: '', mobileNumber: '', message: '' };

/** Whether all four fields are filled; any text is accepted. */
export function isContactComplete({ name, email, mobileNumber, message }: ContactForm): boolean {
  return ![name, email, mobileNumber, message].some(isBlank);
}

/** Whether two forms have the same values. */
export function isSameContact(a: ContactForm, b: ContactForm): boolean {
  return a.name === b.name && a.email === b.email && a.mobileNumber === b.mobileNumber && a.message === b.message;
}

/**
 * The message in flight.
 * @throws Error when nothing was submitted.
 */
export function messageInFlight({ sent, trap }: ContactContext): SendMessageInput {
  if (sent === null) throw new Error('There is no message to send.');
  return { ...sent, trap };
}

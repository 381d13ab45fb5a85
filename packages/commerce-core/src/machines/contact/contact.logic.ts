import type { ContactForm } from '@kayal/api-contract/client';
import { isBlank } from '../../rules/text.ts';
import type { ContactContext, SendMessageInput } from './contact.types.ts';

/** A form with nothing in it. */
export const emptyContactForm: ContactForm = { name: '', email: '', mobileNumber: '', message: '' };

/** Whether all four fields are filled; their form is free (S5.CONTACT.01–02). */
export function isContactComplete({ name, email, mobileNumber, message }: ContactForm): boolean {
  return ![name, email, mobileNumber, message].some(isBlank);
}

/** Whether two forms say the same. */
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

/** Contact: wire ↔ domain. */
import type { ContactForm, ContactMessage } from '../domain/shopper.ts';
import type { WireOf } from '../endpoints.ts';
import { rowsOf } from './catalogue.ts';

/**
 * sendWhatsapp: a recipient the server ignores and a text built from the fields (S7.EXT.08); the fields are
 * sent too, for the back office's list.
 *
 * @param to The shop's number.
 * @param trap Value of the hidden field: empty, unless a robot filled it.
 */
export function fromContactForm(form: ContactForm, to: string, trap: string): WireOf<'sendWhatsapp'>['body'] {
  const { name, email, mobileNumber, message } = form;
  const text = `Name: ${name}\nMobile: ${mobileNumber}\nE-mail: ${email}\nMessage: ${message}`;
  return { to, message: text, name, email, mobileNumber, website: trap };
}

/** getContactMessages. */
export function toContactMessages(answer: WireOf<'getContactMessages'>['answer']): ContactMessage[] {
  return [...rowsOf(answer)];
}

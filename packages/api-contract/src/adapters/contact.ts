/** Contact: wire ↔ domain. */
import type { ContactForm, ContactMessage } from '../domain/shopper.ts';
import type { WireOf } from '../endpoints.ts';
import { rowsOf } from './catalogue.ts';

/**
 * The body of `sendWhatsapp`: a text made from the fields (S7.EXT.08), and the fields themselves, for the back office's
 * list.
 * @param to the shop's number; the server uses its own setting
 * @param trap value of the hidden field: empty, unless a robot filled it
 */
export function fromContactForm(form: ContactForm, to: string, trap: string): WireOf<'sendWhatsapp'>['body'] {
  const { name, email, mobileNumber, message } = form;
  const text = `Name: ${name}\nMobile: ${mobileNumber}\nE-mail: ${email}\nMessage: ${message}`;
  return { to, message: text, name, email, mobileNumber, website: trap };
}

/** From the answer of `getContactMessages`. */
export function toContactMessages(answer: WireOf<'getContactMessages'>['answer']): ContactMessage[] {
  return [...rowsOf(answer)];
}

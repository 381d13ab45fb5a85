import type { WireOf } from '@kayal/api-contract';

type Submission = WireOf<'sendWhatsapp'>['body'];

/** The sender's text, without characters that could act as markup in a mail or a log. */
export interface ContactText {
  readonly name: string;
  readonly email: string;
  readonly mobile: string;
  readonly message: string;
}

const oneLine = (text: string | undefined): string => (text ?? '').replaceAll(/\p{Cc}+/gu, ' ').trim();

const manyLines = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n]/gu, '')
    .trim();

/** The line of a relayed text that names its sender's e-mail address. */
export const emailLine = (email: string): string => `\nE-mail: ${email}\n`;

const headOf = ({ name, mobile, email }: Omit<ContactText, 'message'>): string =>
  `Name: ${name}\nMobile: ${mobile}${emailLine(email)}Message: `;

/**
 * The stored part of a submission. When the body has both the fields and the text that was built from them, the text is
 * reduced to the message itself.
 */
export function readSubmission(body: Submission): ContactText {
  const sender = { name: oneLine(body.name), email: oneLine(body.email), mobile: oneLine(body.mobileNumber) };
  const text = manyLines(body.message);
  const head = headOf(sender);
  return { ...sender, message: text.startsWith(head) ? text.slice(head.length) : text };
}

/** The text that is relayed: built from the fields where there are any. */
export function relayText(text: ContactText): string {
  const { name, email, mobile, message } = text;
  return name === '' && email === '' && mobile === '' ? message : `${headOf(text)}${message}`;
}

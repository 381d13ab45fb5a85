import type { WireOf } from '@kayal/api-contract';
import { randomCode } from '../../basics/random-code.ts';

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

const dayMs = 24 * 3_600_000;

/** How long a shop may take to answer a complaint: a month (Consumer Protection (E-Commerce) Rules 2020, rule 4(5)). */
const answerWithinMs = 30 * dayMs;

/** By when a message is answered, ms since 1970. @param createdAt when it came */
export const dueAfter = (createdAt: number): number => createdAt + answerWithinMs;

/** Where a stored message stands, for the wire. */
export function complaintOf({
  number,
  created_at: createdAt,
  answered_at: answeredAt,
}: {
  readonly number: string | null;
  readonly created_at: number;
  readonly answered_at: number | null;
}) {
  return { number, createdAt, dueAt: number === null ? null : dueAfter(createdAt), answeredAt };
}

/** The number of a message: `C` and nine random characters. */
export const newMessageNumber = (): string => `C${randomCode(9)}`;

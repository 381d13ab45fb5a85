import { shopProfile } from '@kayal/commerce-core';
import type { OtpPurpose } from '../../db/schema.ts';
import type { OutgoingMessage } from '../outbox/outbox.ts';
import { codeLifetimeMinutes } from './codes/code-lifetime.ts';
import type { CustomerRow } from './customers/customers.repository.ts';
import { adminPasswordMinLength } from './passwords/password-rules.ts';

/** Whom a mail goes to. */
type Recipient = Pick<CustomerRow, 'email' | 'full_name'>;

const purposes: Readonly<Record<OtpPurpose, string>> = {
  'sign-up': 'to confirm your e-mail address',
  reset: 'to choose a new password',
};

/** A mail about an account. @param lines what stands between greeting and name */
function accountMail(
  { email, full_name: name }: Recipient,
  subject: string,
  lines: readonly string[],
): OutgoingMessage {
  const text = [`Hello ${name},`, '', ...lines, '', shopProfile.name].join('\n');
  return { channel: 'mail', to: email, subject, text };
}

const ifNotYou = `If that was not you, write to ${shopProfile.contact.supportEmail} at once.`;

/** The mail that carries a code: the only place where a code is ever written out. */
export function codeMail(to: Recipient, purpose: OtpPurpose, code: string): OutgoingMessage {
  return accountMail(to, `Your ${shopProfile.name} code`, [
    `your code ${purposes[purpose]} is ${code}.`,
    '',
    `It is good for ${codeLifetimeMinutes} minutes. We never ask for it by phone or chat. If you did not ask for it, you can ignore this mail.`,
  ]);
}

/** Notifies the owner that the password of her account was changed. */
export function passwordChangedMail(to: Recipient): OutgoingMessage {
  return accountMail(to, `Your ${shopProfile.name} password was changed`, [
    'the password of your account was changed just now and every other device was signed out.',
    ifNotYou,
  ]);
}

/** Notifies the owner that her account can now be entered with Google. */
export function googleLinkedMail(to: Recipient): OutgoingMessage {
  return accountMail(to, `Google sign-in was added to your ${shopProfile.name} account`, [
    'your account was entered with Google just now, and you can sign in that way from here on.',
    ifNotYou,
  ]);
}

/** Notifies the owner of a change of her second factors. @param what a beginning such as `A passkey was added to` */
export function secondFactorMail(to: Recipient, what: string): OutgoingMessage {
  return accountMail(to, `The sign-in of your ${shopProfile.name} account was changed`, [
    `${what} your account just now.`,
    ifNotYou,
  ]);
}

/** Notifies the owner that a recovery code opened her account. @param left codes that are left */
export function recoveryCodeUsedMail(to: Recipient, left: number): OutgoingMessage {
  return accountMail(to, `A recovery code of your ${shopProfile.name} account was used`, [
    `a recovery code was used to sign in to your account just now. Codes left: ${left}.`,
    'When you run out of them, make new ones on your account page.',
    ifNotYou,
  ]);
}

/** Notifies somebody that she is an admin now, and how she gets a password. @param origin where the shop answers */
export function adminGrantedMail(to: Recipient, origin: string): OutgoingMessage {
  return accountMail(to, `You can now run ${shopProfile.name}`, [
    'your account is an admin of the shop from now on.',
    `Admins need a password of at least ${adminPasswordMinLength} characters, so your old one no longer works.`,
    `Choose a new one here: ${origin}/forgotpass`,
  ]);
}

/** Notifies somebody that she is no longer an admin. */
export function adminWithdrawnMail(to: Recipient): OutgoingMessage {
  return accountMail(to, `You no longer run ${shopProfile.name}`, [
    'your account is no longer an admin of the shop. You can go on shopping with it.',
    ifNotYou,
  ]);
}

/** Confirms that an account is gone. */
export function accountDeletedMail(to: Recipient): OutgoingMessage {
  return accountMail(to, `Your ${shopProfile.name} account was deleted`, [
    'your account and everything kept with it were deleted just now, as you asked.',
    'Orders stay in our books without your name, phone number and address.',
    ifNotYou,
  ]);
}

import type { OtpPurpose } from '../../db/tables/accounts.ts';
import type { OutgoingMessage } from '../../context/outbox-port.ts';
import { fillMail } from '../shop-settings/mail-texts.ts';
import type { CurrentSettings } from '../shop-settings/settings-cache.ts';
import type { CustomerRow } from './customers/customers.repository.ts';
import { adminPasswordMinLength } from './passwords/password-rules.ts';

/** Recipient of a mail. */
type Recipient = Pick<CustomerRow, 'email' | 'full_name'>;

/** The shop a mail is from: its name and words. */
type Sender = Pick<CurrentSettings, 'settings'>;

const codeMails = { 'sign-up': 'signUpCode', reset: 'resetCode' } as const satisfies Readonly<
  Record<OtpPurpose, keyof Sender['settings']['mails']>
>;

/** A mail about an account. @param lines the text between the greeting and the shop's name */
function accountMail(
  { settings }: Sender,
  { email, full_name: name }: Recipient,
  subject: string,
  lines: readonly string[],
): OutgoingMessage {
  const text = [`Hello ${name},`, '', ...lines, '', settings.profile.name].join('\n');
  return { channel: 'mail', to: email, subject, text };
}

function ifNotYou({ settings }: Sender): string {
  const { supportEmail } = settings.contact;
  return `If that was not you, ${supportEmail === '' ? 'answer this mail' : `write to ${supportEmail}`} at once.`;
}

/** Stands for the name in a mail to an address that nobody has confirmed: whoever typed the name may be a stranger. */
const unknownName = 'there';

/** The mail that carries a code, in the shop's own words: the only place where a code is ever written out. */
export function codeMail(
  { settings }: Sender,
  { email, full_name: name, verified: isConfirmed }: Recipient & Pick<CustomerRow, 'verified'>,
  purpose: OtpPurpose,
  code: string,
): OutgoingMessage {
  const fields = { shop: settings.profile.name, name: isConfirmed ? name : unknownName, code };
  return { channel: 'mail', to: email, ...fillMail(settings.mails[codeMails[purpose]], fields) };
}

/** Notifies the owner that the password of her account was changed. */
export function passwordChangedMail(from: Sender, to: Recipient): OutgoingMessage {
  return accountMail(from, to, `Your ${from.settings.profile.name} password was changed`, [
    'the password of your account was changed just now and every other device was signed out.',
    ifNotYou(from),
  ]);
}

/** Notifies the owner that her account can now be entered with Google. */
export function googleLinkedMail(from: Sender, to: Recipient): OutgoingMessage {
  return accountMail(from, to, `Google sign-in was added to your ${from.settings.profile.name} account`, [
    'your account was entered with Google just now, and you can sign in that way from here on.',
    ifNotYou(from),
  ]);
}

/**
 * Notifies the owner of a change of her second factors. @param what the beginning of its sentence, such as `A passkey
 * was added to`
 */
export function secondFactorMail(from: Sender, to: Recipient, what: string): OutgoingMessage {
  return accountMail(from, to, `The sign-in of your ${from.settings.profile.name} account was changed`, [
    `${what} your account just now.`,
    ifNotYou(from),
  ]);
}

/** Warns the owner that somebody failed at her second factor as often as is allowed in an hour. @param origin where the shop answers */
export function wrongSecondFactorsMail(from: Sender, to: Recipient, origin: string): OutgoingMessage {
  return accountMail(from, to, `Somebody tried to enter your ${from.settings.profile.name} account`, [
    'somebody gave ten wrong codes in an hour for the second step of signing in to your account.',
    `Whoever did so knows your password. If it was not you, choose a new one now: ${origin}/forgotpass`,
  ]);
}

/** Notifies the owner that a recovery code opened her account. @param left codes that are left */
export function recoveryCodeUsedMail(from: Sender, to: Recipient, left: number): OutgoingMessage {
  return accountMail(from, to, `A recovery code of your ${from.settings.profile.name} account was used`, [
    `a recovery code was used to sign in to your account just now. Codes left: ${left}.`,
    'When you run out of them, make new ones on your account page.',
    ifNotYou(from),
  ]);
}

/** Notifies somebody that she is an admin now, and how she gets a password. @param origin where the shop answers */
export function adminGrantedMail(from: Sender, to: Recipient, origin: string): OutgoingMessage {
  return accountMail(from, to, `You can now run ${from.settings.profile.name}`, [
    'your account is an admin of the shop from now on.',
    `Admins need a password of at least ${adminPasswordMinLength} characters, so your old one no longer works.`,
    `Choose a new one here: ${origin}/forgotpass`,
  ]);
}

/** Notifies somebody that she is no longer an admin. */
export function adminWithdrawnMail(from: Sender, to: Recipient): OutgoingMessage {
  return accountMail(from, to, `You no longer run ${from.settings.profile.name}`, [
    'your account is no longer an admin of the shop. You can go on shopping with it.',
    ifNotYou(from),
  ]);
}

/** Confirms that an account is gone. @param certificate what was deleted where, a sentence each */
export function accountDeletedMail(from: Sender, to: Recipient, certificate: readonly string[]): OutgoingMessage {
  return accountMail(from, to, `Your ${from.settings.profile.name} account was deleted`, [
    'your account and everything kept with it were deleted just now, as you asked.',
    ...certificate,
    ifNotYou(from),
  ]);
}

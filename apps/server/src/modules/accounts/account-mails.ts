import { shopProfile } from '@kayal/commerce-core';
import type { OtpPurpose } from '../../db/schema.ts';
import type { OutgoingMessage } from '../outbox/outbox.ts';

const purposes: Readonly<Record<OtpPurpose, string>> = {
  'sign-up': 'to confirm your e-mail address',
  reset: 'to choose a new password',
};

/** The mail that carries a code: the only place where it is ever written out. */
export function codeMail(to: string, name: string, purpose: OtpPurpose, code: string): OutgoingMessage {
  return {
    channel: 'mail',
    to,
    subject: `Your ${shopProfile.name} code`,
    text: [
      `Hello ${name},`,
      '',
      `your code ${purposes[purpose]} is ${code}.`,
      '',
      'It is good for 10 minutes. We never ask for it by phone or chat. If you did not ask for it, you can ignore this mail.',
      '',
      shopProfile.name,
    ].join('\n'),
  };
}

/** Tells the owner of an account that its password was changed. */
export function passwordChangedMail(to: string, name: string): OutgoingMessage {
  return {
    channel: 'mail',
    to,
    subject: `Your ${shopProfile.name} password was changed`,
    text: [
      `Hello ${name},`,
      '',
      'the password of your account was changed just now and every device was signed out.',
      `If that was not you, write to ${shopProfile.contact.supportEmail} at once.`,
      '',
      shopProfile.name,
    ].join('\n'),
  };
}

/** Tells the owner of an account that it can now be entered with Google (J29). */
export function googleLinkedMail(to: string, name: string): OutgoingMessage {
  return {
    channel: 'mail',
    to,
    subject: `Google sign-in was added to your ${shopProfile.name} account`,
    text: [
      `Hello ${name},`,
      '',
      'your account was entered with Google just now, and you can sign in that way from here on.',
      `If that was not you, write to ${shopProfile.contact.supportEmail} at once.`,
      '',
      shopProfile.name,
    ].join('\n'),
  };
}

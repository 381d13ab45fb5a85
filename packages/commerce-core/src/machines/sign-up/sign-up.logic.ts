import type { CallError } from '../../call-error.ts';
import type { MessageId } from '../../messages.ts';
import { isBlank, isEmailShaped } from '../../rules/text.ts';
import type { SignUpFields } from './sign-up.types.ts';

/** What is wrong with the form, first thing first: empty fields, then the e-mail's shape (S5.SIGNUP.01–03). */
export function signUpError({ email, fullName, password }: SignUpFields): MessageId | null {
  if (isBlank(email) || isBlank(fullName) || password === '') return 'S5.SIGNUP.01';
  return isEmailShaped(email) ? null : 'S5.SIGNUP.02';
}

/** The text for a failed sign-up: any refusal is 'Already Registered', the rest is the network's (S8.SIGNUP.02–03, J24). */
export function signUpErrorId(callError: CallError): MessageId {
  return callError.kind === 'refused' ? 'S8.SIGNUP.02' : 'S8.SIGNUP.03';
}

/** The text for a failed Google sign-up (S8.SOCIAL.04–05). */
export function googleErrorId(callError: CallError): MessageId {
  return callError.kind === 'refused' ? 'S8.SOCIAL.04' : 'S8.SOCIAL.05';
}

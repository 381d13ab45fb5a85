import type { CallError } from '../../call-error.ts';
import type { signUpTexts } from '../../texts/message-texts.ts';
import { isBlank, isEmailShaped } from '../../rules/text.ts';
import type { SignUpFields } from './sign-up.types.ts';

/** The form's error: first empty fields, then the e-mail's format. */
export function signUpError({ email, fullName, password }: SignUpFields): keyof typeof signUpTexts | null {
  if (isBlank(email) || isBlank(fullName) || password === '') return 'S5.SIGNUP.01';
  return isEmailShaped(email) ? null : 'S5.SIGNUP.02';
}

/** The text for a failed sign-up: 'Already Registered' for any refusal, otherwise a network error. */
export function signUpErrorId(callError: CallError): keyof typeof signUpTexts {
  return callError.kind === 'refused' ? 'S8.SIGNUP.02' : 'S8.SIGNUP.03';
}

/** The text for a failed Google sign-up. */
export function googleErrorId(callError: CallError): keyof typeof signUpTexts {
  return callError.kind === 'refused' ? 'S8.SOCIAL.04' : 'S8.SOCIAL.05';
}

import { isBlank } from '../../rules/text.ts';
import type { NewPassword } from './password-reset.types.ts';

/** The error of step 2: first passwords that differ, then an empty field. */
export function newPasswordError({ otp, password, confirmation }: NewPassword): 'S5.FORGOT.01' | 'S5.SIGNUP.01' | null {
  if (password !== confirmation) return 'S5.FORGOT.01';
  return isBlank(otp) || password === '' ? 'S5.SIGNUP.01' : null;
}

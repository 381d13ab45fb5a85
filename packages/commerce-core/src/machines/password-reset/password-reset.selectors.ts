import type { PasswordResetContext } from './password-reset.types.ts';

/** The form's error text, or null. */
export function selectResetError(snapshot: { readonly context: PasswordResetContext }): string | null {
  return snapshot.context.errorText;
}

/** The e-mail address that the code was sent to; empty before that. */
export function selectResetEmail(snapshot: { readonly context: PasswordResetContext }): string {
  return snapshot.context.email;
}

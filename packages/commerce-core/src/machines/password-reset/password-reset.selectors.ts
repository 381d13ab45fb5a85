import type { PasswordResetContext } from './password-reset.types.ts';

/** The form's error text, or null. */
export function selectResetError(snapshot: { readonly context: PasswordResetContext }): string | null {
  return snapshot.context.errorText;
}

/** The address of the code; empty while none was sent. */
export function selectResetEmail(snapshot: { readonly context: PasswordResetContext }): string {
  return snapshot.context.email;
}

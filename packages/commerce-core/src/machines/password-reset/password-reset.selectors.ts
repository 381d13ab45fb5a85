import type { PasswordResetContext } from './password-reset.types.ts';

/** What the form shows, or null. */
export function selectResetError(snapshot: { readonly context: PasswordResetContext }): string | null {
  return snapshot.context.errorText;
}

/** Where the code went; empty while none was sent. */
export function selectResetEmail(snapshot: { readonly context: PasswordResetContext }): string {
  return snapshot.context.email;
}

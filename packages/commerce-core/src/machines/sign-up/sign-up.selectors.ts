import type { SignUpContext } from './sign-up.types.ts';

/** What the form shows, or null. */
export function selectSignUpError(snapshot: { readonly context: SignUpContext }): string | null {
  return snapshot.context.errorText;
}

import type { SignUpContext } from './sign-up.types.ts';

/** The form's error text, or null. */
export function selectSignUpError(snapshot: { readonly context: SignUpContext }): string | null {
  return snapshot.context.errorText;
}

import { messages } from '../../messages.ts';
import type { SessionContext } from './session.types.ts';

/** The error text of the login form, or null. */
export function selectLoginError(snapshot: { readonly context: SessionContext }): string | null {
  const { error, errorDetail } = snapshot.context;
  if (error === null) return null;
  return errorDetail === null ? messages[error] : `${messages[error]}. ${errorDetail}`;
}

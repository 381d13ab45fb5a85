import { messages } from '../../messages.ts';
import type { SessionContext } from './session.types.ts';

/** What the login form shows under its fields, or null. */
export function selectLoginError(snapshot: { readonly context: SessionContext }): string | null {
  const { error, errorDetail } = snapshot.context;
  if (error === null) return null;
  return errorDetail === null ? messages[error] : `${messages[error]}. ${errorDetail}`;
}

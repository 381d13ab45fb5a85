import { shopperMessages } from '../../texts/shopper-messages.ts';
import type { SessionContext } from './session.types.ts';

/** The error text of the login form, or null. */
export function selectLoginError(snapshot: { readonly context: SessionContext }): string | null {
  const { error } = snapshot.context;
  return error && shopperMessages[error];
}

/** The server's reason for that error, in its own words; null without one. */
export function selectLoginErrorDetail(snapshot: { readonly context: SessionContext }): string | null {
  const { error, errorDetail } = snapshot.context;
  return error && errorDetail;
}

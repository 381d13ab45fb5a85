import type { CallError } from '../../call-error.ts';
import type { MessageId } from '../../messages.ts';
import type { Notice } from '../../notice.ts';

/** What the form sends (S3.ENT.18). */
export interface SignUpFields {
  readonly email: string;
  readonly fullName: string;
  readonly password: string;
}

/** What the machine remembers. The password is never kept. */
export interface SignUpContext {
  /** Verification handle of the new account (S4.SIGNUP.01). */
  readonly id: string | null;
  readonly error: MessageId | null;
  /** The text to show for `error`: listed, or the server's own (S8.SOCIAL.04). */
  readonly errorText: string | null;
  readonly callError: CallError | null;
}

/** Everything the machine understands. */
export type SignUpEvent =
  | ({ readonly type: 'signUp.submit' } & SignUpFields)
  | { readonly type: 'signUp.google'; readonly token: string }
  /** The Google script failed or was closed (S8.SOCIAL.06). */
  | { readonly type: 'signUp.googleFailed' };

/** What the machine emits. */
export type SignUpEmitted =
  | { readonly type: 'signUp.notice'; readonly notice: Notice }
  /** Go to /verify with this id (S4.SIGNUP.01). */
  | { readonly type: 'signUp.registered'; readonly id: string }
  /** Go to /login (S4.SIGNUP.04). */
  | { readonly type: 'signUp.googleRegistered' };

/** What the UI asks `snapshot.hasTag` for. */
export type SignUpTag = 'busy' | 'failed' | 'done';

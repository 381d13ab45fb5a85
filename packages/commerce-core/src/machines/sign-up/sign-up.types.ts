import type { ConsentText } from '@kayal/api-contract/client';
import type { CallError } from '../../call-error.ts';
import type { ShopperMessageId } from '../../texts/shopper-messages.ts';
import type { Notice } from '../../texts/notice.ts';

/** What she agrees to beside the account; nothing where it is absent. */
interface SignUpConsents {
  readonly consents?: readonly ConsentText[];
}

/** The form's fields. */
export interface SignUpFields extends SignUpConsents {
  readonly email: string;
  readonly fullName: string;
  readonly password: string;
}

/** What Google says of her: an ID token. */
export interface GoogleSignUp extends SignUpConsents {
  readonly token: string;
}

/** Context of the machine. It never has the password. */
export interface SignUpContext {
  /** Verification handle of the new account. */
  readonly id: string | null;
  readonly error: ShopperMessageId | null;
  /** Text of `error`: the specified one, or the server's own. */
  readonly errorText: string | null;
  readonly callError: CallError | null;
}

/** Events that the machine accepts. */
export type SignUpEvent =
  | ({ readonly type: 'signUp.submit' } & SignUpFields)
  | ({ readonly type: 'signUp.google' } & GoogleSignUp)
  /** The Google script failed or was closed. */
  | { readonly type: 'signUp.googleFailed' };

/** Events that the machine emits. */
export type SignUpEmitted =
  | { readonly type: 'signUp.notice'; readonly notice: Notice }
  /** Go to /verify with this id. */
  | { readonly type: 'signUp.registered'; readonly id: string }
  /** Go to /login. */
  | { readonly type: 'signUp.googleRegistered' };

/** Tags of the states, for `snapshot.hasTag`. */
export type SignUpTag = 'busy' | 'failed' | 'done';

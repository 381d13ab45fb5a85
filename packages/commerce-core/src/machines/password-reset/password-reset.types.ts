import type { CallError } from '../../call-error.ts';
import type { MessageId } from '../../messages.ts';
import type { Notice } from '../../notice.ts';

/** What step 2 sends. */
export interface NewPassword {
  readonly otp: string;
  readonly password: string;
  readonly confirmation: string;
}

/** Input of the `updatePassword` actor. */
export interface UpdatePasswordInput {
  readonly email: string;
  readonly otp: string;
  readonly newPassword: string;
}

/** What the machine remembers. Neither code nor password is ever kept. */
export interface PasswordResetContext {
  /** Where the code went. */
  readonly email: string;
  readonly error: MessageId | null;
  /** The text to show for `error`: the server's own, or the listed one (S8.FORGOT.01–02). */
  readonly errorText: string | null;
  readonly callError: CallError | null;
}

/** Everything the machine understands. */
export type PasswordResetEvent =
  /** 'Send OTP' (S2.FORGOT.02). */
  | { readonly type: 'reset.send'; readonly email: string }
  /** Asks for another code at the same address (J27). */
  | { readonly type: 'reset.resend' }
  /** 'Change Password' (S2.FORGOT.05). */
  | ({ readonly type: 'reset.change' } & NewPassword)
  /** Something was typed: what was wrong is wrong no more. */
  | { readonly type: 'reset.edit' }
  /** Back to step 1, to correct the address. */
  | { readonly type: 'reset.back' };

/** What the machine emits. */
export type PasswordResetEmitted =
  | { readonly type: 'reset.notice'; readonly notice: Notice }
  /** The password is changed: go to /login (S4.FORGOT.03). */
  | { readonly type: 'reset.done' };

/** What the UI asks `snapshot.hasTag` for. `step2`: the three further fields are shown (S2.FORGOT.03). */
export type PasswordResetTag = 'step1' | 'step2' | 'busy' | 'failed' | 'done';

import type { CallError } from '../../call-error.ts';
import type { ShopperMessageId } from '../../texts/shopper-messages.ts';
import type { Notice } from '../../texts/notice.ts';

/** The fields of step 2. */
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

/** Context of the machine. It never has the code or a password. */
export interface PasswordResetContext {
  /** The address of the code. */
  readonly email: string;
  readonly error: ShopperMessageId | null;
  /** Text of `error`: the server's own, or the specified one. */
  readonly errorText: string | null;
  readonly callError: CallError | null;
}

/** Events that the machine accepts. */
export type PasswordResetEvent =
  /** 'Send OTP'. */
  | { readonly type: 'reset.send'; readonly email: string }
  /** Sends another code to the same address. */
  | { readonly type: 'reset.resend' }
  /** 'Change Password'. */
  | ({ readonly type: 'reset.change' } & NewPassword)
  /** A field was edited, which clears the error. */
  | { readonly type: 'reset.edit' }
  /** Returns to step 1, to correct the address. */
  | { readonly type: 'reset.back' };

/** Events that the machine emits. */
export type PasswordResetEmitted =
  | { readonly type: 'reset.notice'; readonly notice: Notice }
  /** The password is changed: go to /login. */
  | { readonly type: 'reset.done' };

/** Tags of the states, for `snapshot.hasTag`. `step2`: the three further fields are shown. */
export type PasswordResetTag = 'step1' | 'step2' | 'busy' | 'failed' | 'done';

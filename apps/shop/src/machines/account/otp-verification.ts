import type { ShopApi } from '@kayal/api-contract/client';
import { otpVerificationMachine, RefusedCall, type VerifyCodeInput } from '@kayal/commerce-core';
import { fromPromise } from 'xstate';
import { resultOf } from '../../data/api/result-of.ts';

/** The verification machine over the API: a wrong code is a result, every other refusal an error. */
export const provideOtpVerification = (api: ShopApi) =>
  otpVerificationMachine.provide({
    actors: {
      verifyCode: fromPromise<boolean, VerifyCodeInput>(async ({ input }) => {
        const outcome = await api.verify({ verificationId: input.id, otp: input.otp });
        if (outcome.ok) return true;
        if (outcome.status === 200) return false;
        throw new RefusedCall(outcome);
      }),
      resendCode: fromPromise<void, { readonly id: string }>(async ({ input }) => {
        await resultOf(api.sendOtp({ verificationId: input.id }));
      }),
    },
  });

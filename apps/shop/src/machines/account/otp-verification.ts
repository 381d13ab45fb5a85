import type { OwnApi } from '@kayal/api-contract/client';
import { otpVerificationMachine, RefusedCall, type VerifyCodeInput } from '@kayal/commerce-core';
import { createActor, fromPromise } from 'xstate';
import type { ApiConnection } from '../../data/api/api-context.ts';
import { resultOf } from '../../data/api/result-of.ts';
import { ownApi } from '../../data/api/own-api.ts';
import type { ActorWatch } from '../actors/actor-watch.ts';

/** The verification machine over the API: a wrong code is a result, every other refusal an error. */
const provideOtpVerification = (api: OwnApi) =>
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

/** The verification machine of a page, not started yet. @param id verification handle */
export const createOtpVerification = (connection: ApiConnection, id: string, watch: ActorWatch) =>
  createActor(provideOtpVerification(ownApi(connection)), { input: { id, now: Date.now }, ...watch });

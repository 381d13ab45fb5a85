import { assertEvent, assign, emit, enqueueActions, not, setup, stateIn } from 'xstate';
import { toCallError } from '../../call-error.ts';
import { notProvided } from '../../not-provided.ts';
import { noticeOf } from '../../notice.ts';
import { emptyOtp, eraseDigit, isOtpComplete, otpCode, otpLength, secondsLeft, typeDigits } from '../../rules/otp.ts';
import { shopProfile } from '../../shop-profile.ts';
import type {
  OtpVerificationContext,
  OtpVerificationEmitted,
  OtpVerificationEvent,
  OtpVerificationInput,
  OtpVerificationTag,
  VerifyCodeInput,
} from './otp-verification.types.ts';

const { countdownMs, announceAtSeconds } = shopProfile.otp;

const freshCountdown = (now: number) => ({ deadline: now + countdownMs, secondsLeft: countdownMs / 1000 });

/**
 * The six-digit code after sign-up (S2.VERIFY, S4.SIGNUP.02–03, S5.OTP, S8.VERIFY; J26, J27).
 * The countdown is a deadline, so that it is right again after a phone has slept. A code that is being checked when
 * time runs out is still heard; a new code starts the countdown anew.
 * Actors: `verifyCode` answers whether the code was right, `resendCode` nothing.
 */
export const otpVerificationMachine = setup({
  types: {} as {
    context: OtpVerificationContext;
    events: OtpVerificationEvent;
    emitted: OtpVerificationEmitted;
    input: OtpVerificationInput;
    tags: OtpVerificationTag;
  },
  actors: {
    verifyCode: notProvided<boolean, VerifyCodeInput>('verifyCode'),
    resendCode: notProvided<void, { readonly id: string }>('resendCode'),
  },
  guards: {
    isComplete: ({ context }) => isOtpComplete(context.boxes),
    isRight: (_, params: { right: boolean }) => params.right,
    isNotChecking: not(stateIn({ active: { form: 'submitting' } })),
  },
  actions: {
    typeDigits: assign(({ context, event }) => {
      assertEvent(event, 'digit.type');
      return { boxes: typeDigits(context.boxes, event.index, event.text), error: null };
    }),
    eraseDigit: assign(({ context, event }) => {
      assertEvent(event, 'digit.erase');
      return { boxes: eraseDigit(context.boxes, event.index), error: null };
    }),
    moveFocus: assign(({ context, event }) => {
      assertEvent(event, 'digit.focus');
      const focus = Math.min(Math.max(event.index, 0), otpLength - 1);
      return { boxes: { ...context.boxes, focus } };
    }),
    countDown: enqueueActions(({ context, enqueue }) => {
      const left = secondsLeft(context.deadline, context.now());
      enqueue.assign({ secondsLeft: left });
      const passed = announceAtSeconds.filter((mark) => mark < context.secondsLeft && mark >= left).at(-1);
      if (passed !== undefined && left > 0) enqueue.emit({ type: 'otp.announce', secondsLeft: left });
    }),
    restartCountdown: assign(({ context }) => ({ ...freshCountdown(context.now()), boxes: emptyOtp, error: null })),
    announceStart: emit({ type: 'otp.announce', secondsLeft: countdownMs / 1000 }),
    stopAtZero: assign({ secondsLeft: 0 }),
    showWrong: assign({ error: 'S8.VERIFY.02', boxes: emptyOtp }),
    showError: assign((_, params: { error: unknown }) => ({
      error: 'S8.VERIFY.03' as const,
      callError: toCallError(params.error),
    })),
    tellWrong: emit({ type: 'otp.notice', notice: noticeOf('danger', 'S8.VERIFY.02') }),
    notifyError: emit((_, params: { error: unknown }) => ({
      type: 'otp.notice' as const,
      notice: noticeOf('danger', 'S8.VERIFY.03', { detail: toCallError(params.error).message }),
    })),
    tellResent: emit({ type: 'otp.notice', notice: noticeOf('info', 'J27.RESENT') }),
    tellNotResent: emit((_, params: { error: unknown }) => ({
      type: 'otp.notice' as const,
      notice: noticeOf('danger', 'S8.FORGOT.01', { text: toCallError(params.error).message }),
    })),
    tellVerified: emit({ type: 'otp.notice', notice: noticeOf('success', 'S8.VERIFY.01') }),
    goToLogin: emit({ type: 'otp.verified' }),
    goToSignUp: emit({ type: 'otp.expired' }),
    goBack: emit({ type: 'otp.cancelled' }),
    refuse: emit((_, params: { reason: 'incomplete' | 'busy' }) => ({
      type: 'otp.refused' as const,
      reason: params.reason,
    })),
  },
  delays: {
    second: 1000,
    untilDeadline: ({ context }) => Math.max(0, context.deadline - context.now()),
  },
}).createMachine({
  id: 'otp-verification',
  context: ({ input }) => ({ ...input, ...freshCountdown(input.now()), boxes: emptyOtp, error: null, callError: null }),
  initial: 'active',
  states: {
    active: {
      type: 'parallel',
      on: { 'otp.cancel': 'cancelled' },
      states: {
        form: {
          initial: 'editing',
          states: {
            editing: {
              on: {
                'digit.type': { actions: 'typeDigits' },
                'digit.erase': { actions: 'eraseDigit' },
                'digit.focus': { actions: 'moveFocus' },
                'otp.submit': [
                  { guard: 'isComplete', target: 'submitting' },
                  { actions: { type: 'refuse', params: { reason: 'incomplete' } } },
                ],
              },
            },
            submitting: {
              tags: ['busy'],
              on: { 'otp.submit': { actions: { type: 'refuse', params: { reason: 'busy' } } } },
              invoke: {
                id: 'verifyCode',
                src: 'verifyCode',
                input: ({ context }) => ({ id: context.id, otp: otpCode(context.boxes) }),
                onDone: [
                  {
                    guard: { type: 'isRight', params: ({ event }) => ({ right: event.output }) },
                    target: '#otp-verification.verified',
                    actions: ['tellVerified', 'goToLogin'],
                  },
                  { target: 'wrong', actions: ['showWrong', 'tellWrong'] },
                ],
                onError: {
                  target: 'failed',
                  actions: [
                    { type: 'showError', params: ({ event }) => event },
                    { type: 'notifyError', params: ({ event }) => event },
                  ],
                },
              },
            },
            wrong: {
              tags: ['failed'],
              on: {
                'digit.type': { target: 'editing', actions: 'typeDigits' },
                'digit.erase': { target: 'editing', actions: 'eraseDigit' },
                'digit.focus': { actions: 'moveFocus' },
                'otp.submit': { actions: { type: 'refuse', params: { reason: 'incomplete' } } },
              },
            },
            failed: {
              tags: ['failed'],
              on: {
                'digit.type': { target: 'editing', actions: 'typeDigits' },
                'digit.erase': { target: 'editing', actions: 'eraseDigit' },
                'digit.focus': { actions: 'moveFocus' },
                'otp.submit': 'submitting',
              },
            },
          },
        },
        clock: {
          initial: 'running',
          states: {
            running: {
              entry: 'announceStart',
              initial: 'counting',
              after: { untilDeadline: { target: 'over', actions: 'stopAtZero' } },
              states: { counting: { after: { second: { target: 'counting', reenter: true, actions: 'countDown' } } } },
            },
            over: {
              always: { guard: 'isNotChecking', target: '#otp-verification.expired' },
            },
          },
        },
        help: {
          initial: 'idle',
          states: {
            idle: { on: { 'otp.resend': 'sending' } },
            sending: {
              tags: ['resending'],
              on: { 'otp.resend': { actions: { type: 'refuse', params: { reason: 'busy' } } } },
              invoke: {
                id: 'resendCode',
                src: 'resendCode',
                input: ({ context }) => ({ id: context.id }),
                onDone: { target: '#otp-verification.active', actions: ['restartCountdown', 'tellResent'] },
                onError: { target: 'idle', actions: { type: 'tellNotResent', params: ({ event }) => event } },
              },
            },
          },
        },
      },
    },
    verified: { tags: ['verified'], type: 'final' },
    expired: { tags: ['expired'], type: 'final', entry: 'goToSignUp' },
    cancelled: { type: 'final', entry: 'goBack' },
  },
});

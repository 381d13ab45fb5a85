import { assertEvent, assign, emit, enqueueActions, not, setup, stateIn } from 'xstate';
import { toCallError } from '../../call-error.ts';
import { codeTexts } from '../../texts/message-texts.ts';
import { notProvided } from '../../not-provided.ts';
import { otpRules } from '../../shop/profile-for-machines.ts';
import { noticeFrom } from '../../texts/notice.ts';
import { isOtpComplete, otpDigits, secondsLeft } from '../../rules/otp.ts';
import type {
  OtpVerificationContext,
  OtpVerificationEmitted,
  OtpVerificationEvent,
  OtpVerificationInput,
  OtpVerificationTag,
  VerifyCodeInput,
} from './otp-verification.types.ts';

const { announceAtSeconds } = otpRules;

const freshCountdown = (now: number, countdownMs: number) => ({
  deadline: now + countdownMs,
  secondsLeft: countdownMs / 1000,
  countdownMs,
});

/**
 * A mailed code of six digits, such as the one after sign-up.
 * The countdown is a deadline, so that it is right after a phone has slept. A check in flight when the time runs out is
 * still completed; a new code restarts the countdown.
 * Actors: `verifyCode` returns whether the code was right, `resendCode` nothing.
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
    isComplete: ({ context }) => isOtpComplete(context.code),
    isRight: (_, params: { right: boolean }) => params.right,
    isNotChecking: not(stateIn({ active: { form: 'submitting' } })),
  },
  actions: {
    changeCode: assign(({ event }) => {
      assertEvent(event, 'code.change');
      return { code: otpDigits(event.text), error: null, callError: null };
    }),
    countDown: enqueueActions(({ context, enqueue }) => {
      const left = secondsLeft(context.deadline, context.now());
      enqueue.assign({ secondsLeft: left });
      const passed = announceAtSeconds.filter((mark) => mark < context.secondsLeft && mark >= left).at(-1);
      if (passed !== undefined && left > 0) enqueue.emit({ type: 'otp.announce', secondsLeft: left });
    }),
    restartCountdown: assign(({ context }) => ({
      ...freshCountdown(context.now(), context.countdownMs),
      code: '',
      error: null,
    })),
    sendFirst: enqueueActions(({ context, enqueue }) => {
      if (context.sendsFirst) enqueue.raise({ type: 'otp.resend' });
    }),
    announceStart: emit(({ context }) => ({ type: 'otp.announce' as const, secondsLeft: context.countdownMs / 1000 })),
    stopAtZero: assign({ secondsLeft: 0 }),
    showWrong: assign({ error: 'S8.VERIFY.02', code: '', callError: null }),
    showError: assign((_, params: { error: unknown }) => ({
      error: 'S8.VERIFY.03' as const,
      callError: toCallError(params.error),
    })),
    notifyWrong: emit({ type: 'otp.notice', notice: noticeFrom(codeTexts, 'danger', 'S8.VERIFY.02') }),
    notifyError: emit((_, params: { error: unknown }) => ({
      type: 'otp.notice' as const,
      notice: noticeFrom(codeTexts, 'danger', 'S8.VERIFY.03', { detail: toCallError(params.error).message }),
    })),
    notifyResent: emit({ type: 'otp.notice', notice: noticeFrom(codeTexts, 'info', 'J27.RESENT') }),
    notifyNotResent: emit((_, params: { error: unknown }) => ({
      type: 'otp.notice' as const,
      notice: noticeFrom(codeTexts, 'danger', 'S8.FORGOT.01', { text: toCallError(params.error).message }),
    })),
    notifyVerified: emit({ type: 'otp.notice', notice: noticeFrom(codeTexts, 'success', 'S8.VERIFY.01') }),
    goToLogin: emit({ type: 'otp.verified' }),
    goToSignUp: emit({ type: 'otp.expired' }),
    goBack: emit({ type: 'otp.cancelled' }),
  },
  delays: {
    second: 1000,
    untilDeadline: ({ context }) => Math.max(0, context.deadline - context.now()),
  },
}).createMachine({
  id: 'otp-verification',
  context: ({ input: { id, now, countdownMs = otpRules.countdownMs, sendsFirst = false } }) => ({
    id,
    now,
    sendsFirst,
    ...freshCountdown(now(), countdownMs),
    code: '',
    error: null,
    callError: null,
  }),
  entry: 'sendFirst',
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
                'code.change': { actions: 'changeCode' },
                'otp.submit': { guard: 'isComplete', target: 'submitting' },
              },
            },
            submitting: {
              tags: ['busy'],
              invoke: {
                id: 'verifyCode',
                src: 'verifyCode',
                input: ({ context }) => ({ id: context.id, otp: context.code }),
                onDone: [
                  {
                    guard: { type: 'isRight', params: ({ event }) => ({ right: event.output }) },
                    target: '#otp-verification.verified',
                    actions: ['notifyVerified', 'goToLogin'],
                  },
                  { target: 'wrong', actions: ['showWrong', 'notifyWrong'] },
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
                'code.change': { target: 'editing', actions: 'changeCode' },
              },
            },
            failed: {
              tags: ['failed'],
              on: {
                'code.change': { target: 'editing', actions: 'changeCode' },
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
            // A new code during a check would hide that the one being checked is right.
            idle: { on: { 'otp.resend': { guard: 'isNotChecking', target: 'sending' } } },
            sending: {
              tags: ['resending'],
              invoke: {
                id: 'resendCode',
                src: 'resendCode',
                input: ({ context }) => ({ id: context.id }),
                onDone: { target: '#otp-verification.active', actions: ['restartCountdown', 'notifyResent'] },
                onError: { target: 'idle', actions: { type: 'notifyNotResent', params: ({ event }) => event } },
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

import { assertEvent, assign, emit, enqueueActions, setup } from 'xstate';
import { toCallError } from '../../call-error.ts';
import { codeTexts, signUpTexts } from '../../texts/message-texts.ts';
import { notProvided } from '../../not-provided.ts';
import { noticeFrom } from '../../texts/notice.ts';
import { isBlank } from '../../rules/text.ts';
import { newPasswordError } from './password-reset.logic.ts';
import type {
  PasswordResetContext,
  PasswordResetEmitted,
  PasswordResetEvent,
  PasswordResetTag,
  UpdatePasswordInput,
} from './password-reset.types.ts';

const noError = { error: null, errorText: null, callError: null } as const;
/** An empty field has the same text as in the form of a new account. */
const texts = { ...codeTexts, 'S5.SIGNUP.01': signUpTexts['S5.SIGNUP.01'] };
const show = (error: keyof typeof texts) => ({ error, errorText: texts[error], callError: null });

/**
 * Setting a new password by a mailed code.
 * Actors: `sendCode` and `updatePassword` return nothing.
 */
export const passwordResetMachine = setup({
  types: {} as {
    context: PasswordResetContext;
    events: PasswordResetEvent;
    emitted: PasswordResetEmitted;
    tags: PasswordResetTag;
  },
  actors: {
    sendCode: notProvided<void, { readonly email: string }>('sendCode'),
    updatePassword: notProvided<void, UpdatePasswordInput>('updatePassword'),
  },
  guards: {
    hasEmail: ({ event }) => {
      assertEvent(event, 'reset.send');
      return !isBlank(event.email);
    },
    isValid: ({ event }) => {
      assertEvent(event, 'reset.change');
      return newPasswordError(event) === null;
    },
  },
  actions: {
    keepEmail: assign(({ event }) => {
      assertEvent(event, 'reset.send');
      return { ...noError, email: event.email.trim() };
    }),
    clearError: assign(noError),
    showNoEmail: assign(() => show('S5.SIGNUP.01')),
    showInvalid: assign(({ event }) => {
      assertEvent(event, 'reset.change');
      const error = newPasswordError(event);
      return error === null ? noError : show(error);
    }),
    showError: enqueueActions(({ enqueue }, params: { error: unknown; messageId: keyof typeof texts }) => {
      const callError = toCallError(params.error);
      const notice = noticeFrom(texts, 'danger', params.messageId, { text: callError.message });
      enqueue.assign({ error: params.messageId, errorText: notice.text, callError });
      enqueue.emit({ type: 'reset.notice', notice });
    }),
    notifyResent: emit({ type: 'reset.notice', notice: noticeFrom(codeTexts, 'info', 'J27.RESENT') }),
    notifyDone: emit({ type: 'reset.done' }),
  },
}).createMachine({
  id: 'password-reset',
  context: { ...noError, email: '' },
  initial: 'address',
  states: {
    address: {
      tags: ['step1'],
      initial: 'clean',
      on: {
        'reset.send': [
          { guard: 'hasEmail', target: 'sending', actions: 'keepEmail' },
          { target: '.failed', actions: 'showNoEmail' },
        ],
        'reset.edit': { target: '.clean', actions: 'clearError' },
      },
      states: { clean: {}, failed: { tags: ['failed'] } },
    },
    sending: {
      tags: ['step1', 'busy'],
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: ({ context }) => ({ email: context.email }),
        onDone: 'code',
        onError: {
          target: 'address.failed',
          actions: {
            type: 'showError',
            params: ({ event }) => ({ error: event.error, messageId: 'S8.FORGOT.01' as const }),
          },
        },
      },
    },
    code: {
      tags: ['step2'],
      initial: 'clean',
      on: {
        'reset.change': [
          { guard: 'isValid', target: 'updating', actions: 'clearError' },
          { target: '.failed', actions: 'showInvalid' },
        ],
        'reset.resend': { target: 'resending', actions: 'clearError' },
        'reset.edit': { target: '.clean', actions: 'clearError' },
        'reset.back': { target: 'address', actions: 'clearError' },
      },
      states: { clean: {}, failed: { tags: ['failed'] } },
    },
    resending: {
      tags: ['step2', 'busy'],
      invoke: {
        id: 'resendCode',
        src: 'sendCode',
        input: ({ context }) => ({ email: context.email }),
        onDone: { target: 'code', actions: 'notifyResent' },
        onError: {
          target: 'code.failed',
          actions: {
            type: 'showError',
            params: ({ event }) => ({ error: event.error, messageId: 'S8.FORGOT.01' as const }),
          },
        },
      },
    },
    updating: {
      tags: ['step2', 'busy'],
      invoke: {
        id: 'updatePassword',
        src: 'updatePassword',
        input: ({ context, event }) => {
          assertEvent(event, 'reset.change');
          return { email: context.email, otp: event.otp.replaceAll(/\s/g, ''), newPassword: event.password };
        },
        onDone: { target: 'changed', actions: 'notifyDone' },
        onError: {
          target: 'code.failed',
          actions: {
            type: 'showError',
            params: ({ event }) => ({ error: event.error, messageId: 'S8.FORGOT.02' as const }),
          },
        },
      },
    },
    changed: { tags: ['done'], type: 'final' },
  },
});

import { assertEvent, assign, enqueueActions, setup } from 'xstate';
import { toCallError } from '../../call-error.ts';
import { signUpTexts } from '../../texts/message-texts.ts';
import { notProvided } from '../../not-provided.ts';
import { noticeFrom } from '../../texts/notice.ts';
import { googleErrorId, signUpError, signUpErrorId } from './sign-up.logic.ts';
import type {
  GoogleSignUp,
  SignUpContext,
  SignUpEmitted,
  SignUpEvent,
  SignUpFields,
  SignUpTag,
} from './sign-up.types.ts';

const noError = { error: null, errorText: null, callError: null } as const;
const show = (error: keyof typeof signUpTexts) => ({ error, errorText: signUpTexts[error], callError: null });

/**
 * Creating an account.
 * Actors: `signUp` returns the verification handle, `signUpWithGoogle` nothing.
 */
export const signUpMachine = setup({
  types: {} as { context: SignUpContext; events: SignUpEvent; emitted: SignUpEmitted; tags: SignUpTag },
  actors: {
    signUp: notProvided<{ readonly id: string }, SignUpFields>('signUp'),
    signUpWithGoogle: notProvided<void, GoogleSignUp>('signUpWithGoogle'),
  },
  guards: {
    isValid: ({ event }) => {
      assertEvent(event, 'signUp.submit');
      return signUpError(event) === null;
    },
  },
  actions: {
    clearError: assign(noError),
    showInvalid: assign(({ event }) => {
      assertEvent(event, 'signUp.submit');
      const error = signUpError(event);
      return error === null ? noError : show(error);
    }),
    showError: enqueueActions(({ enqueue }, params: { error: unknown }) => {
      const callError = toCallError(params.error);
      const error = signUpErrorId(callError);
      enqueue.assign({ ...show(error), callError });
      enqueue.emit({
        type: 'signUp.notice',
        notice: noticeFrom(signUpTexts, 'danger', error, { detail: callError.message }),
      });
    }),
    showGoogleError: enqueueActions(({ enqueue }, params: { error: unknown }) => {
      const callError = toCallError(params.error);
      const error = googleErrorId(callError);
      const notice = noticeFrom(signUpTexts, 'danger', error, { text: callError.message });
      enqueue.assign({ error, errorText: notice.text, callError });
      enqueue.emit({ type: 'signUp.notice', notice });
    }),
    showGoogleClosed: enqueueActions(({ enqueue }) => {
      enqueue.assign(show('S8.SOCIAL.06'));
      enqueue.emit({ type: 'signUp.notice', notice: noticeFrom(signUpTexts, 'danger', 'S8.SOCIAL.06') });
    }),
    keepId: enqueueActions(({ enqueue }, params: { id: string }) => {
      enqueue.assign({ ...noError, id: params.id });
      enqueue.emit({ type: 'signUp.notice', notice: noticeFrom(signUpTexts, 'success', 'S8.SIGNUP.01') });
      enqueue.emit({ type: 'signUp.registered', id: params.id });
    }),
    notifyGoogleRegistered: enqueueActions(({ enqueue }) => {
      enqueue.emit({ type: 'signUp.notice', notice: noticeFrom(signUpTexts, 'success', 'S8.SOCIAL.03') });
      enqueue.emit({ type: 'signUp.googleRegistered' });
    }),
  },
}).createMachine({
  id: 'sign-up',
  context: { ...noError, id: null },
  initial: 'editing',
  states: {
    editing: {
      initial: 'clean',
      on: {
        'signUp.submit': [
          { guard: 'isValid', target: 'submitting', actions: 'clearError' },
          { target: '.invalid', actions: 'showInvalid' },
        ],
        'signUp.google': { target: 'submittingGoogle', actions: 'clearError' },
        'signUp.googleFailed': { target: '.failed', actions: 'showGoogleClosed' },
      },
      states: { clean: {}, invalid: { tags: ['failed'] }, failed: { tags: ['failed'] } },
    },
    submitting: {
      tags: ['busy'],
      invoke: {
        id: 'signUp',
        src: 'signUp',
        input: ({ event }) => {
          assertEvent(event, 'signUp.submit');
          const { email, fullName, password, consents = [] } = event;
          return { email: email.trim(), fullName: fullName.trim(), password, consents };
        },
        onDone: { target: 'registered', actions: { type: 'keepId', params: ({ event }) => event.output } },
        onError: { target: 'editing.failed', actions: { type: 'showError', params: ({ event }) => event } },
      },
    },
    submittingGoogle: {
      tags: ['busy'],
      invoke: {
        id: 'signUpWithGoogle',
        src: 'signUpWithGoogle',
        input: ({ event }) => {
          assertEvent(event, 'signUp.google');
          const { token, consents = [] } = event;
          return { token, consents };
        },
        onDone: { target: 'registered', actions: 'notifyGoogleRegistered' },
        onError: { target: 'editing.failed', actions: { type: 'showGoogleError', params: ({ event }) => event } },
      },
    },
    registered: { tags: ['done'], type: 'final' },
  },
});

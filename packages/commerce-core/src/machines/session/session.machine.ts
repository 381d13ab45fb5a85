import type { SessionUser } from '@kayal/api-contract/client';
import { assertEvent, assign, emit, enqueueActions, setup } from 'xstate';
import { toCallError } from '../../call-error.ts';
import { sessionTexts } from '../../texts/message-texts.ts';
import { notProvided } from '../../not-provided.ts';
import { noticeFrom } from '../../texts/notice.ts';
import {
  hintIn,
  intentsFor,
  isLoginFilled,
  isRemembered,
  keepUser,
  loginError,
  verificationIdOf,
  withIntent,
} from './session.logic.ts';
import { forgetUser } from '../../rules/forget-user.ts';
import type {
  Credentials,
  SessionContext,
  SessionEmitted,
  SessionEvent,
  SessionInput,
  SessionTag,
} from './session.types.ts';

const signedOut = { user: null, rememberMe: false, hintId: null, callError: null } as const;
const noError = { error: null, errorDetail: null, verificationId: null, callError: null } as const;

const noPending = { pending: [], lostId: null } as const;

/**
 * The session: who is signed in.
 * Storage has only hints: at the start the session is read from the server, whose answer wins.
 * Actors: `whoAmI` and `logIn` return the user or null, `logInWithGoogle` the user, `logOut` nothing.
 */
export const sessionMachine = setup({
  types: {} as {
    context: SessionContext;
    events: SessionEvent;
    emitted: SessionEmitted;
    input: SessionInput;
    tags: SessionTag;
  },
  actors: {
    whoAmI: notProvided<SessionUser | null, void>('whoAmI'),
    logIn: notProvided<SessionUser | null, Credentials>('logIn'),
    logInWithGoogle: notProvided<SessionUser, { readonly token: string }>('logInWithGoogle'),
    logOut: notProvided<void, void>('logOut'),
  },
  guards: {
    isFilled: ({ event }) => {
      assertEvent(event, 'login.submit');
      return isLoginFilled(event);
    },
    isAdmin: ({ context }) => context.user?.isAdmin === true,
    hasUser: (_, params: { user: SessionUser | null }) => params.user !== null,
    isUnverified: (_, params: { error: unknown }) => verificationIdOf(toCallError(params.error)) !== null,
    isSignOut: ({ event }) => {
      assertEvent(event, 'session.elsewhere');
      return event.change === 'signedOut';
    },
  },
  actions: {
    readHint: assign(({ context }) => ({ hintId: hintIn(context.storage) })),
    restoreUser: enqueueActions(({ context, enqueue }, { user }: { user: SessionUser | null }) => {
      if (user === null) return;
      const rememberMe = isRemembered(context.storage, user);
      enqueue.assign({ user, rememberMe, hintId: null, ...noPending, ...noError });
      enqueue(() => keepUser(context.storage, user, rememberMe));
      enqueue.emit({ type: 'session.signedIn', user, restored: true, returnTo: null });
      // She has logged in in another tab.
      for (const intent of intentsFor(user, context)) enqueue.emit({ type: 'session.replay', intent });
    }),
    forgetUser: enqueueActions(({ context, enqueue }) => {
      enqueue.assign(signedOut);
      enqueue(() => forgetUser(context.storage));
    }),
    /** She was here until another tab made this one ask. */
    notifyGone: enqueueActions(({ context, enqueue }) => {
      if (context.user !== null) enqueue.emit({ type: 'session.signedOut', reason: 'elsewhere' });
    }),
    dropIntents: assign(noPending),
    noteLoss: assign(({ context }) => ({ lostId: context.user?.id ?? null })),
    noteSubmission: assign(({ event }) => {
      assertEvent(event, ['login.submit', 'login.google']);
      return { ...noError, rememberMe: event.type === 'login.submit' && event.rememberMe };
    }),
    signIn: enqueueActions(({ context, enqueue }, { user }: { user: SessionUser | null }) => {
      if (user === null) return;
      const { rememberMe, storage } = context;
      const pending = intentsFor(user, context);
      enqueue.assign({ user, hintId: null, ...noPending, ...noError });
      enqueue(() => keepUser(storage, user, rememberMe));
      enqueue.emit({ type: 'session.signedIn', user, restored: false, returnTo: pending.at(-1)?.returnTo ?? null });
      for (const intent of pending) enqueue.emit({ type: 'session.replay', intent });
    }),
    notifyGoogleSuccess: emit({ type: 'session.notice', notice: noticeFrom(sessionTexts, 'success', 'S8.SOCIAL.01') }),
    showGoogleClosed: assign({ ...noError, error: 'S8.SOCIAL.02' }),
    showMissing: assign({ ...noError, error: 'S8.LOGIN.03' }),
    showNoMatch: assign({ ...noError, error: 'S8.LOGIN.01' }),
    showError: assign((_, params: { error: unknown }) => {
      const callError = toCallError(params.error);
      return { ...noError, ...loginError(callError), callError };
    }),
    showGoogleError: assign((_, params: { error: unknown }) => {
      const callError = toCallError(params.error);
      return { ...noError, error: 'S8.SOCIAL.02', errorDetail: null, callError };
    }),
    offerVerification: assign((_, params: { error: unknown }) => {
      const callError = toCallError(params.error);
      return { ...noError, error: 'J75.UNVERIFIED', verificationId: verificationIdOf(callError), callError };
    }),
    clearError: assign(noError),
    keepError: assign((_, params: { error: unknown }) => ({ callError: toCallError(params.error) })),
    keepIntent: assign(({ context, event }) => {
      assertEvent(event, 'intent.keep');
      // With a user it is hers: her session has ended, which may not be known here yet.
      return { pending: withIntent(context.pending, event.intent), lostId: context.user?.id ?? context.lostId };
    }),
    rename: enqueueActions(({ context, event, enqueue }) => {
      assertEvent(event, 'session.renamed');
      if (context.user === null) return;
      const user = { ...context.user, name: event.name };
      enqueue.assign({ user });
      enqueue(() => context.storage.session.setItem('loginName', event.name));
    }),
    notifySignedOut: emit((_, params: { reason: 'asked' | 'lost' | 'elsewhere' }) => ({
      type: 'session.signedOut' as const,
      reason: params.reason,
    })),
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ ...signedOut, ...noError, ...noPending, storage: input.storage }),
  initial: 'restoring',
  on: {
    'intent.keep': { actions: 'keepIntent' },
    'login.open': { actions: 'clearError' },
  },
  states: {
    restoring: {
      tags: ['restoring', 'busy'],
      entry: 'readHint',
      // The answer on its way may be of before the change.
      on: { 'session.elsewhere': { target: 'restoring', reenter: true } },
      invoke: {
        id: 'whoAmI',
        src: 'whoAmI',
        onDone: [
          {
            guard: { type: 'hasUser', params: ({ event }) => ({ user: event.output }) },
            target: 'signedIn',
            actions: { type: 'restoreUser', params: ({ event }) => ({ user: event.output }) },
          },
          { target: 'signedOut', actions: ['notifyGone', 'forgetUser'] },
        ],
        onError: { target: 'unreachable', actions: { type: 'keepError', params: ({ event }) => event } },
      },
    },
    unreachable: {
      tags: ['failed'],
      on: {
        'session.retry': 'restoring',
        'session.elsewhere': 'restoring',
        'login.submit': [
          { guard: 'isFilled', target: 'signedOut.checking', actions: 'noteSubmission' },
          { target: 'signedOut', actions: 'showMissing' },
        ],
        'login.google': { target: 'signedOut.checkingGoogle', actions: 'noteSubmission' },
        'login.googleFailed': { actions: 'showGoogleClosed' },
      },
    },
    signedOut: {
      tags: ['signedOut', 'known'],
      initial: 'idle',
      on: {
        'session.elsewhere': [{ guard: 'isSignOut' }, { target: 'restoring' }],
      },
      states: {
        idle: {
          on: {
            'login.submit': [
              { guard: 'isFilled', target: 'checking', actions: 'noteSubmission' },
              { actions: 'showMissing' },
            ],
            'login.google': { target: 'checkingGoogle', actions: 'noteSubmission' },
            'login.googleFailed': { actions: 'showGoogleClosed' },
          },
        },
        checking: {
          tags: ['busy'],
          invoke: {
            id: 'logIn',
            src: 'logIn',
            input: ({ event }) => {
              assertEvent(event, 'login.submit');
              const { email, password, rememberMe } = event;
              return { email: email.trim(), password, rememberMe };
            },
            onDone: [
              {
                guard: { type: 'hasUser', params: ({ event }) => ({ user: event.output }) },
                target: '#session.signedIn',
                actions: { type: 'signIn', params: ({ event }) => ({ user: event.output }) },
              },
              { target: 'idle', actions: 'showNoMatch' },
            ],
            onError: [
              {
                guard: { type: 'isUnverified', params: ({ event }) => event },
                target: 'unverified',
                actions: { type: 'offerVerification', params: ({ event }) => event },
              },
              { target: 'idle', actions: { type: 'showError', params: ({ event }) => event } },
            ],
          },
        },
        checkingGoogle: {
          tags: ['busy'],
          invoke: {
            id: 'logInWithGoogle',
            src: 'logInWithGoogle',
            input: ({ event }) => {
              assertEvent(event, 'login.google');
              return { token: event.token };
            },
            onDone: {
              target: '#session.signedIn',
              actions: [{ type: 'signIn', params: ({ event }) => ({ user: event.output }) }, 'notifyGoogleSuccess'],
            },
            onError: {
              target: 'idle',
              actions: { type: 'showGoogleError', params: ({ event }) => event },
            },
          },
        },
        unverified: {
          tags: ['unverified'],
          on: {
            'login.submit': [
              { guard: 'isFilled', target: 'checking', actions: 'noteSubmission' },
              { target: 'idle', actions: 'showMissing' },
            ],
            'login.google': { target: 'checkingGoogle', actions: 'noteSubmission' },
            'login.googleFailed': { target: 'idle', actions: 'showGoogleClosed' },
          },
        },
      },
    },
    signedIn: {
      tags: ['signedIn', 'known'],
      initial: 'shopper',
      on: {
        'session.signOut': {
          target: 'signingOut',
          actions: ['forgetUser', 'dropIntents', { type: 'notifySignedOut', params: { reason: 'asked' } }],
        },
        'session.lost': {
          target: 'signedOut',
          actions: ['noteLoss', 'forgetUser', { type: 'notifySignedOut', params: { reason: 'lost' } }],
        },
        'session.elsewhere': [
          {
            guard: 'isSignOut',
            target: 'signedOut',
            actions: ['forgetUser', 'dropIntents', { type: 'notifySignedOut', params: { reason: 'elsewhere' } }],
          },
          { target: 'restoring' },
        ],
        'session.renamed': { actions: 'rename' },
      },
      states: {
        shopper: { always: { guard: 'isAdmin', target: 'admin' } },
        admin: { tags: ['admin'] },
      },
    },
    signingOut: {
      tags: ['signedOut', 'known', 'busy'],
      invoke: {
        id: 'logOut',
        src: 'logOut',
        onDone: 'signedOut',
        onError: { target: 'signedOut', actions: { type: 'keepError', params: ({ event }) => event } },
      },
    },
  },
});

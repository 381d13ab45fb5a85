import { assertEvent, assign, emit, enqueueActions, setup } from 'xstate';
import { toCallError } from '../../call-error.ts';
import { contactTexts } from '../../texts/message-texts.ts';
import { notProvided } from '../../not-provided.ts';
import { noticeFrom } from '../../texts/notice.ts';
import { emptyContactForm, isContactComplete, isSameContact, messageInFlight } from './contact.logic.ts';
import type {
  ContactContext,
  ContactEmitted,
  ContactEvent,
  ContactInput,
  ContactTag,
  SendMessageInput,
  SentMessage,
} from './contact.types.ts';

/**
 * The contact form. No typed text is lost: an error keeps all fields, and a success
 * clears only what was sent.
 * Actors: `sendMessage` returns whether the message was relayed or only stored, and its number.
 */
export const contactMachine = setup({
  types: {} as {
    context: ContactContext;
    events: ContactEvent;
    emitted: ContactEmitted;
    input: ContactInput;
    tags: ContactTag;
  },
  actors: {
    sendMessage: notProvided<SentMessage, SendMessageInput>('sendMessage'),
  },
  guards: {
    isComplete: ({ context }) => isContactComplete(context.form),
  },
  actions: {
    keepText: assign(({ context, event }) => {
      assertEvent(event, 'contact.type');
      const { field, value } = event;
      return field === 'trap' ? { trap: value } : { form: { ...context.form, [field]: value } };
    }),
    clearError: assign({ error: null, callError: null }),
    showIncomplete: assign({ error: 'S5.CONTACT.01' as const, callError: null }),
    takeForm: assign(({ context: { form, sent, newKey } }) => {
      const key = sent !== null && isSameContact(sent.form, form) ? sent.key : newKey();
      return { sent: { form, key }, error: null, callError: null };
    }),
    emptyForm: assign(({ context: { form, sent } }) => ({
      form: sent !== null && isSameContact(sent.form, form) ? emptyContactForm : form,
      sent: null,
    })),
    notifySent: emit((_, { relayed, number }: SentMessage) => ({
      type: 'contact.notice' as const,
      notice: noticeFrom(contactTexts, 'success', relayed ? 'S8.CONTACT.01' : 'S8.CONTACT.02', {
        detail: number === null ? null : `Its number is ${number}.`,
      }),
    })),
    showError: enqueueActions(({ enqueue }, params: { error: unknown }) => {
      const callError = toCallError(params.error);
      enqueue.assign({ error: 'S8.CONTACT.03' as const, callError });
      const notice = noticeFrom(contactTexts, 'danger', 'S8.CONTACT.03', { detail: callError.message });
      enqueue.emit({ type: 'contact.notice', notice });
    }),
  },
}).createMachine({
  id: 'contact',
  context: ({ input }) => ({ ...input, form: emptyContactForm, trap: '', sent: null, error: null, callError: null }),
  initial: 'editing',
  states: {
    editing: {
      initial: 'clean',
      on: {
        'contact.type': { target: '.clean', actions: ['keepText', 'clearError'] },
        'contact.submit': [
          { guard: 'isComplete', target: 'sending', actions: 'takeForm' },
          { target: '.failed', actions: 'showIncomplete' },
        ],
      },
      states: { clean: {}, failed: { tags: ['failed'] }, sent: { tags: ['sent'] } },
    },
    sending: {
      tags: ['busy'],
      on: { 'contact.type': { actions: 'keepText' } },
      invoke: {
        id: 'sendMessage',
        src: 'sendMessage',
        input: ({ context }) => messageInFlight(context),
        onDone: {
          target: 'editing.sent',
          actions: ['emptyForm', { type: 'notifySent', params: ({ event }) => event.output }],
        },
        onError: { target: 'editing.failed', actions: { type: 'showError', params: ({ event }) => event } },
      },
    },
  },
});

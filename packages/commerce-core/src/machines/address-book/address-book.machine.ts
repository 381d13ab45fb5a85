import type { Address, AddressFields } from '@kayal/api-contract/client';
import { assertEvent, assign, enqueueActions, raise, setup } from 'xstate';
import { type CallError, toCallError } from '../../call-error.ts';
import { addressTexts } from '../../texts/message-texts.ts';
import { notProvided } from '../../not-provided.ts';
import { changeToSend, emptyList } from '../../optimistic-queue/optimistic-queue.ts';
import { noticeFrom } from '../../texts/notice.ts';
import { emptyAddress } from '../../rules/addresses.ts';
import { addressQueue, jobErrorNotice } from './address-book.logic.ts';
import type {
  AddressBookContext,
  AddressBookEmitted,
  AddressBookEvent,
  AddressBookInput,
  AddressBookTag,
  AddressJob,
  SaveAddressInput,
} from './address-book.types.ts';

const failedJob = (job: AddressJob, callError: CallError): AddressBookEmitted => ({
  type: 'addresses.notice',
  notice: jobErrorNotice(job, callError),
});

/**
 * The delivery addresses of one shopper, and the form over them.
 * A choice is shown at once and sent; then the list is read again, which also rolls back a failed choice.
 * The open form shows its own error, so that one is not emitted as a notice.
 * Actors: `loadAddresses` returns the list, `loadAddress` one address, `doJob` and `saveAddress` nothing.
 */
export const addressBookMachine = setup({
  types: {} as {
    context: AddressBookContext;
    events: AddressBookEvent;
    emitted: AddressBookEmitted;
    input: AddressBookInput;
    tags: AddressBookTag;
  },
  actors: {
    loadAddresses: notProvided<readonly Address[], { readonly customerId: string }>('loadAddresses'),
    doJob: notProvided<void, { readonly customerId: string; readonly job: AddressJob }>('doJob'),
    loadAddress: notProvided<AddressFields, { readonly id: string | null }>('loadAddress'),
    saveAddress: notProvided<void, SaveAddressInput>('saveAddress'),
  },
  guards: {
    hasJob: ({ context }) => context.queue.length > 0,
  },
  actions: {
    queueJob: assign(({ context, event }) => {
      assertEvent(event, ['address.choose', 'address.remove']);
      const kind = event.type === 'address.choose' ? ('activate' as const) : ('remove' as const);
      return { queue: [...context.queue, { kind, id: event.id }] };
    }),
    adoptAddresses: assign(({ context }, params: { addresses: readonly Address[] }) =>
      addressQueue.adopt(context, params.addresses),
    ),
    dropDoneJob: assign(({ context }) => ({ queue: context.queue.slice(1) })),
    rollBack: enqueueActions(({ context, enqueue }, params: { error: unknown }) => {
      const state = addressQueue.rollBack(context, params.error);
      enqueue.assign(state);
      enqueue.emit(failedJob(changeToSend(context).change, state.callError));
    }),
    rollBackAll: enqueueActions(({ context, enqueue }, params: { error: unknown }) => {
      const state = addressQueue.rollBackAll(params.error);
      enqueue.assign(state);
      for (const job of context.queue) enqueue.emit(failedJob(job, state.callError));
    }),
    startNew: assign({ editedId: null, fields: emptyAddress, error: null }),
    startEdit: assign(({ event }) => {
      assertEvent(event, 'form.edit');
      return { editedId: event.id, fields: emptyAddress, error: null };
    }),
    fillForm: assign((_, params: { fields: AddressFields }) => ({ fields: params.fields })),
    keepFields: assign(({ event }) => {
      assertEvent(event, 'form.save');
      return { fields: event.fields, error: null };
    }),
    notifyUnread: enqueueActions(({ enqueue }, params: { error: unknown }) => {
      const callError = toCallError(params.error);
      enqueue.assign({ callError });
      const notice = noticeFrom(addressTexts, 'danger', 'S8.ADDR.03', { detail: callError.message });
      enqueue.emit({ type: 'addresses.notice', notice });
    }),
    showFormError: assign(({ context }, params: { error: unknown }) => ({
      error: context.editedId === null ? ('S8.ADDR.01' as const) : ('S8.ADDR.02' as const),
      callError: toCallError(params.error),
    })),
    reload: raise({ type: 'addresses.reload' }),
  },
}).createMachine({
  id: 'address-book',
  type: 'parallel',
  context: ({ input }) => ({
    ...input,
    ...emptyList,
    editedId: null,
    fields: emptyAddress,
    error: null,
  }),
  states: {
    list: {
      initial: 'loading',
      on: {
        'address.choose': { actions: 'queueJob' },
        'address.remove': { actions: 'queueJob' },
      },
      states: {
        loading: {
          tags: ['loading', 'busy'],
          on: { 'addresses.reload': { target: 'loading', reenter: true } },
          invoke: {
            id: 'loadAddresses',
            src: 'loadAddresses',
            input: ({ context }) => ({ customerId: context.customerId }),
            onDone: {
              target: 'ready',
              actions: { type: 'adoptAddresses', params: ({ event }) => ({ addresses: event.output }) },
            },
            onError: { target: 'failed', actions: { type: 'rollBackAll', params: ({ event }) => event } },
          },
        },
        ready: {
          tags: ['ready'],
          always: { guard: 'hasJob', target: 'working' },
          on: { 'addresses.reload': 'refreshing' },
        },
        working: {
          tags: ['ready', 'busy'],
          on: { 'addresses.reload': {} },
          invoke: {
            id: 'doJob',
            src: 'doJob',
            input: ({ context }) => ({ customerId: context.customerId, job: changeToSend(context).change }),
            onDone: 'confirming',
            onError: { target: 'refreshing', actions: { type: 'rollBack', params: ({ event }) => event } },
          },
        },
        confirming: {
          tags: ['ready', 'busy'],
          on: { 'addresses.reload': { target: 'confirming', reenter: true } },
          invoke: {
            id: 'confirmAddresses',
            src: 'loadAddresses',
            input: ({ context }) => ({ customerId: context.customerId }),
            onDone: {
              target: 'ready',
              actions: [
                'dropDoneJob',
                { type: 'adoptAddresses', params: ({ event }) => ({ addresses: event.output }) },
              ],
            },
            // The job itself is done: only those after it have failed.
            onError: {
              target: 'failed',
              actions: ['dropDoneJob', { type: 'rollBackAll', params: ({ event }) => event }],
            },
          },
        },
        refreshing: {
          tags: ['ready', 'busy'],
          on: { 'addresses.reload': { target: 'refreshing', reenter: true } },
          invoke: {
            id: 'refreshAddresses',
            src: 'loadAddresses',
            input: ({ context }) => ({ customerId: context.customerId }),
            onDone: {
              target: 'ready',
              actions: { type: 'adoptAddresses', params: ({ event }) => ({ addresses: event.output }) },
            },
            onError: { target: 'failed', actions: { type: 'rollBackAll', params: ({ event }) => event } },
          },
        },
        failed: {
          tags: ['failed'],
          on: {
            'addresses.reload': 'loading',
          },
        },
      },
    },
    form: {
      initial: 'closed',
      states: {
        closed: {
          on: {
            'form.add': { target: 'open', actions: 'startNew' },
            'form.edit': { target: 'opening', actions: 'startEdit' },
          },
        },
        opening: {
          tags: ['formOpen', 'formLoading'],
          on: { 'form.close': 'closed' },
          invoke: {
            id: 'loadAddress',
            src: 'loadAddress',
            input: ({ context }) => ({ id: context.editedId }),
            onDone: {
              target: 'open',
              actions: { type: 'fillForm', params: ({ event }) => ({ fields: event.output }) },
            },
            onError: {
              target: 'closed',
              actions: { type: 'notifyUnread', params: ({ event }) => event },
            },
          },
        },
        open: {
          tags: ['formOpen'],
          initial: 'clean',
          on: { 'form.save': { target: 'saving', actions: 'keepFields' }, 'form.close': 'closed' },
          states: { clean: {}, failed: { tags: ['formFailed'] } },
        },
        saving: {
          tags: ['formOpen', 'formBusy'],
          invoke: {
            id: 'saveAddress',
            src: 'saveAddress',
            input: ({ context }) => ({ customerId: context.customerId, id: context.editedId, fields: context.fields }),
            onDone: { target: 'closed', actions: 'reload' },
            onError: {
              target: 'open.failed',
              actions: { type: 'showFormError', params: ({ event }) => event },
            },
          },
        },
      },
    },
  },
});

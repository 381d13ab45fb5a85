import type { Customer, ShopApi } from '@kayal/api-contract/client';
import { toCallError, noticeOf } from '@kayal/commerce-core';
import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type { ShopActors } from './shop-actors.ts';
import { whileSignedIn } from './while-signed-in.ts';

/** What the profile needs of the shop. */
interface ProfileSurroundings {
  readonly api: Pick<ShopApi, 'customer' | 'updateProfile'>;
  readonly session: Pick<ShopActors['session'], 'send'>;
  readonly notify: ShopActors['notify'];
}

/** What the profile remembers. */
interface ProfileContext {
  readonly customerId: string;
  readonly customer: Customer | null;
  /** Whether the last try to save failed. */
  readonly isNotSaved: boolean;
  /** Whether the form was open: what had the focus then has gone. */
  readonly wasEdited: boolean;
}

/** Everything the profile understands. `name.save` carries a name that is not blank. */
type ProfileEvent =
  | { readonly type: 'profile.reload' }
  | { readonly type: 'name.edit' }
  | { readonly type: 'name.cancel' }
  | { readonly type: 'name.save'; readonly name: string };

/**
 * A shopper's own record, and the change of her name (S7.USER.08, S8.PROF.01, J53). A saved name is told to the session,
 * so that every page greets her by it.
 */
export function provideProfile({ api, session, notify }: ProfileSurroundings) {
  const resultOf = whileSignedIn(session);
  return setup({
    types: {} as {
      context: ProfileContext;
      events: ProfileEvent;
      input: { readonly customerId: string };
      tags: 'loading' | 'missing' | 'failed' | 'ready' | 'editing' | 'busy';
    },
    actors: {
      loadCustomer: fromPromise<Customer, { readonly customerId: string }>(
        async ({ input }) => (await resultOf(api.customer(input.customerId))).customer,
      ),
      saveName: fromPromise<string, { readonly name: string }>(async ({ input }) => {
        const { name } = await resultOf(api.updateProfile({ fullName: input.name }));
        session.send({ type: 'session.renamed', name });
        notify(noticeOf('success', 'J53.SAVED'));
        return name;
      }),
    },
    guards: { isMissing: (_, params: { readonly error: unknown }) => toCallError(params.error).status === 404 },
    actions: {
      keepCustomer: assign((_, params: { readonly customer: Customer }) => ({ customer: params.customer })),
      rename: assign(({ context }, params: { readonly name: string }) => ({
        customer: context.customer === null ? null : { ...context.customer, name: params.name },
      })),
      noteNotSaved: assign({ isNotSaved: true }),
      forgetNotSaved: assign({ isNotSaved: false }),
      noteEdited: assign({ wasEdited: true }),
    },
  }).createMachine({
    id: 'profile',
    context: ({ input }) => ({ ...input, customer: null, isNotSaved: false, wasEdited: false }),
    initial: 'loading',
    states: {
      loading: {
        tags: ['loading'],
        invoke: {
          id: 'loadCustomer',
          src: 'loadCustomer',
          input: ({ context }) => ({ customerId: context.customerId }),
          onDone: {
            target: 'ready',
            actions: { type: 'keepCustomer', params: ({ event }) => ({ customer: event.output }) },
          },
          onError: [
            { guard: { type: 'isMissing', params: ({ event }) => event }, target: 'missing' },
            { target: 'failed' },
          ],
        },
      },
      missing: { tags: ['missing'], on: { 'profile.reload': 'loading' } },
      failed: { tags: ['failed'], on: { 'profile.reload': 'loading' } },
      ready: {
        tags: ['ready'],
        initial: 'shown',
        states: {
          shown: { entry: 'forgetNotSaved', on: { 'name.edit': 'editing' } },
          editing: { tags: ['editing'], entry: 'noteEdited', on: { 'name.cancel': 'shown', 'name.save': 'saving' } },
          saving: {
            tags: ['editing', 'busy'],
            entry: 'forgetNotSaved',
            invoke: {
              id: 'saveName',
              src: 'saveName',
              input: ({ event }) => {
                assertEvent(event, 'name.save');
                return { name: event.name.trim() };
              },
              onDone: {
                target: 'shown',
                actions: { type: 'rename', params: ({ event }) => ({ name: event.output }) },
              },
              onError: { target: 'editing', actions: 'noteNotSaved' },
            },
          },
        },
      },
    },
  });
}

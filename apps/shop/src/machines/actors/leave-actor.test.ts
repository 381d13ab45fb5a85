import type { Address } from '@kayal/api-contract/client';
import { addressBookMachine, emptyAddress, type AddressJob } from '@kayal/commerce-core';
import { expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { leaveActor } from './leave-actor.ts';

const addresses: readonly Address[] = ['a1', 'a2', 'a3'].map((id) => ({
  ...emptyAddress,
  id,
  name: 'Asha',
  isActive: id === 'a1',
}));

const isBusy = (snapshot: { readonly hasTag: (tag: 'busy') => boolean }) => snapshot.hasTag('busy');

/** A list of three addresses that is read, on a server that answers when it is let. */
async function openBook() {
  const done: string[] = [];
  const answers: PromiseWithResolvers<void>[] = [];
  const book = createActor(
    addressBookMachine.provide({
      actors: {
        loadAddresses: fromPromise<readonly Address[], { readonly customerId: string }>(() =>
          Promise.resolve(addresses),
        ),
        doJob: fromPromise<void, { readonly customerId: string; readonly job: AddressJob }>(({ input }) => {
          done.push(input.job.id);
          const answer = Promise.withResolvers<void>();
          answers.push(answer);
          return answer.promise;
        }),
      },
    }),
    { input: { customerId: 'c1' } },
  ).start();
  await waitFor(book, (snapshot) => snapshot.hasTag('ready'));
  return { book, done, answers };
}

it('S4.ADDR.02 the last of several choices is sent, though the page is left at once', async () => {
  const { book, done, answers } = await openBook();
  book.send({ type: 'address.choose', id: 'a2' });
  book.send({ type: 'address.choose', id: 'a3' });
  leaveActor(book, { isBusy, onEvent: () => {} });
  expect(done).toEqual(['a2']);
  answers[0]?.resolve();
  await vi.waitFor(() => expect(done).toEqual(['a2', 'a3']));
  expect(book.getSnapshot().status).toBe('active');
  answers[1]?.resolve();
  await vi.waitFor(() => expect(book.getSnapshot().status).toBe('stopped'));
});

it('S8.ADDR.02 what fails after the page is left is said', async () => {
  const { book, answers } = await openBook();
  const said: string[] = [];
  book.send({ type: 'address.choose', id: 'a2' });
  leaveActor(book, { isBusy, onEvent: ({ notice }) => void said.push(notice.text) });
  answers[0]?.reject(new TypeError('fetch failed'));
  await vi.waitFor(() => expect(book.getSnapshot().status).toBe('stopped'));
  expect(said).toEqual(['Failed to update address']);
});

it('an actor with nothing to do stops with its page', async () => {
  const { book } = await openBook();
  leaveActor(book, { isBusy, onEvent: () => {} });
  expect(book.getSnapshot().status).toBe('stopped');
});

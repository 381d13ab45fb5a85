import { describe, expect, it } from 'vitest';
import type { Address, AddressFields } from '@kayal/api-contract/client';
import { createActor } from 'xstate';
import { emptyAddress } from '../../rules/addresses.ts';
import { manualActor, offline, refusal, settle } from '../../testing/machine.test-support.ts';
import { walkMachine } from '../../testing/walk.test-support.ts';
import { addressBookMachine } from './address-book.machine.ts';
import {
  selectActiveAddress,
  selectAddresses,
  selectFormError,
  selectFormErrorReason,
} from './address-book.selectors.ts';
import type { AddressBookEmitted, AddressJob, SaveAddressInput } from './address-book.types.ts';

const fields: AddressFields = { ...emptyAddress, name: 'Asha', city: 'Alappuzha' };
const home: Address = { ...fields, id: 'h', isActive: true };
const office: Address = { ...fields, id: 'o', addressType: 'Office', isActive: false };

async function start(list: readonly Address[] | null = [home, office]) {
  const load = manualActor<readonly Address[], { readonly customerId: string }>();
  const job = manualActor<void, { readonly customerId: string; readonly job: AddressJob }>();
  const one = manualActor<AddressFields, { readonly id: string | null }>();
  const save = manualActor<void, SaveAddressInput>();
  const machine = addressBookMachine.provide({
    actors: { loadAddresses: load.logic, doJob: job.logic, loadAddress: one.logic, saveAddress: save.logic },
  });
  const actor = createActor(machine, { input: { customerId: 'c1' } });
  const emitted: AddressBookEmitted[] = [];
  actor.on('*', (event) => void emitted.push(event));
  actor.start();
  if (list !== null) load.call().resolve(list);
  await settle();
  const activeId = (): string | undefined => selectActiveAddress(actor.getSnapshot())?.id;
  return { actor, load, job, one, save, emitted, activeId };
}

const noticed = (emitted: readonly AddressBookEmitted[]): string[] =>
  emitted.flatMap((each) => (each.type === 'addresses.notice' ? [each.notice.text] : []));

describe('address-book machine', () => {
  it('S4.ADDR.01 S4.ADDR.02 choosing shows at once, is sent, and the list is read again', async () => {
    const { actor, load, job, activeId } = await start();
    actor.send({ type: 'address.choose', id: 'o' });
    expect(activeId()).toBe('o');
    expect(selectAddresses(actor.getSnapshot()).filter((address) => address.isActive)).toHaveLength(1);
    expect(job.call().input).toEqual({ customerId: 'c1', job: { kind: 'activate', id: 'o' } });
    job.call().resolve();
    await settle();
    expect(load.calls).toHaveLength(2);
    expect(activeId()).toBe('o');
    load.call().resolve([
      { ...home, isActive: false },
      { ...office, isActive: true },
    ]);
    await settle();
    expect(actor.getSnapshot().context.queue).toEqual([]);
    expect(activeId()).toBe('o');
  });

  it('S8.ADDR.02 a failed choice rolls back with its reason', async () => {
    const { actor, load, job, emitted, activeId } = await start();
    actor.send({ type: 'address.choose', id: 'o' });
    job.call().reject(offline);
    await settle();
    expect(activeId()).toBe('h');
    expect(noticed(emitted)).toEqual(['Failed to update address']);
    load.call().resolve([home, office]);
    await settle();
    expect(actor.getSnapshot().hasTag('ready')).toBe(true);
  });

  it('S4.ADDR.02 a choice that is saved is not called a failure when the list cannot be read again', async () => {
    const { actor, load, job, emitted } = await start();
    actor.send({ type: 'address.choose', id: 'o' });
    job.call().resolve();
    await settle();
    load.call().reject(offline);
    await settle();
    expect([noticed(emitted), actor.getSnapshot().hasTag('failed')]).toEqual([[], true]);
  });

  it('a choice during another choice is queued', async () => {
    const { actor, load, job, activeId } = await start();
    actor.send({ type: 'address.choose', id: 'o' });
    actor.send({ type: 'address.choose', id: 'h' });
    actor.send({ type: 'address.remove', id: 'o' });
    expect(activeId()).toBe('h');
    expect(selectAddresses(actor.getSnapshot())).toHaveLength(1);
    for (let turn = 0; turn < 3; turn += 1) {
      job.call().resolve();
      await settle();
      load.call().resolve([home, office]);
      await settle();
    }
    expect(job.calls.map((call) => call.input.job)).toEqual([
      { kind: 'activate', id: 'o' },
      { kind: 'activate', id: 'h' },
      { kind: 'remove', id: 'o' },
    ]);
  });

  it('S2.ADDR.03 a refused removal restores the address and says why', async () => {
    const { actor, job, emitted } = await start();
    actor.send({ type: 'address.remove', id: 'o' });
    expect(selectAddresses(actor.getSnapshot())).toEqual([home]);
    job.call().reject(refusal(404, 'not_found', 'Not found'));
    await settle();
    expect(selectAddresses(actor.getSnapshot())).toEqual([home, office]);
    expect(emitted[0]).toMatchObject({ notice: { text: 'Failed to remove address', detail: 'Not found' } });
  });

  it('S2.ADDR.05 S3.ENT.12 a new address starts empty with Home, is saved, and the list is read again', async () => {
    const { actor, load, save } = await start();
    actor.send({ type: 'form.add' });
    expect(actor.getSnapshot().context.fields.addressType).toBe('Home');
    actor.send({ type: 'form.save', fields });
    expect(save.call().input).toEqual({ customerId: 'c1', id: null, fields });
    save.call().resolve();
    await settle();
    expect(actor.getSnapshot().hasTag('formOpen')).toBe(false);
    expect(load.calls).toHaveLength(2);
  });

  it('S2.ADDR.04 S7.ADDR.02 editing reads the address first and saves it under its id', async () => {
    const { actor, one, save } = await start();
    actor.send({ type: 'form.edit', id: 'o' });
    expect(actor.getSnapshot().hasTag('formLoading')).toBe(true);
    one.call().resolve({ ...fields, city: 'Kochi' });
    await settle();
    expect(actor.getSnapshot().context.fields.city).toBe('Kochi');
    actor.send({ type: 'form.save', fields });
    expect(save.call().input.id).toBe('o');
  });

  it('S8.ADDR.01 S8.ADDR.02 S8.ADDR.03 saving, updating and fetching fail with their own texts and keep what was typed', async () => {
    const { actor, one, save, emitted } = await start();
    actor.send({ type: 'form.add' });
    actor.send({ type: 'form.save', fields });
    save.call().reject(refusal(409, 'address.limit', 'Full'));
    await settle();
    expect(selectFormError(actor.getSnapshot())).toBe('Failed to save address');
    expect(selectFormErrorReason(actor.getSnapshot())).toBe('Full');
    expect(noticed(emitted)).toEqual([]);
    expect(actor.getSnapshot().context.fields).toEqual(fields);
    actor.send({ type: 'form.close' });
    actor.send({ type: 'form.edit', id: 'o' });
    one.call().reject(offline);
    await settle();
    expect(actor.getSnapshot().hasTag('formOpen')).toBe(false);
    actor.send({ type: 'form.edit', id: 'o' });
    one.call().resolve(fields);
    await settle();
    actor.send({ type: 'form.save', fields });
    save.call().reject(offline);
    await settle();
    expect(selectFormError(actor.getSnapshot())).toBe('Failed to update address');
    expect(noticed(emitted)).toEqual(['Failed to fetch address details']);
  });

  it('the form ignores events that do not fit its state', async () => {
    const { actor, save, emitted } = await start();
    actor.send({ type: 'form.save', fields });
    actor.send({ type: 'form.add' });
    actor.send({ type: 'form.edit', id: 'o' });
    actor.send({ type: 'form.save', fields });
    actor.send({ type: 'form.save', fields });
    actor.send({ type: 'form.close' });
    expect(save.calls).toHaveLength(1);
    expect(actor.getSnapshot().matches({ form: 'saving' })).toBe(true);
    expect(actor.getSnapshot().context.editedId).toBeNull();
    expect(emitted).toEqual([]);
  });

  it('S8.PROF.04 J54 a list that cannot be read is failed, not empty, and can be read again', async () => {
    const { actor, load } = await start(null);
    load.call().reject(offline);
    await settle();
    expect(actor.getSnapshot().hasTag('failed')).toBe(true);
    actor.send({ type: 'addresses.reload' });
    load.call().resolve([]);
    await settle();
    expect(actor.getSnapshot().hasTag('ready')).toBe(true);
    expect(selectActiveAddress(actor.getSnapshot())).toBeNull();
  });

  it('each state of the list says what screens show of it', async () => {
    const { actor, load, job } = await start(null);
    const tags = () => [...actor.getSnapshot().tags].toSorted();
    expect(tags()).toEqual(['busy', 'loading']);
    load.call().resolve([home, office]);
    await settle();
    expect(tags()).toEqual(['ready']);
    actor.send({ type: 'address.choose', id: 'o' });
    expect(tags()).toEqual(['busy', 'ready']);
    job.call().resolve();
    await settle();
    expect(tags()).toEqual(['busy', 'ready']);
    expect(load.calls).toHaveLength(2);
    load.call().resolve([home, office]);
    await settle();
    actor.send({ type: 'addresses.reload' });
    expect(tags()).toEqual(['busy', 'ready']);
    load.call().reject(offline);
    await settle();
    expect(tags()).toEqual(['failed']);
  });

  it('each state of the form says what screens show of it', async () => {
    const { actor, one, save } = await start();
    const tags = () => [...actor.getSnapshot().tags].filter((tag) => tag.startsWith('form')).toSorted();
    expect(tags()).toEqual([]);
    actor.send({ type: 'form.edit', id: 'o' });
    expect(tags()).toEqual(['formLoading', 'formOpen']);
    expect(one.call().input).toEqual({ id: 'o' });
    one.call().resolve(fields);
    await settle();
    expect(tags()).toEqual(['formOpen']);
    actor.send({ type: 'form.save', fields });
    expect(tags()).toEqual(['formBusy', 'formOpen']);
    save.call().reject(offline);
    await settle();
    expect(tags()).toEqual(['formFailed', 'formOpen']);
  });

  it('a list that is requested while it is read is read once more, always of this shopper', async () => {
    const { actor, load, job } = await start(null);
    actor.send({ type: 'addresses.reload' });
    expect(load.calls).toHaveLength(2);
    load.call().resolve([home, office]);
    await settle();
    actor.send({ type: 'address.choose', id: 'o' });
    job.call().resolve();
    await settle();
    actor.send({ type: 'addresses.reload' });
    expect(load.calls).toHaveLength(4);
    load.call().resolve([home, office]);
    await settle();
    actor.send({ type: 'addresses.reload' });
    actor.send({ type: 'addresses.reload' });
    expect(load.calls).toHaveLength(6);
    expect(load.calls.map((call) => call.input)).toEqual(load.calls.map(() => ({ customerId: 'c1' })));
    load.call().resolve([office]);
    await settle();
    expect(selectAddresses(actor.getSnapshot())).toEqual([office]);
    expect(actor.getSnapshot().matches({ list: 'ready' })).toBe(true);
  });

  it('before it is read the list is empty', async () => {
    const { actor } = await start(null);
    expect(selectAddresses(actor.getSnapshot())).toEqual([]);
  });

  it('a list that cannot be read drops what was chosen, and says so for each choice', async () => {
    const { actor, load, job, emitted, activeId } = await start(null);
    actor.send({ type: 'address.choose', id: 'o' });
    actor.send({ type: 'address.remove', id: 'o' });
    load.call().reject(offline);
    await settle();
    expect(noticed(emitted)).toEqual(['Failed to update address', 'Failed to remove address']);
    expect(actor.getSnapshot().context.callError).toMatchObject({ kind: 'network' });
    actor.send({ type: 'addresses.reload' });
    load.call().resolve([home, office]);
    await settle();
    expect(activeId()).toBe('h');
    expect(selectAddresses(actor.getSnapshot())).toHaveLength(2);
    expect(job.calls).toEqual([]);
  });

  it('an address that is not in the list cannot become the chosen one', async () => {
    const { actor, activeId } = await start();
    actor.send({ type: 'address.choose', id: 'gone' });
    expect(activeId()).toBe('h');
  });

  it('an address that cannot be read is reported with its reason', async () => {
    const { actor, one, emitted } = await start();
    actor.send({ type: 'form.edit', id: 'o' });
    one.call().reject(refusal(404, 'not_found', 'Not found'));
    await settle();
    expect(emitted).toMatchObject([{ notice: { text: 'Failed to fetch address details', detail: 'Not found' } }]);
    expect(actor.getSnapshot().context.callError).toMatchObject({ status: 404 });
    expect(selectFormError(actor.getSnapshot())).toBeNull();
    expect(selectFormErrorReason(actor.getSnapshot())).toBeNull();
  });

  it('a new address after a failed edit starts empty and without an error', async () => {
    const { actor, one, save } = await start();
    actor.send({ type: 'form.edit', id: 'o' });
    one.call().resolve(fields);
    await settle();
    actor.send({ type: 'form.save', fields });
    save.call().reject(offline);
    await settle();
    actor.send({ type: 'form.close' });
    actor.send({ type: 'form.add' });
    expect(selectFormError(actor.getSnapshot())).toBeNull();
    expect(actor.getSnapshot().context).toMatchObject({ editedId: null, fields: emptyAddress });
  });

  it('every state and every transition is walked', async () => {
    const report = walkMachine({
      machine: addressBookMachine,
      inputs: [{ customerId: 'c1' }],
      events: [
        { type: 'address.choose', id: 'o' },
        { type: 'address.remove', id: 'o' },
        { type: 'addresses.reload' },
        { type: 'form.add' },
        { type: 'form.edit', id: 'o' },
        { type: 'form.save', fields },
        { type: 'form.close' },
      ],
      answers: {
        loadAddresses: { done: [[home, office]], error: [offline] },
        confirmAddresses: { done: [[home, office]], error: [offline] },
        refreshAddresses: { done: [[home, office]], error: [offline] },
        doJob: { done: [undefined], error: [offline] },
        loadAddress: { done: [fields], error: [offline] },
        saveAddress: { done: [undefined], error: [offline] },
      },
      facts: ({ queue }) => queue[0]?.kind,
    });
    console.info(report.summary);
    expect(report).toMatchObject({ missingStates: [], missingTransitions: [], disagreements: [] });
    await expect(report.messages).toMatchFileSnapshot('./address-book.messages.json');
  });
});

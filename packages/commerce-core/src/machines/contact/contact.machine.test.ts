import { describe, expect, it } from 'vitest';
import type { ContactForm } from '@kayal/api-contract/client';
import { createActor } from 'xstate';
import { countingKeys, manualActor, offline, refusal, settle } from '../../testing/machine.test-support.ts';
import { walkMachine } from '../../testing/walk.test-support.ts';
import { emptyContactForm } from './contact.logic.ts';
import { contactMachine } from './contact.machine.ts';
import { selectContactError, selectContactForm } from './contact.selectors.ts';
import type { ContactEmitted, SendMessageInput, SentMessage } from './contact.types.ts';

const form: ContactForm = { name: 'Asha', email: 'not an address', mobileNumber: '12', message: 'Hello' };
const fields = ['name', 'email', 'mobileNumber', 'message'] as const;

function start() {
  const send = manualActor<SentMessage, SendMessageInput>();
  const machine = contactMachine.provide({ actors: { sendMessage: send.logic } });
  const actor = createActor(machine, { input: { newKey: countingKeys() } });
  const emitted: ContactEmitted[] = [];
  actor.on('*', (event) => void emitted.push(event));
  actor.start();
  const type = (over: Partial<ContactForm> = {}): void => {
    for (const field of fields) actor.send({ type: 'contact.type', field, value: { ...form, ...over }[field] });
  };
  const submit = (): void => actor.send({ type: 'contact.submit' });
  return { actor, send, emitted, type, submit };
}

describe('contact machine', () => {
  it.each(fields)('S5.CONTACT.01 without %s nothing is sent', (field) => {
    const { actor, send, type, submit } = start();
    type({ [field]: '  ' });
    submit();
    expect(send.calls).toHaveLength(0);
    expect(selectContactError(actor.getSnapshot())).toBe('Please fill out all fields.');
    actor.send({ type: 'contact.type', field, value: 'x' });
    expect(selectContactError(actor.getSnapshot())).toBeNull();
  });

  it.each([
    [true, 'Message sent successfully to WhatsApp!'],
    [false, 'Message sent successfully'],
  ])('S8.CONTACT.01 S8.CONTACT.02 S5.CONTACT.02 relayed %s reads %j and empties the form', async (relayed, text) => {
    const { actor, send, emitted, type, submit } = start();
    type();
    actor.send({ type: 'contact.type', field: 'trap', value: 'robot' });
    submit();
    expect(send.call().input).toEqual({ form, trap: 'robot', key: 'key-1' });
    send.call().resolve({ relayed, number: null });
    await settle();
    expect(emitted).toMatchObject([{ type: 'contact.notice', notice: { tone: 'success', text } }]);
    expect(selectContactForm(actor.getSnapshot())).toEqual(emptyContactForm);
    expect(actor.getSnapshot().hasTag('sent')).toBe(true);
  });

  it('S8.CONTACT.03 an error keeps all fields, and a retry of the same message has the same key', async () => {
    const { actor, send, emitted, type, submit } = start();
    type();
    submit();
    send.call().reject(offline);
    await settle();
    const text = 'An error occurred while sending the message. Please try again.';
    expect(emitted).toMatchObject([{ notice: { tone: 'danger', text } }]);
    expect(selectContactError(actor.getSnapshot())).toBe(text);
    expect(selectContactForm(actor.getSnapshot())).toEqual(form);
    submit();
    send.call().reject(refusal(429, 'rate.limited', 'Too many tries.'));
    await settle();
    expect(emitted.at(-1)).toMatchObject({ notice: { detail: 'Too many tries.' } });
    type({ message: 'Hello again' });
    submit();
    expect(send.calls.map((call) => call.input.key)).toEqual(['key-1', 'key-1', 'key-2']);
  });

  it('J30 the same text after a success is a new message with a new key', async () => {
    const { send, type, submit } = start();
    type();
    submit();
    send.call().resolve({ relayed: true, number: null });
    await settle();
    type();
    submit();
    expect(send.call().input.key).toBe('key-2');
  });

  it('where the shop gives numbers, the notice names that of the message', async () => {
    const { send, emitted, type, submit } = start();
    type();
    submit();
    send.call().resolve({ relayed: true, number: 'C1' });
    await settle();
    expect(emitted).toMatchObject([{ notice: { tone: 'success', detail: 'Its number is C1.' } }]);
  });

  it('text typed while a message is sent stays', async () => {
    const { actor, send, emitted, type, submit } = start();
    type();
    submit();
    actor.send({ type: 'contact.type', field: 'message', value: 'Hello, and one more thing' });
    submit();
    expect([send.calls.length, emitted]).toEqual([1, []]);
    send.call().resolve({ relayed: true, number: null });
    await settle();
    expect(selectContactForm(actor.getSnapshot()).message).toBe('Hello, and one more thing');
  });

  it.each(fields)('after an error a changed %s makes another message', async (field) => {
    const { send, type, submit } = start();
    type();
    submit();
    send.call().reject(offline);
    await settle();
    type({ [field]: 'another' });
    submit();
    expect(send.calls.map((call) => call.input.key)).toEqual(['key-1', 'key-2']);
  });

  it('each state says what the form shows of it, and the next step takes an error back', async () => {
    const { actor, send, type, submit } = start();
    const tags = () => [...actor.getSnapshot().tags];
    expect([tags(), selectContactForm(actor.getSnapshot())]).toEqual([[], emptyContactForm]);
    submit();
    expect(tags()).toEqual(['failed']);
    type();
    expect(tags()).toEqual([]);
    submit();
    expect(tags()).toEqual(['busy']);
    expect(send.call().input.trap).toBe('');
    send.call().reject(offline);
    await settle();
    expect(tags()).toEqual(['failed']);
    expect(actor.getSnapshot().context.callError).toMatchObject({ kind: 'network' });
    submit();
    expect(selectContactError(actor.getSnapshot())).toBeNull();
    expect(actor.getSnapshot().context.callError).toBeNull();
  });

  it('every state and every transition is walked', async () => {
    const report = walkMachine({
      machine: contactMachine,
      inputs: [{ newKey: () => 'key' }],
      events: [...fields.map((field) => ({ type: 'contact.type', field, value: 'x' })), { type: 'contact.submit' }],
      answers: {
        sendMessage: {
          done: [
            { relayed: true, number: null },
            { relayed: false, number: null },
          ],
          error: [offline],
        },
      },
      facts: ({ form: typed }) => typed,
    });
    console.info(report.summary);
    expect(report).toMatchObject({ missingStates: [], missingTransitions: [], disagreements: [] });
    await expect(report.messages).toMatchFileSnapshot('./contact.messages.json');
  });
});

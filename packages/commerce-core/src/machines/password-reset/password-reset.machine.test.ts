import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { manualActor, offline, refusal, settle } from '../../testing/machine.test-support.ts';
import { walkMachine } from '../../testing/walk.test-support.ts';
import { passwordResetMachine } from './password-reset.machine.ts';
import { selectResetEmail, selectResetError } from './password-reset.selectors.ts';
import type { PasswordResetEmitted, UpdatePasswordInput } from './password-reset.types.ts';

const email = 'asha@kayal.example';
const change = { type: 'reset.change', otp: ' 123 456 ', password: 'new one', confirmation: 'new one' } as const;

function start() {
  const send = manualActor<void, { readonly email: string }>();
  const update = manualActor<void, UpdatePasswordInput>();
  const machine = passwordResetMachine.provide({ actors: { sendCode: send.logic, updatePassword: update.logic } });
  const actor = createActor(machine);
  const emitted: PasswordResetEmitted[] = [];
  actor.on('*', (event) => void emitted.push(event));
  actor.start();
  const shown = (): string | null => selectResetError(actor.getSnapshot());
  const tagged = (tag: 'step1' | 'step2' | 'busy' | 'done'): boolean => actor.getSnapshot().hasTag(tag);
  return { actor, send, update, emitted, shown, tagged };
}

async function atStep2() {
  const form = start();
  form.actor.send({ type: 'reset.send', email });
  form.send.call().resolve();
  await settle();
  return form;
}

describe('password-reset machine', () => {
  it('S4.FORGOT.01 S4.FORGOT.02 starts at step 1, and step 2 comes only after a successful send', async () => {
    const { actor, send, tagged } = start();
    expect([tagged('step1'), tagged('step2')]).toEqual([true, false]);
    actor.send({ type: 'reset.send', email: ` ${email} ` });
    expect([tagged('step1'), tagged('busy')]).toEqual([true, true]);
    expect(send.call().input).toEqual({ email });
    send.call().resolve();
    await settle();
    expect([tagged('step1'), tagged('step2')]).toEqual([false, true]);
    expect(selectResetEmail(actor.getSnapshot())).toBe(email);
  });

  it('S8.FORGOT.01 a failed send stays at step 1 with the server’s text, else the listed one', async () => {
    const { actor, send, shown, emitted, tagged } = start();
    actor.send({ type: 'reset.send', email });
    send.call().reject(refusal(429, 'otp.limited', 'Too many codes were asked for.'));
    await settle();
    expect([shown(), tagged('step1')]).toEqual(['Too many codes were asked for.', true]);
    actor.send({ type: 'reset.edit' });
    expect(shown()).toBeNull();
    actor.send({ type: 'reset.send', email });
    send.call().reject(offline);
    await settle();
    expect(shown()).toBe('Error sending OTP');
    expect(emitted).toMatchObject([{ notice: { tone: 'danger' } }, { notice: { messageId: 'S8.FORGOT.01' } }]);
  });

  it('a blank address sends nothing', () => {
    const { actor, send, shown } = start();
    actor.send({ type: 'reset.send', email: '  ' });
    expect([send.calls.length, shown()]).toEqual([0, 'Please fill in all fields.']);
  });

  it('S5.FORGOT.01 different passwords are refused before any other check', async () => {
    const { actor, update, shown } = await atStep2();
    actor.send({ ...change, otp: '', confirmation: 'other' });
    expect([update.calls.length, shown()]).toEqual([0, 'Passwords do not match']);
    actor.send({ type: 'reset.edit' });
    expect(shown()).toBeNull();
    actor.send({ ...change, otp: ' ' });
    expect([update.calls.length, shown()]).toEqual([0, 'Please fill in all fields.']);
    actor.send({ ...change, password: '', confirmation: '' });
    expect(update.calls).toHaveLength(0);
  });

  it('S4.FORGOT.03 a successful update goes to login, and the context keeps no password', async () => {
    const { actor, update, emitted, tagged } = await atStep2();
    actor.send(change);
    expect(update.call().input).toEqual({ email, otp: '123456', newPassword: 'new one' });
    update.call().resolve();
    await settle();
    expect([emitted, tagged('done')]).toEqual([[{ type: 'reset.done' }], true]);
    expect(JSON.stringify(actor.getSnapshot().context)).not.toContain('new one');
  });

  it('S8.FORGOT.02 a failed update stays at step 2 with the server’s text, else the listed one', async () => {
    const { actor, update, shown, tagged } = await atStep2();
    actor.send(change);
    update.call().reject(refusal(400, 'otp.invalid', 'Invalid or expired OTP'));
    await settle();
    expect([shown(), tagged('step2')]).toEqual(['Invalid or expired OTP', true]);
    actor.send(change);
    update.call().reject(refusal(500, 'internal', 'stack trace'));
    await settle();
    expect(shown()).toBe('Error updating password');
  });

  it('J27 another code goes to the same address; back leads to step 1', async () => {
    const { actor, send, emitted, tagged } = await atStep2();
    actor.send({ type: 'reset.resend' });
    expect(send.calls.map((call) => call.input.email)).toEqual([email, email]);
    send.call().resolve();
    await settle();
    expect([emitted.length, tagged('step2')]).toEqual([1, true]);
    actor.send({ type: 'reset.back' });
    expect(tagged('step1')).toBe(true);
  });

  it('a second press while busy is ignored', () => {
    const { actor, send, emitted } = start();
    actor.send({ type: 'reset.send', email });
    actor.send({ type: 'reset.send', email });
    expect(send.calls).toHaveLength(1);
    expect(emitted).toEqual([]);
  });

  it('each state says what the form shows of it', async () => {
    const { actor, send, update } = start();
    const tags = () => [...actor.getSnapshot().tags].toSorted();
    expect(selectResetEmail(actor.getSnapshot())).toBe('');
    actor.send({ type: 'reset.send', email: '' });
    expect(tags()).toEqual(['failed', 'step1']);
    actor.send({ type: 'reset.edit' });
    expect(tags()).toEqual(['step1']);
    actor.send({ type: 'reset.send', email });
    expect(tags()).toEqual(['busy', 'step1']);
    send.call().resolve();
    await settle();
    expect(tags()).toEqual(['step2']);
    actor.send({ ...change, otp: '' });
    expect(tags()).toEqual(['failed', 'step2']);
    actor.send({ type: 'reset.edit' });
    expect(tags()).toEqual(['step2']);
    actor.send({ type: 'reset.resend' });
    expect(tags()).toEqual(['busy', 'step2']);
    send.call().reject(offline);
    await settle();
    expect(tags()).toEqual(['failed', 'step2']);
    actor.send(change);
    expect(tags()).toEqual(['busy', 'step2']);
    update.call().resolve();
    await settle();
    expect(tags()).toEqual(['done']);
  });

  it('every next step takes the shown error back', async () => {
    const { actor, send, update, shown } = await atStep2();
    const fail = async (): Promise<void> => {
      actor.send(change);
      update.call().reject(refusal(400, 'otp.invalid', 'Invalid or expired OTP'));
      await settle();
      expect(shown()).toBe('Invalid or expired OTP');
      expect(actor.getSnapshot().context.callError).toMatchObject({ status: 400 });
    };
    await fail();
    actor.send(change);
    expect([shown(), actor.getSnapshot().context.callError]).toEqual([null, null]);
    update.call().reject(offline);
    await settle();
    actor.send({ ...change, confirmation: 'other' });
    expect([shown(), actor.getSnapshot().context.callError]).toEqual(['Passwords do not match', null]);
    await fail();
    actor.send({ type: 'reset.resend' });
    expect(shown()).toBeNull();
    send.call().reject(offline);
    await settle();
    expect(shown()).toBe('Error sending OTP');
    await fail();
    actor.send({ type: 'reset.back' });
    expect(shown()).toBeNull();
    actor.send({ type: 'reset.send', email: '' });
    actor.send({ type: 'reset.send', email });
    expect(shown()).toBeNull();
  });

  it('J27 another code is confirmed by a notice', async () => {
    const { actor, send, emitted } = await atStep2();
    actor.send({ type: 'reset.resend' });
    send.call().resolve();
    await settle();
    expect(emitted).toMatchObject([{ type: 'reset.notice', notice: { tone: 'info', messageId: 'J27.RESENT' } }]);
  });

  it('an empty new password is refused like an empty code', async () => {
    const { actor, shown } = await atStep2();
    actor.send({ ...change, password: '', confirmation: '' });
    expect(shown()).toBe('Please fill in all fields.');
  });

  it('every state and every transition is walked', async () => {
    const answers = { done: [undefined], error: [offline] };
    const report = walkMachine({
      machine: passwordResetMachine,
      events: [
        { type: 'reset.send', email },
        { type: 'reset.send', email: '' },
        { type: 'reset.resend' },
        change,
        { ...change, confirmation: '' },
        { type: 'reset.edit' },
        { type: 'reset.back' },
      ],
      answers: { sendCode: answers, resendCode: answers, updatePassword: answers },
    });
    console.info(report.summary);
    expect(report).toMatchObject({ missingStates: [], missingTransitions: [], disagreements: [] });
    await expect(report.messages).toMatchFileSnapshot('./password-reset.messages.json');
  });
});

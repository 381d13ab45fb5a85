import { describe, expect, it } from 'vitest';
import { SimulatedClock, createActor } from 'xstate';
import { manualActor, offline, refusal, settle } from '../../testing/machine.test-support.ts';
import { walkMachine } from '../../testing/walk.test-support.ts';
import { otpVerificationMachine } from './otp-verification.machine.ts';
import { selectCountdownText, selectOtpCode, selectOtpError } from './otp-verification.selectors.ts';
import type { OtpVerificationEmitted, VerifyCodeInput } from './otp-verification.types.ts';

/** A time of day: the machine must not take the clock for one that begins at zero. */
const startedAt = Date.UTC(2026, 10, 23);

function start() {
  const verify = manualActor<boolean, VerifyCodeInput>();
  const resend = manualActor<void, { readonly id: string }>();
  const machine = otpVerificationMachine.provide({ actors: { verifyCode: verify.logic, resendCode: resend.logic } });
  const clock = new SimulatedClock();
  const actor = createActor(machine, { clock, input: { id: 'handle-1', now: () => startedAt + clock.now() } });
  const emitted: OtpVerificationEmitted[] = [];
  actor.on('*', (event) => void emitted.push(event));
  actor.start();
  const enter = (text = '123456'): void => actor.send({ type: 'code.change', text });
  /** Advances the clock second by second. */
  const pass = (seconds: number): void => {
    for (let second = 0; second < seconds; second += 1) clock.increment(1000);
  };
  return { actor, clock, verify, resend, emitted, enter, pass };
}

/** A code that is valid for ten minutes and still to be sent. */
function startUnsent() {
  const resend = manualActor<void, { readonly id: string }>();
  const machine = otpVerificationMachine.provide({ actors: { resendCode: resend.logic } });
  const clock = new SimulatedClock();
  const input = { id: '', now: clock.now.bind(clock), countdownMs: 600_000, sendsFirst: true };
  const actor = createActor(machine, { clock, input });
  actor.start();
  return { actor, clock, resend };
}

const announced = (emitted: readonly OtpVerificationEmitted[]): number[] =>
  emitted.flatMap((each) => (each.type === 'otp.announce' ? [each.secondsLeft] : []));

const noticed = (emitted: readonly OtpVerificationEmitted[]): string[] =>
  emitted.flatMap((each) => (each.type === 'otp.notice' ? [each.notice.text] : []));

describe('otp-verification machine', () => {
  it('S4.SIGNUP.02 S8.VERIFY.01 the right code shows a notice and leads to the login', async () => {
    const { actor, verify, emitted, enter } = start();
    enter();
    actor.send({ type: 'otp.submit' });
    expect(verify.call().input).toEqual({ id: 'handle-1', otp: '123456' });
    verify.call().resolve(true);
    await settle();
    expect(noticed(emitted)).toEqual(['OTP Verified Successfully!']);
    expect(emitted.at(-1)).toEqual({ type: 'otp.verified' });
    expect(actor.getSnapshot().status).toBe('done');
  });

  it('sends the first code where that is still to be done, and counts its own time from then', async () => {
    const { actor, clock, resend } = startUnsent();
    expect(actor.getSnapshot().hasTag('resending')).toBe(true);
    clock.increment(5000);
    resend.call().resolve();
    await settle();
    expect(resend.calls).toHaveLength(1);
    expect(selectCountdownText(actor.getSnapshot())).toBe('Time remaining: 10 min');
    clock.increment(599_000);
    expect(actor.getSnapshot().hasTag('expired')).toBe(false);
    clock.increment(1000);
    expect(actor.getSnapshot().hasTag('expired')).toBe(true);
  });

  it('S8.VERIFY.03 is busy while it checks and sends again; a check that failed gives its reason', async () => {
    const { actor, verify, resend, emitted, enter } = start();
    const tags = () => [...actor.getSnapshot().tags].toSorted();
    enter();
    actor.send({ type: 'otp.submit' });
    expect(tags()).toEqual(['busy']);
    verify.call().reject(refusal(429, 'rate.limited', 'Please wait.'));
    await settle();
    expect(tags()).toEqual(['failed']);
    expect(actor.getSnapshot().context).toMatchObject({ error: 'S8.VERIFY.03', callError: { code: 'rate.limited' } });
    expect(emitted.at(-1)).toMatchObject({ notice: { messageId: 'S8.VERIFY.03', detail: 'Please wait.' } });
    enter('654321');
    expect([tags(), selectOtpError(actor.getSnapshot())]).toEqual([[], null]);
    actor.send({ type: 'otp.submit' });
    verify.call().resolve(false);
    await settle();
    expect(tags()).toEqual(['failed']);
    actor.send({ type: 'otp.resend' });
    expect([tags(), resend.call().input]).toEqual([['failed', 'resending'], { id: 'handle-1' }]);
  });

  it('S2.VERIFY.02 S2.VERIFY.03 keeps the first six digits of any text', () => {
    const { actor, enter } = start();
    const codes = ['1', '1x', '1x2', '1', '1234567'].map((text) => {
      enter(text);
      return selectOtpCode(actor.getSnapshot());
    });
    expect(codes).toEqual(['1', '1', '12', '1', '123456']);
  });

  it('S8.VERIFY.02 a wrong code empties the boxes and shows the error, and another code can be typed', async () => {
    const { actor, verify, emitted, enter } = start();
    enter();
    actor.send({ type: 'otp.submit' });
    verify.call().resolve(false);
    await settle();
    expect(selectOtpError(actor.getSnapshot())).toBe('Invalid OTP. Please check the code and try again.');
    expect(noticed(emitted)).toEqual(['Invalid OTP. Please check the code and try again.']);
    actor.send({ type: 'otp.submit' });
    expect([selectOtpCode(actor.getSnapshot()), verify.calls.length]).toEqual(['', 1]);
    enter('654321');
    expect(selectOtpError(actor.getSnapshot())).toBeNull();
    actor.send({ type: 'otp.submit' });
    expect(verify.call().input.otp).toBe('654321');
  });

  it('S8.VERIFY.03 a failed call keeps the code, so that it can be sent again', async () => {
    const { actor, verify, emitted, enter } = start();
    enter();
    actor.send({ type: 'otp.submit' });
    verify.call().reject(offline);
    await settle();
    expect(noticed(emitted)).toEqual(['OTP verification failed']);
    actor.send({ type: 'otp.submit' });
    expect(verify.calls.map((call) => call.input.otp)).toEqual(['123456', '123456']);
  });

  it('S5.OTP.01 an incomplete code is not sent, and a second press during a check sends nothing', () => {
    const { actor, verify, emitted, enter } = start();
    enter('123');
    actor.send({ type: 'otp.submit' });
    expect(verify.calls).toHaveLength(0);
    enter('123456');
    actor.send({ type: 'otp.submit' });
    actor.send({ type: 'otp.submit' });
    expect(verify.calls).toHaveLength(1);
    expect(emitted.filter((each) => each.type === 'otp.notice')).toEqual([]);
  });

  it('S2.VERIFY.06 S4.SIGNUP.03 J27 counts down from 60, is announced at 60, 30 and 10, and leads to sign-up at 0', () => {
    const { actor, emitted, pass } = start();
    expect(selectCountdownText(actor.getSnapshot())).toBe('Time remaining: 60 sec');
    pass(1);
    expect(selectCountdownText(actor.getSnapshot())).toBe('Time remaining: 59 sec');
    pass(58);
    expect(selectCountdownText(actor.getSnapshot())).toBe('Time remaining: 1 sec');
    expect(actor.getSnapshot().status).toBe('active');
    pass(1);
    expect(actor.getSnapshot().hasTag('expired')).toBe(true);
    expect(announced(emitted)).toEqual([60, 30, 10]);
    expect(emitted.filter((each) => each.type === 'otp.expired')).toHaveLength(1);
  });

  it('J27 after a sleep the countdown is right and is announced once', () => {
    const { actor, clock, emitted } = start();
    clock.increment(45_000);
    expect(selectCountdownText(actor.getSnapshot())).toBe('Time remaining: 15 sec');
    expect(announced(emitted)).toEqual([60, 15]);
  });

  it('J27 a check in flight at zero is completed: a right code verifies', async () => {
    const { actor, clock, verify, emitted, enter } = start();
    enter();
    actor.send({ type: 'otp.submit' });
    clock.increment(60_000);
    expect(actor.getSnapshot().status).toBe('active');
    expect(selectCountdownText(actor.getSnapshot())).toBe('Time remaining: 0 sec');
    verify.call().resolve(true);
    await settle();
    expect(emitted.at(-1)).toEqual({ type: 'otp.verified' });
  });

  it('J27 a check in flight at zero is completed: a wrong code expires', async () => {
    const { actor, clock, verify, emitted, enter } = start();
    enter();
    actor.send({ type: 'otp.submit' });
    clock.increment(60_000);
    verify.call().resolve(false);
    await settle();
    expect(emitted.at(-1)).toEqual({ type: 'otp.expired' });
  });

  it('J27 a new code starts the countdown again and empties the boxes', async () => {
    const { actor, resend, emitted, enter, pass } = start();
    enter('12');
    pass(40);
    actor.send({ type: 'otp.resend' });
    actor.send({ type: 'otp.resend' });
    expect(resend.calls).toHaveLength(1);
    resend.call().resolve();
    await settle();
    expect(selectCountdownText(actor.getSnapshot())).toBe('Time remaining: 60 sec');
    expect(selectOtpCode(actor.getSnapshot())).toBe('');
    pass(59);
    expect(actor.getSnapshot().status).toBe('active');
    expect(announced(emitted)).toEqual([60, 30, 60, 30, 10]);
  });

  it('J27 S8.VERIFY.01 no new code is sent during a check, whose answer counts', async () => {
    const { actor, verify, resend, emitted, enter } = start();
    enter('123456');
    actor.send({ type: 'otp.submit' });
    actor.send({ type: 'otp.resend' });
    expect(resend.calls).toHaveLength(0);
    verify.call().resolve(true);
    await settle();
    expect(emitted.at(-1)).toEqual({ type: 'otp.verified' });
  });

  it('J27 S8.FORGOT.01 a refused new code shows the server’s text, else the listed one', async () => {
    const { actor, resend, emitted } = start();
    actor.send({ type: 'otp.resend' });
    resend.call().reject(refusal(429, 'otp.limited', 'Too many codes.'));
    await settle();
    actor.send({ type: 'otp.resend' });
    resend.call().reject(offline);
    await settle();
    expect(noticed(emitted)).toEqual(['Too many codes.', 'Error sending OTP']);
  });

  it('S2.VERIFY.05 Cancel leads to sign-up and stops the clock', () => {
    const { actor, clock, emitted } = start();
    actor.send({ type: 'otp.cancel' });
    clock.increment(120_000);
    expect(emitted.at(-1)).toEqual({ type: 'otp.cancelled' });
  });

  it('every state and every transition is walked', async () => {
    const report = walkMachine({
      machine: otpVerificationMachine,
      inputs: [{ id: 'handle-1', now: () => 0 }],
      events: [
        { type: 'code.change', text: '123456' },
        { type: 'otp.submit' },
        { type: 'otp.resend' },
        { type: 'otp.cancel' },
      ],
      answers: {
        verifyCode: { done: [true, false], error: [offline] },
        resendCode: { done: [undefined], error: [offline] },
      },
      facts: ({ code }) => code,
    });
    console.info(report.summary);
    expect(report).toMatchObject({ missingStates: [], missingTransitions: [], disagreements: [] });
    await expect(report.messages).toMatchFileSnapshot('./otp-verification.messages.json');
  });
});

import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { manualActor, offline, refusal, settle } from '../../testing/machine.test-support.ts';
import { walkMachine } from '../../testing/walk.test-support.ts';
import { signUpMachine } from './sign-up.machine.ts';
import { selectSignUpError } from './sign-up.selectors.ts';
import type { SignUpEmitted, SignUpFields } from './sign-up.types.ts';

const consents = [{ id: 'news', text: 'Send me news.' }];
const fields: SignUpFields = { email: 'asha@kayal.example', fullName: 'Asha K', password: 'x', consents };

function start() {
  const signUp = manualActor<{ readonly id: string }, SignUpFields>();
  const google = manualActor<void, { readonly token: string }>();
  const machine = signUpMachine.provide({ actors: { signUp: signUp.logic, signUpWithGoogle: google.logic } });
  const actor = createActor(machine);
  const emitted: SignUpEmitted[] = [];
  actor.on('*', (event) => void emitted.push(event));
  actor.start();
  return { actor, signUp, google, emitted };
}

const noticed = (emitted: readonly SignUpEmitted[]): string[] =>
  emitted.flatMap((each) => (each.type === 'signUp.notice' ? [each.notice.text] : []));

describe('sign-up machine', () => {
  it('S4.SIGNUP.01 S8.SIGNUP.01 success shows a notice and emits the new id', async () => {
    const { actor, signUp, emitted } = start();
    actor.send({ type: 'signUp.submit', ...fields, email: ' asha@kayal.example ' });
    expect(signUp.call().input).toEqual(fields);
    signUp.call().resolve({ id: 'handle-1' });
    await settle();
    expect(noticed(emitted)).toEqual(['Registration Successful']);
    expect(emitted.at(-1)).toEqual({ type: 'signUp.registered', id: 'handle-1' });
    expect(actor.getSnapshot().hasTag('done')).toBe(true);
  });

  it.each([
    ['S5.SIGNUP.01 an empty e-mail', { email: ' ' }, 'Please fill in all fields.'],
    ['S5.SIGNUP.01 an empty name', { fullName: '' }, 'Please fill in all fields.'],
    ['S5.SIGNUP.01 an empty password', { password: '' }, 'Please fill in all fields.'],
    ['S5.SIGNUP.01 emptiness before shape', { email: 'x', fullName: '' }, 'Please fill in all fields.'],
    ['S5.SIGNUP.02 no e-mail', { email: 'asha@kayal' }, 'Please enter a valid email address.'],
  ])('%s is refused before any call', (_name, over, text) => {
    const { actor, signUp } = start();
    actor.send({ type: 'signUp.submit', ...fields, ...over });
    expect(signUp.calls).toHaveLength(0);
    expect(selectSignUpError(actor.getSnapshot())).toBe(text);
  });

  it('S5.SIGNUP.03 J25 a short password is accepted', () => {
    const { actor, signUp } = start();
    actor.send({ type: 'signUp.submit', ...fields, password: 'a' });
    expect(signUp.call().input).toEqual({ ...fields, password: 'a' });
  });

  it('S8.SIGNUP.02 S8.SIGNUP.03 J24 any refusal shows Already Registered, a 5xx and a network error do not', async () => {
    const { actor, signUp } = start();
    const shown: (string | null)[] = [];
    for (const error of [
      refusal(409, 'auth.registered'),
      refusal(429, 'rate.limited'),
      refusal(500, 'internal'),
      offline,
    ]) {
      actor.send({ type: 'signUp.submit', ...fields });
      signUp.call().reject(error);
      await settle();
      shown.push(selectSignUpError(actor.getSnapshot()));
    }
    expect(shown).toEqual([
      'Already Registered',
      'Already Registered',
      'Error connecting to server',
      'Error connecting to server',
    ]);
  });

  it('a second press while submitting is ignored', () => {
    const { actor, signUp, emitted } = start();
    actor.send({ type: 'signUp.submit', ...fields });
    actor.send({ type: 'signUp.submit', ...fields });
    actor.send({ type: 'signUp.google', token: 't' });
    expect(signUp.calls).toHaveLength(1);
    expect(emitted).toEqual([]);
  });

  it('S4.SIGNUP.04 S8.SOCIAL.03 Google sign-up leads to the login', async () => {
    const { actor, google, emitted } = start();
    actor.send({ type: 'signUp.google', token: 't' });
    google.call().resolve();
    await settle();
    expect(noticed(emitted)).toEqual(['Google Sign-Up Successful!']);
    expect(emitted.at(-1)).toEqual({ type: 'signUp.googleRegistered' });
  });

  it('S8.SOCIAL.04 S8.SOCIAL.05 S8.SOCIAL.06 Google errors have three texts, and the server’s own text wins', async () => {
    const { actor, google, emitted } = start();
    for (const error of [refusal(409, 'auth.registered', 'Known already'), refusal(401, 'x', ' '), offline]) {
      actor.send({ type: 'signUp.google', token: 't' });
      google.call().reject(error);
      await settle();
    }
    actor.send({ type: 'signUp.googleFailed' });
    expect(noticed(emitted)).toEqual([
      'Known already',
      'Failed to register via Google',
      'Google Sign-Up Failed',
      'Google Sign-In Failed',
    ]);
  });

  it('each state says what the form shows of it', async () => {
    const { actor, signUp, google } = start();
    const tags = () => [...actor.getSnapshot().tags];
    expect([tags(), selectSignUpError(actor.getSnapshot())]).toEqual([[], null]);
    actor.send({ type: 'signUp.submit', ...fields, email: '' });
    expect(tags()).toEqual(['failed']);
    actor.send({ type: 'signUp.submit', ...fields });
    expect([tags(), selectSignUpError(actor.getSnapshot())]).toEqual([['busy'], null]);
    signUp.call().reject(offline);
    await settle();
    expect(tags()).toEqual(['failed']);
    actor.send({ type: 'signUp.google', token: 't', consents });
    expect([tags(), selectSignUpError(actor.getSnapshot())]).toEqual([['busy'], null]);
    expect(google.call().input).toEqual({ token: 't', consents });
    google.call().resolve();
    await settle();
    expect(tags()).toEqual(['done']);
  });

  it('J24 a refusal is reported with its reason, and an error of the form takes it back', async () => {
    const { actor, signUp, emitted } = start();
    actor.send({ type: 'signUp.submit', ...fields });
    signUp.call().reject(refusal(409, 'auth.registered', 'Known already'));
    await settle();
    expect(emitted).toMatchObject([{ type: 'signUp.notice', notice: { tone: 'danger', detail: 'Known already' } }]);
    expect(actor.getSnapshot().context.callError).toMatchObject({ status: 409 });
    actor.send({ type: 'signUp.submit', ...fields, email: 'x' });
    expect(actor.getSnapshot().context).toMatchObject({ error: 'S5.SIGNUP.02', callError: null });
  });

  it('S8.SOCIAL.04 S8.SOCIAL.06 a Google error is shown in the form too', async () => {
    const { actor, google, emitted } = start();
    actor.send({ type: 'signUp.google', token: 't' });
    google.call().reject(refusal(409, 'auth.registered', 'Known already'));
    await settle();
    expect(selectSignUpError(actor.getSnapshot())).toBe('Known already');
    expect(actor.getSnapshot().context).toMatchObject({ error: 'S8.SOCIAL.04', callError: { status: 409 } });
    expect(emitted).toMatchObject([{ type: 'signUp.notice', notice: { tone: 'danger' } }]);
    actor.send({ type: 'signUp.googleFailed' });
    expect(selectSignUpError(actor.getSnapshot())).toBe('Google Sign-In Failed');
    expect(actor.getSnapshot().context.callError).toBeNull();
  });

  it('S4.SIGNUP.01 the new id is kept, without an error', async () => {
    const { actor, signUp } = start();
    actor.send({ type: 'signUp.submit', ...fields, fullName: ' Asha K ' });
    expect(signUp.call().input).toEqual(fields);
    signUp.call().resolve({ id: 'handle-1' });
    await settle();
    expect(actor.getSnapshot().context).toEqual({ id: 'handle-1', error: null, errorText: null, callError: null });
  });

  it('every state and every transition is walked', async () => {
    const report = walkMachine({
      machine: signUpMachine,
      events: [
        { type: 'signUp.submit', ...fields },
        { type: 'signUp.submit', ...fields, email: 'x' },
        { type: 'signUp.submit', ...fields, email: '' },
        { type: 'signUp.google', token: 't' },
        { type: 'signUp.googleFailed' },
      ],
      answers: {
        signUp: { done: [{ id: 'handle-1' }], error: [offline, refusal(409, 'auth.registered')] },
        signUpWithGoogle: { done: [undefined], error: [offline, refusal(401, 'auth.google_sign_up')] },
      },
    });
    console.info(report.summary);
    expect(report).toMatchObject({ missingStates: [], missingTransitions: [], disagreements: [] });
    await expect(report.messages).toMatchFileSnapshot('./sign-up.messages.json');
  });
});

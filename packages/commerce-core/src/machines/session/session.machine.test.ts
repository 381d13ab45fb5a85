import { describe, expect, it } from 'vitest';
import type { SessionUser } from '@kayal/api-contract/client';
import { createActor } from 'xstate';
import { toCallError } from '../../call-error.ts';
import { anItem, manualActor, memoryPorts, offline, refusal, settle } from '../../testing/machine.test-support.ts';
import { walkMachine } from '../../testing/walk.test-support.ts';
import { sessionMachine } from './session.machine.ts';
import {
  selectGreetingName,
  selectIsAdmin,
  selectSignInChallenge,
  selectUser,
  selectVerificationId,
} from './session.selectors.ts';
import { loginError, verificationIdOf, withIntent } from './session.logic.ts';
import { selectLoginError, selectLoginErrorDetail } from './session.texts.ts';
import type { Credentials, PendingIntent, SessionEmitted } from './session.types.ts';

const asha: SessionUser = { id: 'c1', name: 'Asha', email: 'asha@kayal.example', isAdmin: false };
const boss: SessionUser = { id: 'a1', name: 'Boss', email: 'admin@kayal.example', isAdmin: true };
const form = { email: 'asha@kayal.example', password: 'made-to-move', rememberMe: true };
const intent: PendingIntent = { kind: 'cart.add', item: anItem(), quantity: 1, returnTo: '/fullimage?I=Nw' };

function start(storage = memoryPorts()) {
  const whoAmI = manualActor<SessionUser | null, void>();
  const logIn = manualActor<SessionUser | null, Credentials>();
  const google = manualActor<SessionUser, { readonly token: string }>();
  const logOut = manualActor<void, void>();
  const machine = sessionMachine.provide({
    actors: { whoAmI: whoAmI.logic, logIn: logIn.logic, logInWithGoogle: google.logic, logOut: logOut.logic },
  });
  const actor = createActor(machine, { input: { storage } });
  const emitted: SessionEmitted[] = [];
  actor.on('*', (event) => void emitted.push(event));
  actor.start();
  return { actor, whoAmI, logIn, google, logOut, storage, emitted };
}

async function visitor() {
  const session = start();
  session.whoAmI.call().resolve(null);
  await settle();
  return session;
}

async function shopper(user = asha) {
  const session = start();
  session.whoAmI.call().resolve(user);
  await settle();
  return session;
}

describe('session machine', () => {
  it('S6.SHOP.01 S4.USER.05 J05 a remembered id is a hint until the server has answered', async () => {
    const { actor, whoAmI, storage, emitted } = start(memoryPorts({}, { userId: 'c1' }));
    expect(selectGreetingName(actor.getSnapshot())).toBe('unknown');
    expect(actor.getSnapshot().context.hintId).toBe('c1');
    expect(selectUser(actor.getSnapshot())).toBeNull();
    whoAmI.call().resolve(asha);
    await settle();
    expect(actor.getSnapshot().context.rememberMe).toBe(true);
    expect(storage.session.held.get('loginId')).toBe('c1');
    expect(emitted).toEqual([{ type: 'session.signedIn', user: asha, restored: true, returnTo: null }]);
  });

  it('J05 a hint that the server does not confirm is cleared', async () => {
    const { actor, whoAmI, storage } = start(memoryPorts({ loginId: 'c9', password: 'admin' }, { userId: 'c9' }));
    whoAmI.call().resolve(null);
    await settle();
    expect(actor.getSnapshot().hasTag('signedOut')).toBe(true);
    expect([...storage.local.held, ...storage.session.held]).toEqual([]);
  });

  it('S3.SES.04 J05 a hint for another user is replaced by the server’s user', async () => {
    const { whoAmI, storage } = start(memoryPorts({}, { userId: 'c9' }));
    whoAmI.call().resolve(asha);
    await settle();
    expect(storage.local.held.has('userId')).toBe(false);
    expect(storage.session.held.get('LedCode')).toBe('c1');
  });

  it('S4.AUTH.01 S4.USER.02 a login stores the session values and the remembered id and goes home', async () => {
    const { actor, logIn, storage, emitted } = await visitor();
    actor.send({ type: 'login.submit', ...form, email: ' asha@kayal.example ' });
    expect(logIn.call().input).toEqual(form);
    logIn.call().resolve(asha);
    await settle();
    expect(Object.fromEntries(storage.session.held)).toEqual({
      loginId: 'c1',
      loginName: 'Asha',
      loginEmail: 'asha@kayal.example',
      LedCode: 'c1',
      password: '********',
    });
    expect(storage.local.held.get('userId')).toBe('c1');
    expect(emitted).toEqual([{ type: 'session.signedIn', user: asha, restored: false, returnTo: null }]);
    expect(JSON.stringify(actor.getSnapshot().context)).not.toContain('made-to-move');
  });

  it('S5.LOGIN.01 S8.LOGIN.03 an empty field is refused before any call', async () => {
    const { actor, logIn } = await visitor();
    actor.send({ type: 'login.submit', email: ' ', password: 'x', rememberMe: false });
    actor.send({ type: 'login.submit', email: 'a@b.c', password: '', rememberMe: false });
    expect(logIn.calls).toHaveLength(0);
    expect(selectLoginError(actor.getSnapshot())).toBe('Please enter both email and password');
  });

  it('S5.LOGIN.02 S8.LOGIN.01 S4.AUTH.02 an empty list and a 401 both show the text for no match', async () => {
    const { actor, logIn } = await visitor();
    actor.send({ type: 'login.submit', ...form });
    logIn.call().resolve(null);
    await settle();
    expect(selectLoginError(actor.getSnapshot())).toBe('Invalid email or password');
    actor.send({ type: 'login.submit', ...form });
    expect(selectLoginError(actor.getSnapshot())).toBeNull();
    logIn.call().reject(refusal(401, 'auth.invalid'));
    await settle();
    expect(selectLoginError(actor.getSnapshot())).toBe('Invalid email or password');
  });

  it('S8.LOGIN.02 a network error and a rate limit have the other text, the limit with its reason', async () => {
    const { actor, logIn } = await visitor();
    actor.send({ type: 'login.submit', ...form });
    logIn.call().reject(offline);
    await settle();
    expect(selectLoginError(actor.getSnapshot())).toBe('An error occurred while logging in');
    expect(selectLoginErrorDetail(actor.getSnapshot())).toBeNull();
    actor.send({ type: 'login.submit', ...form });
    logIn.call().reject(refusal(429, 'rate.limited', 'Please wait.'));
    await settle();
    expect(selectLoginError(actor.getSnapshot())).toBe('An error occurred while logging in');
    expect(selectLoginErrorDetail(actor.getSnapshot())).toBe('Please wait.');
  });

  it('J75 an unverified account is offered verification with its handle', async () => {
    const { actor, logIn } = await visitor();
    actor.send({ type: 'login.submit', ...form });
    logIn.call().reject(refusal(403, 'EMAIL_UNVERIFIED', 'Verify first', { id: 'handle-1' }));
    await settle();
    expect(actor.getSnapshot().hasTag('unverified')).toBe(true);
    expect(selectVerificationId(actor.getSnapshot())).toBe('handle-1');
  });

  it('J19 a kept intent survives the login and is replayed once', async () => {
    const { actor, logIn, emitted } = await visitor();
    actor.send({ type: 'intent.keep', intent });
    actor.send({ type: 'login.submit', ...form });
    logIn.call().resolve(asha);
    await settle();
    expect(emitted).toEqual([
      { type: 'session.signedIn', user: asha, restored: false, returnTo: '/fullimage?I=Nw' },
      { type: 'session.replay', intent },
    ]);
    expect(actor.getSnapshot().context.pending).toEqual([]);
  });

  it('J17 hearts of several products wait for the login, each once', async () => {
    const { actor, logIn, emitted } = await visitor();
    const heart = (productId: number): PendingIntent => ({
      kind: 'wishlist.add',
      product: {
        productId,
        name: 'Tide Tee',
        mrp: 1,
        offer: null,
        uniqueCode: '',
        picture: '',
        pictureAt: 0,
        stock: 1,
      },
      returnTo: `/searchpage?q=${productId}`,
    });
    for (const kept of [heart(1), intent, heart(2), heart(1)]) actor.send({ type: 'intent.keep', intent: kept });
    actor.send({ type: 'login.submit', ...form });
    logIn.call().resolve(asha);
    await settle();
    expect(emitted).toEqual([
      { type: 'session.signedIn', user: asha, restored: false, returnTo: '/searchpage?q=1' },
      { type: 'session.replay', intent },
      { type: 'session.replay', intent: heart(2) },
      { type: 'session.replay', intent: heart(1) },
    ]);
  });

  it('J17 J19 a login in another tab carries out what waited in this one', async () => {
    const { actor, whoAmI, emitted } = await visitor();
    actor.send({ type: 'intent.keep', intent });
    actor.send({ type: 'session.elsewhere', change: 'signedIn' });
    whoAmI.call().resolve(asha);
    await settle();
    expect(emitted).toEqual([
      { type: 'session.signedIn', user: asha, restored: true, returnTo: null },
      { type: 'session.replay', intent },
    ]);
    expect(actor.getSnapshot().context.pending).toEqual([]);
  });

  it('J19 what a customer wanted when her session ended is not carried out for the next one', async () => {
    for (const [next, replayed] of [
      [asha, [intent]],
      [{ ...asha, id: 'c2' }, []],
    ] as const) {
      const { actor, logIn, emitted } = await shopper();
      actor.send({ type: 'intent.keep', intent });
      actor.send({ type: 'session.lost' });
      actor.send({ type: 'login.submit', ...form });
      logIn.call().resolve(next);
      await settle();
      expect(emitted.flatMap((each) => (each.type === 'session.replay' ? [each.intent] : []))).toEqual(replayed);
    }
  });

  it('J04 J19 what a customer wanted is hers also where her session ends while it is read again', async () => {
    for (const [next, replayed] of [
      [asha, [intent]],
      [{ ...asha, id: 'c2' }, []],
    ] as const) {
      const { actor, whoAmI, logIn, emitted } = await shopper();
      actor.send({ type: 'session.elsewhere', change: 'signedIn' });
      actor.send({ type: 'intent.keep', intent });
      actor.send({ type: 'session.lost' });
      whoAmI.call(1).resolve(null);
      await settle();
      actor.send({ type: 'login.submit', ...form });
      logIn.call().resolve(next);
      await settle();
      expect(emitted.flatMap((each) => (each.type === 'session.replay' ? [each.intent] : []))).toEqual(replayed);
    }
  });

  it('J04 J19 a log-out drops what waits', async () => {
    const { actor, logIn, logOut, emitted } = await shopper();
    actor.send({ type: 'intent.keep', intent });
    actor.send({ type: 'session.signOut' });
    logOut.call().resolve();
    await settle();
    actor.send({ type: 'login.submit', ...form });
    logIn.call().resolve(asha);
    await settle();
    expect(emitted.at(-1)).toEqual({ type: 'session.signedIn', user: asha, restored: false, returnTo: null });
  });

  it('S8.LOGIN.01 J75 the login page opens without the error of an earlier visit', async () => {
    const { actor, logIn } = await visitor();
    actor.send({ type: 'login.submit', ...form });
    logIn.call().reject(refusal(403, 'EMAIL_UNVERIFIED', 'Verify', { id: 'handle-1' }));
    await settle();
    actor.send({ type: 'login.open' });
    expect(selectLoginError(actor.getSnapshot())).toBeNull();
    expect(selectVerificationId(actor.getSnapshot())).toBeNull();
  });

  it('S2.LOGIN.09 J19 a login leads back to the page that required it, the latest one first', async () => {
    const { actor, logIn, emitted } = await visitor();
    actor.send({ type: 'intent.keep', intent: { kind: 'return', returnTo: '/myorders' } });
    actor.send({ type: 'intent.keep', intent: { kind: 'return', returnTo: '/cart' } });
    actor.send({ type: 'login.submit', ...form });
    logIn.call().resolve(asha);
    await settle();
    expect(emitted).toEqual([
      { type: 'session.signedIn', user: asha, restored: false, returnTo: '/cart' },
      { type: 'session.replay', intent: { kind: 'return', returnTo: '/cart' } },
    ]);
  });

  it('a second login during a check, and a sign-out without a session, are ignored', async () => {
    const { actor, logIn, emitted } = await visitor();
    actor.send({ type: 'session.signOut' });
    actor.send({ type: 'login.submit', ...form });
    actor.send({ type: 'login.submit', ...form });
    expect(logIn.calls).toHaveLength(1);
    expect(emitted).toEqual([]);
  });

  it('S4.AUTH.03 J04 signing out clears all five values and the remembered id at once, offline too', async () => {
    const { actor, logOut, storage, emitted } = await shopper();
    storage.local.setItem('userId', 'c1');
    actor.send({ type: 'session.signOut' });
    expect([...storage.session.held, ...storage.local.held]).toEqual([]);
    expect(emitted.at(-1)).toEqual({ type: 'session.signedOut', reason: 'asked' });
    logOut.call().reject(offline);
    await settle();
    expect(actor.getSnapshot().matches({ signedOut: 'idle' })).toBe(true);
  });

  it('J04 a session that the server has ended is forgotten everywhere, and the loss is emitted', async () => {
    const { actor, storage, emitted } = await shopper();
    storage.local.setItem('userId', 'c1');
    actor.send({ type: 'session.lost' });
    expect([...storage.session.held, ...storage.local.held]).toEqual([]);
    expect(emitted.at(-1)).toEqual({ type: 'session.signedOut', reason: 'lost' });
    expect([selectUser(actor.getSnapshot()), actor.getSnapshot().hasTag('signedOut')]).toEqual([null, true]);
  });

  it('is busy while a login, a Google sign-in or a sign-out is under way', async () => {
    const { actor, logIn, google, logOut } = await visitor();
    const isBusy = () => actor.getSnapshot().hasTag('busy');
    expect(isBusy()).toBe(false);
    actor.send({ type: 'login.submit', ...form });
    expect(isBusy()).toBe(true);
    logIn.call().reject(offline);
    await settle();
    actor.send({ type: 'login.google', token: 'id-token' });
    expect([isBusy(), google.call().input]).toEqual([true, { token: 'id-token' }]);
    google.call().resolve(asha);
    await settle();
    expect([isBusy(), selectUser(actor.getSnapshot())]).toEqual([false, asha]);
    expect(selectIsAdmin(actor.getSnapshot())).toBe(false);
    expect(actor.getSnapshot().hasTag('admin')).toBe(false);
    actor.send({ type: 'session.signOut' });
    expect((['signedOut', 'known', 'busy'] as const).map((tag) => actor.getSnapshot().hasTag(tag))).toEqual([
      true,
      true,
      true,
    ]);
    logOut.call().reject(offline);
    await settle();
    expect([isBusy(), actor.getSnapshot().context.callError?.kind]).toEqual([false, 'network']);
  });

  it('S8.SOCIAL.02 a failed Google sign-in shows its text in the form and stores nothing', async () => {
    const { actor, google, storage } = await visitor();
    actor.send({ type: 'login.google', token: 't' });
    google.call().reject(refusal(401, 'auth.google', 'Expired.'));
    await settle();
    expect(selectLoginError(actor.getSnapshot())).toBe('Google Sign-In failed.');
    expect(actor.getSnapshot().context.callError).toMatchObject({ code: 'auth.google' });
    expect([...storage.session.held, ...storage.local.held]).toEqual([]);
  });

  it('S4.USER.02 a login without the tick, and one with Google, are not remembered', async () => {
    const one = await visitor();
    one.actor.send({ type: 'login.submit', ...form, rememberMe: false });
    one.logIn.call().resolve(asha);
    const two = await visitor();
    two.actor.send({ type: 'login.google', token: 't' });
    two.google.call().resolve(asha);
    await settle();
    for (const { actor, storage } of [one, two]) {
      expect(actor.getSnapshot().context.rememberMe).toBe(false);
      expect(storage.local.held.has('userId')).toBe(false);
    }
  });

  it('J75 only a refusal for an unverified e-mail with a handle offers verification', () => {
    const idOf = (code: string, id: unknown) => verificationIdOf(toCallError(refusal(403, code, 'No.', { id })));
    expect([idOf('EMAIL_UNVERIFIED', 'h'), idOf('EMAIL_UNVERIFIED', 7), idOf('other', 'h')]).toEqual(['h', null, null]);
  });

  it('S8.LOGIN.01 S8.LOGIN.03 the answers of a login have their texts', () => {
    const textOf = (status: number, code: string) => loginError(toCallError(refusal(status, code, 'No.'))).error;
    expect([textOf(200, 'other'), textOf(400, 'auth.missing'), textOf(400, 'other')]).toEqual([
      'S8.LOGIN.01',
      'S8.LOGIN.03',
      'S8.LOGIN.02',
    ]);
  });

  it('J19 additions of several variants wait, a newer one of the same variant in place of the older', () => {
    const addition = (uniqueCode: string, quantity: number): PendingIntent => ({
      kind: 'cart.add',
      item: anItem({ uniqueCode }),
      quantity,
      returnTo: `/${uniqueCode}`,
    });
    const asked = [addition('TEE', 1), addition('CAP', 1), addition('TEE', 3)];
    expect(asked.reduce(withIntent, [])).toEqual([addition('CAP', 1), addition('TEE', 3)]);
  });

  it('J19 at most fifty intents wait for a login, the newest ones', () => {
    const heart = (productId: number): PendingIntent => ({
      kind: 'wishlist.add',
      product: { productId, name: '', mrp: 1, offer: null, uniqueCode: '', picture: '', pictureAt: 0, stock: 1 },
      returnTo: `/${productId}`,
    });
    let pending: readonly PendingIntent[] = [];
    for (let productId = 1; productId <= 52; productId += 1) pending = withIntent(pending, heart(productId));
    expect([pending.length, pending[0]?.returnTo, pending.at(-1)?.returnTo]).toEqual([50, '/3', '/52']);
  });

  it('R-10 only the refusal that asks for a second factor names the sign-in that waits for it', async () => {
    const challengeOf = async (error: unknown) => {
      const { actor, logIn } = await visitor();
      expect(selectSignInChallenge(actor.getSnapshot())).toBeNull();
      actor.send({ type: 'login.submit', ...form });
      logIn.call().reject(error);
      await settle();
      return selectSignInChallenge(actor.getSnapshot());
    };
    expect(await challengeOf(refusal(403, 'SECOND_FACTOR_REQUIRED', 'Prove it', { id: 'ch-1' }))).toBe('ch-1');
    expect(await challengeOf(refusal(403, 'SECOND_FACTOR_REQUIRED', 'Prove it', { id: 7 }))).toBeNull();
    expect(await challengeOf(refusal(403, 'other', 'No.', { id: 'ch-1' }))).toBeNull();
  });

  it('J04 a sign-out in another tab signs this one out; a sign-in there makes this one read the session', async () => {
    const { actor, whoAmI, emitted } = await shopper();
    actor.send({ type: 'session.elsewhere', change: 'signedOut' });
    expect(actor.getSnapshot().hasTag('signedOut')).toBe(true);
    expect(emitted.at(-1)).toEqual({ type: 'session.signedOut', reason: 'elsewhere' });
    actor.send({ type: 'session.elsewhere', change: 'signedIn' });
    expect(actor.getSnapshot().hasTag('restoring')).toBe(true);
    expect(whoAmI.calls).toHaveLength(2);
  });

  it('J04 a sign-out in another tab counts also while this one reads the session', async () => {
    const { actor, whoAmI, emitted } = await shopper();
    actor.send({ type: 'session.elsewhere', change: 'signedIn' });
    actor.send({ type: 'session.elsewhere', change: 'signedOut' });
    expect(whoAmI.calls).toHaveLength(3);
    whoAmI.call(1).resolve(asha);
    whoAmI.call(2).resolve(null);
    await settle();
    expect(selectUser(actor.getSnapshot())).toBeNull();
    expect(emitted.at(-1)).toEqual({ type: 'session.signedOut', reason: 'elsewhere' });
  });

  it('J02 J04 an admin stays an admin while another tab’s login is checked, so that her page stays mounted', async () => {
    const { actor } = await shopper(boss);
    actor.send({ type: 'session.elsewhere', change: 'signedIn' });
    expect(actor.getSnapshot().hasTag('restoring')).toBe(true);
    expect(selectIsAdmin(actor.getSnapshot())).toBe(true);
  });

  it('J02 the admin marker is stored for an admin, and admin links are shown', async () => {
    const { actor, storage } = await shopper(boss);
    expect(actor.getSnapshot().hasTag('admin')).toBe(true);
    expect(selectIsAdmin(actor.getSnapshot())).toBe(true);
    expect(storage.session.held.get('password')).toBe('admin');
  });

  it('S3.SES.02 S2.DASH.07 the greeting has the name, else unknown', async () => {
    expect(selectGreetingName((await shopper({ ...boss, name: 'Boss' })).actor.getSnapshot())).toBe('Boss');
    expect(selectGreetingName((await shopper({ ...boss, name: '' })).actor.getSnapshot())).toBe('unknown');
  });

  it('S8.SOCIAL.01 S8.SOCIAL.02 a Google error is shown in the form alone, success by a notice', async () => {
    const { actor, google, emitted } = await visitor();
    const shown = () => selectLoginError(actor.getSnapshot());
    actor.send({ type: 'login.google', token: 't' });
    google.call().reject(refusal(401, 'auth.google'));
    await settle();
    expect(shown()).toBe('Google Sign-In failed.');
    actor.send({ type: 'login.submit', ...form, password: '' });
    actor.send({ type: 'login.googleFailed' });
    expect(shown()).toBe('Google Sign-In failed.');
    actor.send({ type: 'login.google', token: 't' });
    expect(shown()).toBeNull();
    google.call().resolve(asha);
    await settle();
    const texts = emitted.flatMap((each) => (each.type === 'session.notice' ? [each.notice.text] : []));
    expect(texts).toEqual(['Google Sign-In successful!']);
  });

  it('J75 J29 after the refusal of an unverified account a Google sign-in is possible', async () => {
    const { actor, logIn, google } = await visitor();
    actor.send({ type: 'login.submit', ...form });
    logIn.call().reject(refusal(403, 'EMAIL_UNVERIFIED', 'Verify', { id: 'handle-1' }));
    await settle();
    actor.send({ type: 'login.googleFailed' });
    expect(selectLoginError(actor.getSnapshot())).toBe('Google Sign-In failed.');
    expect(selectVerificationId(actor.getSnapshot())).toBeNull();
    actor.send({ type: 'login.submit', ...form });
    logIn.call().reject(refusal(403, 'EMAIL_UNVERIFIED', 'Verify', { id: 'handle-1' }));
    await settle();
    actor.send({ type: 'login.google', token: 't' });
    google.call().resolve(asha);
    await settle();
    expect(selectUser(actor.getSnapshot())).toEqual(asha);
  });

  it('J53 a new name is stored in the session values', async () => {
    const { actor, storage } = await shopper();
    actor.send({ type: 'session.renamed', name: 'Asha K' });
    expect(actor.getSnapshot().context.user?.name).toBe('Asha K');
    expect(storage.session.held.get('loginName')).toBe('Asha K');
  });

  it('J54 an unreachable server leaves the hints unchanged and can be called again', async () => {
    const { actor, whoAmI, storage } = start(memoryPorts({ loginId: 'c1' }, { userId: 'c1' }));
    whoAmI.call().reject(offline);
    await settle();
    expect(actor.getSnapshot().hasTag('failed')).toBe(true);
    expect(actor.getSnapshot().context.callError?.kind).toBe('network');
    expect(selectIsAdmin(actor.getSnapshot())).toBe(false);
    expect(storage.local.held.get('userId')).toBe('c1');
    actor.send({ type: 'session.retry' });
    expect(whoAmI.calls).toHaveLength(2);
  });

  it('S8.SOCIAL.01 S8.SOCIAL.02 Google sign-in works while the server has not said who is here', async () => {
    const { actor, whoAmI, google, emitted } = start(memoryPorts());
    whoAmI.call().reject(offline);
    await settle();
    actor.send({ type: 'login.googleFailed' });
    expect(selectLoginError(actor.getSnapshot())).toBe('Google Sign-In failed.');
    actor.send({ type: 'login.google', token: 't' });
    google.call().resolve(asha);
    await settle();
    expect(actor.getSnapshot().hasTag('signedIn')).toBe(true);
    const texts = emitted.flatMap((each) => (each.type === 'session.notice' ? [each.notice.text] : []));
    expect(texts).toEqual(['Google Sign-In successful!']);
  });

  it('every state and every transition is walked', async () => {
    const report = walkMachine({
      machine: sessionMachine,
      inputs: [{ storage: memoryPorts() }],
      events: [
        { type: 'login.submit', ...form },
        { type: 'login.submit', ...form, password: '' },
        { type: 'login.open' },
        { type: 'login.google', token: 't' },
        { type: 'login.googleFailed' },
        { type: 'session.retry' },
        { type: 'session.signOut' },
        { type: 'session.lost' },
        { type: 'session.elsewhere', change: 'signedIn' },
        { type: 'session.elsewhere', change: 'signedOut' },
        { type: 'session.renamed', name: 'New' },
        { type: 'intent.keep', intent },
      ],
      answers: {
        whoAmI: { done: [asha, boss, null], error: [offline] },
        logIn: {
          done: [asha, null],
          error: [offline, refusal(403, 'EMAIL_UNVERIFIED', 'Verify', { id: 'handle-1' })],
        },
        logInWithGoogle: { done: [asha], error: [offline] },
        logOut: { done: [undefined], error: [offline] },
      },
    });
    console.info(report.summary);
    expect(report).toMatchObject({ missingStates: [], missingTransitions: [], disagreements: [] });
    await expect(report.messages).toMatchFileSnapshot('./session.messages.json');
  });
});

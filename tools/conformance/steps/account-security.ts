import { demoPassword } from '@kayal/mocks';
import { createAuthenticator } from '../../../apps/server/src/api-tests/software-authenticator.ts';
import type { Facts } from '../facts.ts';
import { textAt, valueAt } from '../place.ts';
import { kept, step, type Step } from '../step.ts';

const asha = 'asha@kayal.example';
const password = { password: demoPassword };
const wrongPassword = { password: 'not hers' };
/** The origin of both shops for passkeys. */
const origin = 'http://shop.test';
/** One authenticator for both places; its counter only rises. */
const device = createAuthenticator();

/** Stores the id and options of a challenge. */
const learnChallenge =
  (options: string) =>
  (body: unknown, { learned }: Facts): void => {
    learned.set('challenge', textAt(body, `${options}.challenge`));
    if (valueAt(body, 'id') !== undefined) learned.set('addition', textAt(body, 'id'));
  };

/** Stores the ids of two sessions other than the caller's. */
function learnOtherSessions(body: unknown, { learned }: Facts): void {
  const sessions = valueAt(body, 'sessions');
  const others = Array.isArray(sessions) ? sessions.filter((row) => valueAt(row, 'current') === false) : [];
  learned.set('one place', textAt(others[0], 'id'));
  learned.set('another place', textAt(others[1], 'id'));
}

const newPasskey = (facts: Facts) =>
  device.create({ challenge: kept(facts, 'challenge'), rp: { id: 'shop.test', name: '' } }, origin);

/** Sessions, second factors and data of the own account. At the end the shopper is unchanged. */
export const accountSecuritySteps: readonly Step[] = [
  step('login', 'ASVS 7.5.2 at a second place', { parts: () => ({ body: { email: asha, ...password } }) }),
  step('login', 'ASVS 7.5.2 at a third place', { parts: () => ({ body: { email: asha, ...password } }) }),
  step('getSessions', 'ASVS 7.5.2 own', { who: 'shopper', learn: learnOtherSessions }),
  step('endSession', 'ASVS 7.5.2 one', {
    who: 'shopper',
    parts: (facts) => ({ params: { id: kept(facts, 'one place') } }),
  }),
  step('endSession', 'ASVS 7.5.2 none', { who: 'shopper', parts: () => ({ params: { id: 'none' } }) }),
  step('getCustomerSessions', 'ASVS 7.4.5 as an admin', {
    who: 'admin',
    parts: ({ shopper }) => ({ params: { customer: shopper } }),
  }),
  step('endCustomerSession', 'ASVS 7.4.5 one', {
    who: 'admin',
    parts: (facts) => ({ params: { customer: facts.shopper, id: kept(facts, 'another place') } }),
  }),
  step('endCustomerSession', 'ASVS 7.4.5 none', {
    who: 'admin',
    parts: ({ shopper }) => ({ params: { customer: shopper, id: 'none' } }),
  }),
  step('endOtherSessions', 'ASVS 7.4.3 own', { who: 'shopper' }),
  step('endCustomerSessions', 'ASVS 7.4.5 of nobody', {
    who: 'admin',
    parts: () => ({ params: { customer: 'someone' } }),
  }),

  step('getSecondFactors', 'ASVS 6.3.3 none yet', { who: 'shopper' }),
  step('renewRecoveryCodes', 'ASVS 6.4.4 without a factor', { who: 'shopper', parts: () => ({ body: password }) }),
  step('startPasskey', 'ASVS 6.3.3 with a wrong password', { who: 'shopper', parts: () => ({ body: wrongPassword }) }),
  step('startPasskey', 'ASVS 6.3.3', {
    who: 'shopper',
    parts: () => ({ body: password }),
    learn: learnChallenge('options'),
  }),
  step('addPasskey', 'ASVS 6.3.3 never begun', {
    who: 'shopper',
    parts: (facts) => ({ body: { id: 'none', name: 'Phone', response: newPasskey(facts) } }),
  }),
  step('addPasskey', 'ASVS 6.3.3 the first factor', {
    who: 'shopper',
    parts: (facts) => ({ body: { id: kept(facts, 'addition'), name: 'Phone', response: newPasskey(facts) } }),
  }),
  step('startTotp', 'ASVS 6.3.3 with a wrong password', { who: 'shopper', parts: () => ({ body: wrongPassword }) }),
  step('startTotp', 'ASVS 6.3.3', {
    who: 'shopper',
    parts: () => ({ body: password }),
    learn: (body, { learned }) => {
      learned.set('addition', textAt(body, 'id'));
      learned.set('secret', textAt(body, 'secret'));
    },
  }),
  step('addTotp', 'ASVS 6.3.3 with a wrong code', {
    who: 'shopper',
    parts: (facts) => ({ body: { id: kept(facts, 'addition'), code: '000000' } }),
  }),
  step('addTotp', 'ASVS 6.3.3 with a code of the app', {
    who: 'shopper',
    parts: async (facts, place) => ({
      body: { id: kept(facts, 'addition'), code: await place.appCode(kept(facts, 'secret')) },
    }),
  }),
  step('getSecondFactors', 'ASVS 6.3.3 both', { who: 'shopper' }),
  step('renewRecoveryCodes', 'ASVS 6.4.4', { who: 'shopper', parts: () => ({ body: password }) }),
  step('login', 'ASVS 6.3.3 with a second factor', {
    parts: () => ({ body: { email: asha, ...password } }),
    learn: (body, { learned }) => learned.set('sign-in', textAt(body, 'id')),
  }),
  step('loginByQuery', 'ASVS 6.3.3 with a second factor', { parts: () => ({ query: { email: asha, ...password } }) }),
  step('getSignInChallenge', 'ASVS 6.3.3 unknown', { parts: () => ({ body: { id: 'none' } }) }),
  step('getSignInChallenge', 'ASVS 6.3.3', {
    parts: (facts) => ({ body: { id: kept(facts, 'sign-in') } }),
    learn: learnChallenge('passkey'),
  }),
  step('finishSignIn', 'ASVS 6.3.3 unknown', {
    parts: () => ({ body: { id: 'none', method: 'totp', code: '000000' } }),
  }),
  step('finishSignIn', 'ASVS 6.3.3 a wrong code', {
    parts: (facts) => ({ body: { id: kept(facts, 'sign-in'), method: 'totp', code: '000000' } }),
  }),
  step('finishSignIn', 'ASVS 6.3.3 a wrong recovery code', {
    parts: (facts) => ({ body: { id: kept(facts, 'sign-in'), method: 'recovery', code: 'none' } }),
  }),
  step('finishSignIn', 'ASVS 6.3.3 by passkey', {
    parts: (facts) => ({
      body: {
        id: kept(facts, 'sign-in'),
        method: 'passkey',
        response: device.get({ challenge: kept(facts, 'challenge'), rpId: 'shop.test' }, origin),
      },
    }),
  }),
  step('removePasskey', 'ASVS 6.3.3 unknown', {
    who: 'shopper',
    parts: () => ({ params: { id: 'none' }, body: password }),
  }),
  step('removePasskey', 'ASVS 6.3.3', { who: 'shopper', parts: () => ({ params: { id: device.id }, body: password }) }),
  step('removeTotp', 'ASVS 6.3.3', { who: 'shopper', parts: () => ({ body: password }) }),
  step('removeTotp', 'ASVS 6.3.3 again', { who: 'shopper', parts: () => ({ body: password }) }),

  step('addToWishlist', 'GDPR 20 something to export', {
    who: 'shopper',
    parts: ({ plain }) => ({ body: { ID: Number(plain.id) } }),
  }),
  step('addStockWatch', 'GDPR 20 something to export', {
    who: 'shopper',
    parts: ({ soldOut }) => ({ body: { uniqueCode: soldOut } }),
  }),
  step('exportMyData', 'GDPR 20 own', { who: 'shopper' }),
  step('deleteAccount', 'GDPR 17 with a wrong password', { who: 'shopper', parts: () => ({ body: wrongPassword }) }),
  step('deleteAccount', 'GDPR 17 with an order on its way', { who: 'shopper', parts: () => ({ body: password }) }),
  step('changePassword', 'ASVS 6.2.3 with a wrong one', {
    who: 'shopper',
    parts: () => ({ body: { ...wrongPassword, newPassword: demoPassword } }),
  }),
  step('changePassword', 'ASVS 6.2.3', {
    who: 'shopper',
    parts: () => ({ body: { ...password, newPassword: demoPassword } }),
  }),
];

const firstAdmin = { email: 'owner@kayal.example', full_name: 'Owner', password: 'lagoon-wind-forty' };

/** Accounts of admins; the last steps, because the admin is withdrawn. */
export const adminAccountSteps: readonly Step[] = [
  step('getAdmins', 'ASVS 8.2.1', { who: 'admin' }),
  step('grantAdmin', 'ASVS 8.2.1 unknown', { who: 'admin', parts: () => ({ body: { email: 'none@kayal.example' } }) }),
  step('withdrawAdmin', 'ASVS 8.2.1 a shopper', {
    who: 'admin',
    parts: ({ shopper }) => ({ params: { customer: shopper } }),
  }),
  step('deleteAccount', 'GDPR 17 the last admin', { who: 'admin', parts: () => ({ body: password }) }),
  step('grantAdmin', 'ASVS 8.2.1', { who: 'admin', parts: () => ({ body: { email: asha } }) }),
  step('withdrawAdmin', 'ASVS 8.2.1', { who: 'admin', parts: ({ shopper }) => ({ params: { customer: shopper } }) }),
  step('grantAdmin', 'ASVS 8.2.1 a second time', { who: 'admin', parts: () => ({ body: { email: asha } }) }),
  step('deleteAccount', 'GDPR 17 an admin who leaves another', { who: 'admin', parts: () => ({ body: password }) }),
  step('getSetup', 'ASVS 6.3.2 not due'),
  step('createFirstAdmin', 'ASVS 6.3.2 not due', { parts: () => ({ body: { token: 'none', ...firstAdmin } }) }),
  step('createFirstAdmin', 'ASVS 6.3.2', {
    parts: async (_, place) => ({ body: { token: await place.setupToken(), ...firstAdmin } }),
  }),
];

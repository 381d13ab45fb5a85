import { demoPassword } from '@kayal/mocks';
import { createAuthenticator } from '@kayal/server-testing/src/software-authenticator.ts';
import type { Facts } from '../facts.ts';
import { textAt, valueAt } from '../place.ts';
import { asAdmin, asShopper, asVisitor, kept, learn, type Step } from '../step.ts';

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
  asVisitor('login', 'ASVS 7.5.2 at a second place', { body: { email: asha, ...password } }),
  asVisitor('login', 'ASVS 7.5.2 at a third place', { body: { email: asha, ...password } }),
  asShopper('getSessions', 'ASVS 7.5.2 own', {}, learnOtherSessions),
  asShopper('endSession', 'ASVS 7.5.2 one', (facts) => ({ params: { id: kept(facts, 'one place') } })),
  asShopper('endSession', 'ASVS 7.5.2 none', { params: { id: 'none' } }),
  asAdmin('getCustomerSessions', 'ASVS 7.4.5 as an admin', ({ shopper }) => ({ params: { customer: shopper } })),
  asAdmin('endCustomerSession', 'ASVS 7.4.5 one', (facts) => ({
    params: { customer: facts.shopper, id: kept(facts, 'another place') },
  })),
  asAdmin('endCustomerSession', 'ASVS 7.4.5 none', ({ shopper }) => ({ params: { customer: shopper, id: 'none' } })),
  asShopper('endOtherSessions', 'ASVS 7.4.3 own'),
  asAdmin('endCustomerSessions', 'ASVS 7.4.5 of nobody', { params: { customer: 'someone' } }),

  asShopper('getSecondFactors', 'ASVS 6.3.3 none yet'),
  asShopper('renewRecoveryCodes', 'ASVS 6.4.4 without a factor', { body: password }),
  asShopper('startPasskey', 'ASVS 6.3.3 with a wrong password', { body: wrongPassword }),
  asShopper('startPasskey', 'ASVS 6.3.3', { body: password }, learnChallenge('options')),
  asShopper('addPasskey', 'ASVS 6.3.3 never begun', (facts) => ({
    body: { id: 'none', name: 'Phone', response: newPasskey(facts) },
  })),
  asShopper('addPasskey', 'ASVS 6.3.3 the first factor', (facts) => ({
    body: { id: kept(facts, 'addition'), name: 'Phone', response: newPasskey(facts) },
  })),
  asShopper('startTotp', 'ASVS 6.3.3 with a wrong password', { body: wrongPassword }),
  asShopper('startTotp', 'ASVS 6.3.3', { body: password }, learn({ addition: 'id', secret: 'secret' })),
  asShopper('addTotp', 'ASVS 6.3.3 with a wrong code', (facts) => ({
    body: { id: kept(facts, 'addition'), code: '000000' },
  })),
  asShopper('addTotp', 'ASVS 6.3.3 with a code of the app', async (facts, place) => ({
    body: { id: kept(facts, 'addition'), code: await place.appCode(kept(facts, 'secret')) },
  })),
  asShopper('getSecondFactors', 'ASVS 6.3.3 both'),
  asShopper('renewRecoveryCodes', 'ASVS 6.4.4', { body: password }),
  asVisitor(
    'login',
    'ASVS 6.3.3 with a second factor',
    { body: { email: asha, ...password } },
    learn({ 'sign-in': 'id' }),
  ),
  asVisitor('loginByQuery', 'ASVS 6.3.3 with a second factor', { query: { email: asha, ...password } }),
  asVisitor('getSignInChallenge', 'ASVS 6.3.3 unknown', { body: { id: 'none' } }),
  asVisitor(
    'getSignInChallenge',
    'ASVS 6.3.3',
    (facts) => ({ body: { id: kept(facts, 'sign-in') } }),
    learnChallenge('passkey'),
  ),
  asVisitor('finishSignIn', 'ASVS 6.3.3 unknown', { body: { id: 'none', method: 'totp', code: '000000' } }),
  asVisitor('finishSignIn', 'ASVS 6.3.3 a wrong code', (facts) => ({
    body: { id: kept(facts, 'sign-in'), method: 'totp', code: '000000' },
  })),
  asVisitor('finishSignIn', 'ASVS 6.3.3 a wrong recovery code', (facts) => ({
    body: { id: kept(facts, 'sign-in'), method: 'recovery', code: 'none' },
  })),
  asVisitor('finishSignIn', 'ASVS 6.3.3 by passkey', (facts) => ({
    body: {
      id: kept(facts, 'sign-in'),
      method: 'passkey',
      response: device.get({ challenge: kept(facts, 'challenge'), rpId: 'shop.test' }, origin),
    },
  })),
  asShopper('removePasskey', 'ASVS 6.3.3 unknown', { params: { id: 'none' }, body: password }),
  asShopper('removePasskey', 'ASVS 6.3.3', { params: { id: device.id }, body: password }),
  asShopper('removeTotp', 'ASVS 6.3.3', { body: password }),
  asShopper('removeTotp', 'ASVS 6.3.3 again', { body: password }),

  asShopper('addToWishlist', 'GDPR 20 something to export', ({ plain }) => ({ body: { ID: Number(plain.id) } })),
  asShopper('addStockWatch', 'GDPR 20 something to export', ({ soldOut }) => ({ body: { uniqueCode: soldOut } })),
  asShopper('exportMyData', 'GDPR 20 own'),
  asShopper('deleteAccount', 'GDPR 17 with a wrong password', { body: wrongPassword }),
  asShopper('deleteAccount', 'GDPR 17 with an order on its way', { body: password }),
  asShopper('changePassword', 'ASVS 6.2.3 with a wrong one', { body: { ...wrongPassword, newPassword: demoPassword } }),
  asShopper('changePassword', 'ASVS 6.2.3', { body: { ...password, newPassword: demoPassword } }),
];

const firstAdmin = { email: 'owner@kayal.example', full_name: 'Owner', password: 'lagoon-wind-forty' };

/** Accounts of admins; the last steps, because the admin is withdrawn. */
export const adminAccountSteps: readonly Step[] = [
  asAdmin('getAdmins', 'ASVS 8.2.1'),
  asAdmin('grantAdmin', 'ASVS 8.2.1 unknown', { body: { email: 'none@kayal.example' } }),
  asAdmin('withdrawAdmin', 'ASVS 8.2.1 a shopper', ({ shopper }) => ({ params: { customer: shopper } })),
  asAdmin('deleteAccount', 'GDPR 17 the last admin', { body: password }),
  asAdmin('grantAdmin', 'ASVS 8.2.1', { body: { email: asha } }),
  asAdmin('withdrawAdmin', 'ASVS 8.2.1', ({ shopper }) => ({ params: { customer: shopper } })),
  asAdmin('grantAdmin', 'ASVS 8.2.1 a second time', { body: { email: asha } }),
  asAdmin('deleteAccount', 'GDPR 17 an admin who leaves another', { body: password }),
  asVisitor('getSetup', 'ASVS 6.3.2 not due'),
  asVisitor('createFirstAdmin', 'ASVS 6.3.2 not due', { body: { token: 'none', ...firstAdmin } }),
  asVisitor('createFirstAdmin', 'ASVS 6.3.2', async (_, place) => ({
    body: { token: await place.setupToken(), ...firstAdmin },
  })),
];

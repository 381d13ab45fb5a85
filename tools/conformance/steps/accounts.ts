import { demoPassword } from '@kayal/mocks';
import { asAdmin, asShopper, asVisitor, kept, learn, type Step } from '../step.ts';

const asha = 'asha@kayal.example';
const divya = 'divya@kayal.example';
const somebody = 'somebody@kayal.example';
const password = 'made-to-swim';

const wrongFor = (code: string): string => (code === '123456' ? '654321' : '123456');

/** Accounts and sessions (S7.USER); near the end, because they change sessions. */
export const accountSteps: readonly Step[] = [
  asVisitor('session', 'J05 of a visitor'),
  asShopper('session', 'J05 of a shopper'),
  asVisitor('login', 'J01 right', { body: { email: asha, password: demoPassword } }),
  asVisitor('login', 'S8.LOGIN.01 a wrong password', { body: { email: asha, password: 'x' } }),
  asVisitor('login', 'S8.LOGIN.03 without an address', { body: { email: '', password: 'x' } }),
  asVisitor('login', 'J01 without a body', { body: {} }),
  asVisitor('loginByQuery', 'S7.USER.01 right', { query: { email: asha, password: demoPassword } }),
  asVisitor('loginByQuery', 'S7.USER.01 wrong', { query: { email: asha, password: 'x' } }),
  asVisitor(
    'signUp',
    'S7.USER.03 a new address',
    { body: { email: divya, full_name: 'Divya Rao', password } },
    learn({ handle: 'id' }),
  ),
  asVisitor('signUp', 'S8.SIGNUP.02 a known address', { body: { email: asha, full_name: 'Asha', password } }),
  asVisitor('signUp', 'S7.USER.03 without a name', { body: { email: somebody, password } }),
  asVisitor('login', 'J75 before verification', { body: { email: divya, password } }, learn({ handle: 'id' })),
  asVisitor('verify', 'S8.VERIFY.02 a wrong code', async (facts, place) => ({
    body: { id: kept(facts, 'handle'), otp: wrongFor(await place.codeFor(divya)) },
  })),
  asVisitor('verify', 'S5.OTP.01 no code', (facts) => ({ body: { id: kept(facts, 'handle'), otp: '12' } })),
  asVisitor('verify', 'S8.VERIFY.03 an unknown handle', { body: { id: 'none', otp: '123456' } }),
  asVisitor('verify', 'S7.USER.05 the right code', async (facts, place) => ({
    body: { id: kept(facts, 'handle'), otp: await place.codeFor(divya) },
  })),
  asVisitor('login', 'J75 after verification', { body: { email: divya, password } }),
  asVisitor('sendOtp', 'S7.USER.06 to a known address', { body: { email: divya } }),
  asVisitor('sendOtp', 'J28 to an unknown address', { body: { email: somebody } }),
  asVisitor('sendOtp', 'S7.USER.06 to nobody', { body: {} }),
  asVisitor('updatePassword', 'S7.USER.07 with a wrong code', async (_, place) => ({
    body: { email: divya, otp: wrongFor(await place.codeFor(divya)), newPassword: password },
  })),
  asVisitor('updatePassword', 'S7.USER.07 with the right code', async (_, place) => ({
    body: { email: divya, otp: await place.codeFor(divya), newPassword: password },
  })),
  asVisitor('googleNonce', 'ASVS 10.5.1 for a visitor'),
  asVisitor('googleLogin', 'S7.USER.02 a known address', async ({ learned }, place) => {
    const token = await place.googleToken(asha);
    learned.set('google token', token);
    return { body: { token } };
  }),
  asVisitor('googleLogin', 'ASVS 10.5.1 the same token again', (facts) => ({
    body: { token: kept(facts, 'google token') },
  })),
  asVisitor('googleLogin', 'J29 a token of nobody', { body: { token: 'forged' } }),
  asVisitor('googleLogin', 'S7.USER.02 without a token', { body: {} }),
  asVisitor('googleSignUp', 'S7.USER.04 a new address', async (_, place) => ({
    body: { token: await place.googleToken(somebody) },
  })),
  asVisitor('googleSignUp', 'J29 without a token', { body: { email: somebody, full_name: 'Some Body' } }),
  asShopper('getCustomerById', 'S7.USER.08 own', ({ shopper }) => ({ params: { customer: shopper } })),
  asShopper('getCustomerById', 'J06 of someone else', { params: { customer: 'someone' } }),
  asAdmin('getCustomerById', 'S8.PROF.01 of nobody, as an admin', { params: { customer: 'someone' } }),
  asShopper('updateProfile', 'J53 the name', { body: { full_name: 'Asha R Nair' } }),
  asShopper('updateProfile', 'J53 no name', { body: { full_name: '' } }),
  asVisitor('updateProfile', 'J02 of nobody', { body: { full_name: 'A' } }),
  asVisitor('logout', 'J04 of a visitor'),
  asShopper('logout', 'J04 of a shopper'),
];

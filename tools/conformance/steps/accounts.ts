import { demoPassword } from '@kayal/mocks';
import { textAt } from '../place.ts';
import { kept, step, type Step } from '../step.ts';

const asha = 'asha@kayal.example';
const divya = 'divya@kayal.example';
const somebody = 'somebody@kayal.example';
const password = 'made-to-swim';

const wrongFor = (code: string): string => (code === '123456' ? '654321' : '123456');

/** Accounts and sessions (S7.USER); near the end, because they change sessions. */
export const accountSteps: readonly Step[] = [
  step('session', 'J05 of a visitor'),
  step('session', 'J05 of a shopper', { who: 'shopper' }),
  step('login', 'J01 right', { parts: () => ({ body: { email: asha, password: demoPassword } }) }),
  step('login', 'S8.LOGIN.01 a wrong password', { parts: () => ({ body: { email: asha, password: 'x' } }) }),
  step('login', 'S8.LOGIN.03 without an address', { parts: () => ({ body: { email: '', password: 'x' } }) }),
  step('login', 'J01 without a body', { parts: () => ({ body: {} }) }),
  step('loginByQuery', 'S7.USER.01 right', { parts: () => ({ query: { email: asha, password: demoPassword } }) }),
  step('loginByQuery', 'S7.USER.01 wrong', { parts: () => ({ query: { email: asha, password: 'x' } }) }),
  step('signUp', 'S7.USER.03 a new address', {
    parts: () => ({ body: { email: divya, full_name: 'Divya Rao', password } }),
    learn: (body, { learned }) => learned.set('handle', textAt(body, 'id')),
  }),
  step('signUp', 'S8.SIGNUP.02 a known address', {
    parts: () => ({ body: { email: asha, full_name: 'Asha', password } }),
  }),
  step('signUp', 'S7.USER.03 without a name', { parts: () => ({ body: { email: somebody, password } }) }),
  step('login', 'J75 before verification', {
    parts: () => ({ body: { email: divya, password } }),
    learn: (body, { learned }) => learned.set('handle', textAt(body, 'id')),
  }),
  step('verify', 'S8.VERIFY.02 a wrong code', {
    parts: async (facts, place) => ({
      body: { id: kept(facts, 'handle'), otp: wrongFor(await place.codeFor(divya)) },
    }),
  }),
  step('verify', 'S5.OTP.01 no code', { parts: (facts) => ({ body: { id: kept(facts, 'handle'), otp: '12' } }) }),
  step('verify', 'S8.VERIFY.03 an unknown handle', { parts: () => ({ body: { id: 'none', otp: '123456' } }) }),
  step('verify', 'S7.USER.05 the right code', {
    parts: async (facts, place) => ({ body: { id: kept(facts, 'handle'), otp: await place.codeFor(divya) } }),
  }),
  step('login', 'J75 after verification', { parts: () => ({ body: { email: divya, password } }) }),
  step('sendOtp', 'S7.USER.06 to a known address', { parts: () => ({ body: { email: divya } }) }),
  step('sendOtp', 'J28 to an unknown address', { parts: () => ({ body: { email: somebody } }) }),
  step('sendOtp', 'S7.USER.06 to nobody', { parts: () => ({ body: {} }) }),
  step('updatePassword', 'S7.USER.07 with a wrong code', {
    parts: async (_, place) => ({
      body: { email: divya, otp: wrongFor(await place.codeFor(divya)), newPassword: password },
    }),
  }),
  step('updatePassword', 'S7.USER.07 with the right code', {
    parts: async (_, place) => ({ body: { email: divya, otp: await place.codeFor(divya), newPassword: password } }),
  }),
  step('googleNonce', 'ASVS 10.5.1 for a visitor'),
  step('googleLogin', 'S7.USER.02 a known address', {
    parts: async ({ learned }, place) => {
      const token = await place.googleToken(asha);
      learned.set('google token', token);
      return { body: { token } };
    },
  }),
  step('googleLogin', 'ASVS 10.5.1 the same token again', {
    parts: (facts) => ({ body: { token: kept(facts, 'google token') } }),
  }),
  step('googleLogin', 'J29 a token of nobody', { parts: () => ({ body: { token: 'forged' } }) }),
  step('googleLogin', 'S7.USER.02 without a token', { parts: () => ({ body: {} }) }),
  step('googleSignUp', 'S7.USER.04 a new address', {
    parts: async (_, place) => ({ body: { token: await place.googleToken(somebody) } }),
  }),
  step('googleSignUp', 'J29 without a token', { parts: () => ({ body: { email: somebody, full_name: 'Some Body' } }) }),
  step('getCustomerById', 'S7.USER.08 own', {
    who: 'shopper',
    parts: ({ shopper }) => ({ params: { customer: shopper } }),
  }),
  step('getCustomerById', 'J06 of someone else', {
    who: 'shopper',
    parts: () => ({ params: { customer: 'someone' } }),
  }),
  step('getCustomerById', 'S8.PROF.01 of nobody, as an admin', {
    who: 'admin',
    parts: () => ({ params: { customer: 'someone' } }),
  }),
  step('updateProfile', 'J53 the name', { who: 'shopper', parts: () => ({ body: { full_name: 'Asha R Nair' } }) }),
  step('updateProfile', 'J53 no name', { who: 'shopper', parts: () => ({ body: { full_name: '' } }) }),
  step('updateProfile', 'J02 of nobody', { parts: () => ({ body: { full_name: 'A' } }) }),
  step('logout', 'J04 of a visitor'),
  step('logout', 'J04 of a shopper', { who: 'shopper' }),
];

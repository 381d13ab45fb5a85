import type { HttpHandler } from 'msw';
import type { MockModule } from '../create-mock-shop.ts';
import {
  accountsMadeAt,
  demoPassword,
  googleEmail,
  googleToken,
  markOf,
  rightCode,
  verificationHandle,
  type MockAccount,
} from '../fixtures/accounts.ts';
import { answer, refuse } from '../mock-reply.ts';

const userRow = (account: MockAccount) => {
  const { id, full_name, email } = account;
  return { id, full_name, email, password: markOf(account) };
};

const sameEmail = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** Accounts and sessions (S7.USER). */
export function accountHandlers({ state, endpoint }: MockModule): HttpHandler[] {
  const byEmail = (email: string) => state.accounts.find((account) => sameEmail(account.email, email));
  return [
    endpoint('session', () => {
      const { user } = state;
      return answer({ success: true, user: user === null ? null : { ...userRow(user), isAdmin: user.isAdmin } });
    }),
    endpoint('login', ({ body }) => {
      if (body.email === '' || body.password === '') return refuse('auth.missing');
      const account = byEmail(body.email);
      if (account === undefined || body.password !== demoPassword) return refuse('auth.invalid');
      if (account.viewer === null) return refuse('EMAIL_UNVERIFIED', { id: verificationHandle });
      state.user = account;
      return answer([userRow(account)]);
    }),
    endpoint('logout', () => {
      state.user = null;
      return answer({ success: true });
    }),
    endpoint('googleLogin', ({ body }) => {
      const account = byEmail(googleEmail);
      if (body.token !== googleToken || account === undefined) return refuse('auth.google');
      state.user = account;
      return answer(userRow(account));
    }),
    endpoint('googleSignUp', ({ body }) =>
      body.token === googleToken ? answer({ success: true }) : refuse('auth.google_sign_up'),
    ),
    endpoint('signUp', ({ body }) =>
      byEmail(body.email) === undefined ? answer({ success: true, id: verificationHandle }) : refuse('auth.registered'),
    ),
    endpoint('verify', ({ body }) => {
      if (body.id !== verificationHandle) return refuse('otp.expired');
      if (body.otp !== rightCode) return answer({ success: false, message: 'Invalid or expired OTP' });
      return answer({ success: true, message: 'OTP Verified Successfully!' });
    }),
    endpoint('sendOtp', () => answer({ success: true, message: 'OTP sent' })),
    endpoint('updatePassword', ({ body }) =>
      body.otp === rightCode ? answer({ success: true, message: 'Password updated' }) : refuse('otp.invalid'),
    ),
    endpoint('getCustomerById', ({ params }) => {
      const account = state.accounts.find(({ id }) => id === params.customer);
      if (account === undefined) return refuse('user.not_found');
      const { id, full_name, email, mobile } = account;
      return answer({ success: true, data: { id, full_name, email, mobile, createdAt: accountsMadeAt } });
    }),
    endpoint('updateProfile', ({ body: { full_name } }) => {
      if (state.user !== null) state.user = { ...state.user, full_name };
      return answer({ success: true, full_name });
    }),
  ];
}

import type { MockModule } from '../create-mock-shop.ts';
import { signInId } from '../fixtures/account-security.ts';
import {
  accountsMadeAt,
  demoPassword,
  googleEmail,
  googleNonce,
  googleToken,
  markOf,
  rightCode,
  verificationHandle,
  type MockAccount,
} from '../fixtures/accounts.ts';
import { answer, refuse } from '../mock-reply.ts';
import type { MockRoute } from '../mock-route.ts';
import { nextId } from '../mock-shop-state.ts';

const userRow = (account: MockAccount) => {
  const { id, full_name, email } = account;
  return { id, full_name, email, password: markOf(account) };
};

const sameEmail = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** Accounts and sessions. */
export function accountHandlers({ state, endpoint }: MockModule): MockRoute[] {
  const hasSecondFactor = (): boolean => state.passkeys.length > 0 || state.totpAddedAt !== null;
  const byEmail = (email: string) => state.accounts.find((account) => sameEmail(account.email, email));
  const signingIn = ({ email, password }: { readonly email: string; readonly password: string }) => {
    const account = byEmail(email);
    return (account?.password ?? demoPassword) === password ? account : undefined;
  };
  /** Whether the token is Google's and its nonce has not been used. */
  const isFromGoogle = (token: string | undefined): boolean => {
    const { hasGoogleNonce } = state;
    state.hasGoogleNonce = false;
    return hasGoogleNonce && token === googleToken;
  };
  return [
    endpoint('session', () => {
      const { user } = state;
      return answer({ success: true, user: user === null ? null : { ...userRow(user), isAdmin: user.isAdmin } });
    }),
    endpoint('loginByQuery', ({ query }) => {
      const account = signingIn(query);
      if (account === undefined || account.viewer === null || hasSecondFactor()) return answer([]);
      state.user = account;
      return answer([userRow(account)]);
    }),
    endpoint('login', ({ body }) => {
      if (body.email === '' || body.password === '') return refuse('auth.missing');
      const account = signingIn(body);
      if (account === undefined) return refuse('auth.invalid');
      if (account.viewer === null) return refuse('EMAIL_UNVERIFIED', { id: verificationHandle });
      if (hasSecondFactor()) {
        state.signingIn = account;
        return refuse('SECOND_FACTOR_REQUIRED', { id: signInId });
      }
      state.user = account;
      return answer([userRow(account)]);
    }),
    endpoint('logout', () => {
      state.user = null;
      return answer({ success: true });
    }),
    endpoint('googleNonce', () => {
      state.hasGoogleNonce = true;
      return answer({ success: true, nonce: googleNonce });
    }),
    endpoint('googleLogin', ({ body }) => {
      const account = byEmail(googleEmail);
      if (!isFromGoogle(body.token) || account === undefined) return refuse('auth.google');
      state.user = account;
      return answer(userRow(account));
    }),
    endpoint('googleSignUp', ({ body }) =>
      isFromGoogle(body.token) ? answer({ success: true }) : refuse('auth.google_sign_up'),
    ),
    endpoint('signUp', ({ body: { email, full_name, password, consents = [] } }) => {
      const known = byEmail(email);
      if (known !== undefined && known.viewer !== null) return refuse('auth.registered');
      const id = known?.id ?? `cus_new_${nextId(state)}`;
      const account: MockAccount = { viewer: null, id, full_name, email, mobile: '', isAdmin: false, password };
      state.accounts = [...state.accounts.filter((row) => row !== known), account];
      state.consents = new Map(consents.map((consent) => [consent.id, consent.text]));
      return answer({ success: true, id: verificationHandle });
    }),
    endpoint('verify', ({ body }) => {
      if (body.id !== verificationHandle) return refuse('otp.expired');
      if (body.otp !== rightCode) return answer({ success: false, message: 'Invalid or expired OTP' });
      state.accounts = state.accounts.map((row) => (row.viewer === null ? { ...row, viewer: 'shopper' } : row));
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

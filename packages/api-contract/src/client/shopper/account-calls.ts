import type { ConsentText } from '../../domain/privacy.ts';
import { toLoggedIn, toSession, toUser } from '../../adapters/accounts.ts';
import type { SessionUser } from '../../domain/shopper.ts';
import type { ApiClient } from '../transport/call-types.ts';
import { done, outcome, refusal, type Outcome } from '../transport/outcome.ts';

/** Credentials of a login. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Stay signed in for 30 days. */
  readonly rememberMe?: boolean;
}

const noMatch = 'Invalid email or password';

/** Accounts and sessions. Each throws NetworkError when no answer came. */
export function accountCalls({ call }: ApiClient) {
  return {
    /** The signed-in user; null without a session. */
    async session(signal?: AbortSignal): Promise<Outcome<{ user: SessionUser | null }>> {
      const result = await call('session', signal === undefined ? {} : { signal });
      return outcome(result, (answer) => ({ user: toSession(answer) }));
    },

    /** Signs in by POST. EMAIL_UNVERIFIED carries the verification handle in `details.id`. */
    async login(credentials: Credentials): Promise<Outcome<{ user: SessionUser }>> {
      const result = await call('login', { body: credentials });
      if (!result.ok) return refusal(result.status, result.error);
      const user = toLoggedIn(result.data);
      const body = { success: false, code: 'auth.invalid', error: noMatch, message: noMatch, requestId: '' } as const;
      return user === null ? refusal(401, body) : { ok: true, user };
    },

    /** A nonce for Google's token, bound to this browser by a cookie; valid for one try (ASVS 10.5.1). */
    async googleNonce(): Promise<Outcome<{ nonce: string }>> {
      return outcome(await call('googleNonce'), ({ nonce }) => ({ nonce }));
    },

    /** Signs in with a Google ID token. */
    async googleLogin(token: string, rememberMe = false): Promise<Outcome<{ user: SessionUser }>> {
      const result = await call('googleLogin', { body: { token, rememberMe } });
      return outcome(result, (row) => ({ user: toUser(row) }));
    },

    /** Ends the session. */
    async logout() {
      return outcome(await call('logout'), done);
    },

    /** Registers; pass `verificationId` to `verify`. */
    async signUp({
      email,
      fullName,
      password,
      consents = [],
    }: {
      readonly email: string;
      readonly fullName: string;
      readonly password: string;
      /** What she agrees to. */
      readonly consents?: readonly ConsentText[];
    }) {
      const agreed = consents.length === 0 ? {} : { consents: [...consents] };
      const result = await call('signUp', { body: { email, full_name: fullName, password, ...agreed } });
      return outcome(result, ({ id }) => ({ verificationId: String(id) }));
    },

    /** Registers with a Google ID token; the contract lists e-mail and name, but the server uses the token's. */
    async googleSignUp(body: {
      readonly token: string;
      readonly email?: string;
      readonly fullName?: string;
      readonly consents?: readonly ConsentText[];
    }) {
      const { token, email, fullName, consents = [] } = body;
      const claims = {
        ...(consents.length === 0 ? {} : { consents: [...consents] }),
        ...(email === undefined ? {} : { email }),
        ...(fullName === undefined ? {} : { full_name: fullName }),
      };
      return outcome(await call('googleSignUp', { body: { token, ...claims } }), done);
    },

    /** Confirms an address; a wrong code is the refusal `otp.invalid` with status 200. */
    async verify({ verificationId, otp }: { readonly verificationId: string; readonly otp: string }): Promise<Outcome> {
      const result = await call('verify', { body: { id: verificationId, otp } });
      if (!result.ok || result.data.success) return outcome(result, done);
      const { message } = result.data;
      return refusal(result.status, { success: false, code: 'otp.invalid', error: message, message, requestId: '' });
    },

    /** Sends a code: by e-mail address for a new password, by verification id to repeat the sign-up code. */
    async sendOtp(to: { readonly email: string } | { readonly verificationId: string }) {
      const body = 'email' in to ? { email: to.email } : { id: to.verificationId };
      return outcome(await call('sendOtp', { body }), ({ message }) => ({ message }));
    },

    /** Sets a new password with a code. */
    async updatePassword(body: { readonly email: string; readonly otp: string; readonly newPassword: string }) {
      return outcome(await call('updatePassword', { body }), ({ message }) => ({ message }));
    },

    /** Changes the name. */
    async updateProfile({ fullName }: { readonly fullName: string }) {
      const result = await call('updateProfile', { body: { full_name: fullName } });
      return outcome(result, ({ full_name: name }) => ({ name }));
    },
  };
}

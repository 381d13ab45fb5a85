import { toLoggedIn } from '../../adapters/accounts.ts';
import type { NewPasskey, SecondFactorProof } from '../../domain/account-security.ts';
import type { ApiClient } from '../transport/call-types.ts';
import { done, outcome } from '../transport/outcome.ts';

/**
 * Second factors, sessions, password and data of the own account; a separate client, so that only pages with them load
 * it.
 */
export function createAccountSecurityApi({ call, address }: ApiClient) {
  return {
    /** The second factors of the signed-in account. */
    async secondFactors(signal?: AbortSignal) {
      const result = await call('getSecondFactors', signal === undefined ? {} : { signal });
      return outcome(result, ({ required, passkeysAvailable, passkeys, totp, recoveryCodesLeft }) => ({
        factors: { required, passkeysAvailable, passkeys, totp, recoveryCodesLeft },
      }));
    },

    /** Begins to add a passkey: `options` for the browser, `id` for `addPasskey` (`auth.password`). */
    async startPasskey(password: string) {
      return outcome(await call('startPasskey', { body: { password } }), ({ id, options }) => ({ id, options }));
    },

    /** Adds a passkey. @returns recovery codes to show once; empty when the account had some */
    async addPasskey(body: { readonly id: string; readonly name: string; readonly response: NewPasskey }) {
      return outcome(await call('addPasskey', { body }), ({ recoveryCodes }) => ({ recoveryCodes }));
    },

    /** Removes a passkey (`auth.password`, `second_factor.last`). */
    async removePasskey(id: string, password: string) {
      return outcome(await call('removePasskey', { params: { id }, body: { password } }), done);
    },

    /** Begins to add an authenticator app: its secret as text, link and SVG (`auth.password`). */
    async startTotp(password: string) {
      const result = await call('startTotp', { body: { password } });
      return outcome(result, ({ id, secret, uri, qr }) => ({ id, secret, uri, qr }));
    },

    /**
     * Adds the authenticator app by one of its codes (`second_factor.wrong`). @returns recovery codes, as `addPasskey`.
     */
    async addTotp(body: { readonly id: string; readonly code: string }) {
      return outcome(await call('addTotp', { body }), ({ recoveryCodes }) => ({ recoveryCodes }));
    },

    /** Removes the authenticator app (`auth.password`, `second_factor.last`). */
    async removeTotp(password: string) {
      return outcome(await call('removeTotp', { body: { password } }), done);
    },

    /** Replaces the recovery codes (`auth.password`). */
    async renewRecoveryCodes(password: string) {
      const result = await call('renewRecoveryCodes', { body: { password } });
      return outcome(result, ({ recoveryCodes }) => ({ recoveryCodes }));
    },

    /** The ways to finish a sign-in. @param id from `details.id` of SECOND_FACTOR_REQUIRED */
    async signInChallenge(id: string) {
      const result = await call('getSignInChallenge', { body: { id } });
      return outcome(result, ({ methods, passkey }) => ({ methods, passkey }));
    },

    /**
     * Finishes the sign-in (`second_factor.wrong`, `second_factor.expired`, `passkey.refused`); `user` is then signed
     * in.
     */
    async finishSignIn(proof: SecondFactorProof) {
      return outcome(await call('finishSignIn', { body: proof }), (answer) => ({ user: toLoggedIn(answer) }));
    },

    /** Confirms by the password that it is still the owner, for five minutes (`auth.password`, `auth.no_password`). */
    async confirmIdentity(password: string) {
      return outcome(await call('confirmIdentity', { body: { password } }), done);
    },

    /** The account's sessions, last used first. */
    async sessions(signal?: AbortSignal) {
      const result = await call('getSessions', signal === undefined ? {} : { signal });
      return outcome(result, ({ sessions }) => ({ sessions }));
    },

    /** Signs one session out (`not_found`). */
    async endSession(id: string) {
      return outcome(await call('endSession', { params: { id } }), done);
    },

    /** Signs every other session out. @returns how many. */
    async endOtherSessions() {
      return outcome(await call('endOtherSessions'), ({ ended }) => ({ ended }));
    },

    /** Changes the password with the current one (`auth.password`, `request.invalid` with `fields.newPassword`). */
    async changePassword(body: { readonly password: string; readonly newPassword: string }) {
      return outcome(await call('changePassword', { body }), done);
    },

    /** Address of the file with all data of the customer, for a download. */
    dataUrl(): string {
      return address('exportMyData');
    },

    /** Deletes the account (`auth.password`, `account.order_open`, `admin.last`). */
    async deleteAccount(password: string) {
      return outcome(await call('deleteAccount', { body: { password } }), done);
    },
  };
}

/** Second factors, sessions, password and data of the own account. */
export type AccountSecurityApi = ReturnType<typeof createAccountSecurityApi>;

import { passkeys, recoveryCodes, totpAddedAt } from '../fixtures/account-security.ts';
import { withPrivacy } from './with-privacy.ts';
import type { Scenario } from './scenario.ts';

/** Signing up and in, second factors, sessions and profiles. */
export const accountScenarios = {
  sessionDown: { behaves: { session: 'internal' } },
  sessionWaiting: { behaves: { session: 'waiting' } },
  logoutWaiting: { behaves: { logout: 'waiting' } },
  logoutDown: { behaves: { logout: 'internal' } },
  loginDown: { behaves: { login: 'internal' } },
  loginLimited: { behaves: { login: 'rate.limited' } },
  loginWaiting: { behaves: { login: 'waiting' } },
  googleNonceDown: { behaves: { googleNonce: 'internal' } },
  googleLoginWaiting: { behaves: { googleLogin: 'waiting' } },
  /** Every sign-in needs a second factor; the account has passkeys, an app and recovery codes. */
  secondFactorDue: {
    prepare: (state) => {
      Object.assign(state, { passkeys, totpAddedAt, recoveryCodesLeft: recoveryCodes.length });
    },
  },
  /** As in production: the back office is closed to an admin without a second factor. */
  secondFactorMissing: { prepare: (state) => void Object.assign(state, { requiresSecondFactor: true }) },
  /** As five minutes after a sign-in: what a session left open must not do asks for the password. */
  confirmationDue: { prepare: (state) => void Object.assign(state, { isConfirmed: false }) },
  secondFactorsDown: { behaves: { getSecondFactors: 'internal' } },
  secondFactorsWaiting: { behaves: { getSecondFactors: 'waiting' } },
  secondFactorExpired: { behaves: { getSignInChallenge: 'second_factor.expired' } },
  finishSignInWaiting: { behaves: { finishSignIn: 'waiting' } },
  addFactorWaiting: { behaves: { addPasskey: 'waiting', addTotp: 'waiting' } },
  /** The shop says what its forms keep, and asks for two consents. */
  privacyShown: { prepare: (state) => void Object.assign(state, { settings: withPrivacy(state.settings) }) },
  consentsDown: {
    prepare: (state) => void Object.assign(state, { settings: withPrivacy(state.settings) }),
    behaves: { getConsents: 'internal' },
  },
  consentChanged: {
    prepare: (state) => void Object.assign(state, { settings: withPrivacy(state.settings) }),
    behaves: { setConsent: 'consent.changed' },
  },
  noticeDown: {
    prepare: (state) => void Object.assign(state, { settings: withPrivacy(state.settings) }),
    behaves: { getNotice: 'internal' },
  },
  sessionsDown: { behaves: { getSessions: 'internal' } },
  sessionsWaiting: { behaves: { getSessions: 'waiting' } },
  sessionNotEnded: { behaves: { endSession: 'internal', endOtherSessions: 'internal' } },
  passwordNotChanged: { behaves: { changePassword: 'internal' } },
  passwordChanging: { behaves: { changePassword: 'waiting' } },
  accountNotDeleted: { behaves: { deleteAccount: 'internal' } },
  /** Every order of the shopper is delivered, so that her account can be deleted. */
  everythingDelivered: {
    prepare: (state) => {
      state.orders = state.orders.map((row) => ({ ...row, isDelivered: true }));
    },
  },
  adminsDown: { behaves: { getAdmins: 'internal' } },
  adminsWaiting: { behaves: { getAdmins: 'waiting' } },
  /** A new shop without an admin. */
  setupDue: {
    prepare: (state) => {
      state.isSetupDue = true;
      state.accounts = state.accounts.filter(({ isAdmin }) => !isAdmin);
    },
  },
  setupDown: { behaves: { getSetup: 'internal' } },
  setupWaiting: { behaves: { createFirstAdmin: 'waiting' } },
  setupRefused: { behaves: { createFirstAdmin: 'setup.refused' } },
  signUpDown: { behaves: { signUp: 'no-answer' } },
  signUpWaiting: { behaves: { signUp: 'waiting' } },
  verifyDown: { behaves: { verify: 'internal' } },
  verifyWaiting: { behaves: { verify: 'waiting' } },
  resendLimited: { behaves: { sendOtp: 'otp.limited' } },
  googleSignUpDown: { behaves: { googleSignUp: 'no-answer' } },
  googleSignUpWaiting: { behaves: { googleSignUp: 'waiting' } },
  sendCodeDown: { behaves: { sendOtp: 'no-answer' } },
  sendCodeWaiting: { behaves: { sendOtp: 'waiting' } },
  newPasswordDown: { behaves: { updatePassword: 'no-answer' } },
  newPasswordWaiting: { behaves: { updatePassword: 'waiting' } },
  profileMissing: { behaves: { getCustomerById: 'user.not_found' } },
  profileDown: { behaves: { getCustomerById: 'internal' } },
  profileWaiting: { behaves: { getCustomerById: 'waiting' } },
  nameNotSaved: { behaves: { updateProfile: 'internal' } },
  nameWaiting: { behaves: { updateProfile: 'waiting' } },
} as const satisfies Readonly<Record<string, Scenario>>;

import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import {
  company,
  companyParams,
  customerParams,
  doneAnswer,
  email,
  otpCode,
  pathId,
  requiredText,
  text,
} from '../schemas.ts';
import { consentShown } from './privacy.schemas.ts';

/** A new password. The limit of 128 characters keeps hashing cheap. */
export const newPassword = Type.String({ minLength: 1, maxLength: 128 });

/** The current password, to confirm the person; empty for an account that only signs in with Google. */
export const currentPassword = Type.String({ maxLength: 128 });

/** A user of a login (S3.ENT.17). `password` is a mark, never a secret: `admin` for admins, `********` for others. */
export const userRow = Type.Object({
  id: Type.String(),
  full_name: Type.String(),
  email: Type.String(),
  password: Type.String(),
});

/** A Google ID token. */
const googleToken = Type.String({ minLength: 1, maxLength: 4096 });

/** What she agrees to at sign-up; what the shop does not ask for in these words counts for nothing. */
const agreedConsents = Type.Optional(Type.Array(consentShown, { maxItems: 10 }));

/** Accounts and sessions. */
export const accountEndpoints = {
  loginByQuery: endpoint('loginByQuery', {
    summary: 'Sign in by query, as specified: a list of users, empty when nothing matches. Off in production.',
    params: companyParams,
    query: Type.Object({ email: Type.String({ maxLength: 200 }), password: Type.String({ maxLength: 200 }) }),
    answer: Type.Array(userRow),
  }),
  login: endpoint('login', {
    summary:
      'Sign in: the same list-shaped answer as the GET; 401 when nothing matches. An account with a second factor gets 403 SECOND_FACTOR_REQUIRED with the `id` of the sign-in to finish.',
    params: companyParams,
    body: Type.Object({
      email: Type.String({ maxLength: 254 }),
      password: Type.String({ maxLength: 128 }),
      rememberMe: Type.Optional(Type.Boolean()),
    }),
    answer: Type.Array(userRow),
    refusals: ['auth.missing', 'auth.invalid', 'EMAIL_UNVERIFIED', 'SECOND_FACTOR_REQUIRED'],
  }),
  session: endpoint('session', {
    summary: 'The signed-in user; null without a session.',
    params: companyParams,
    answer: Type.Object({
      success: Type.Literal(true),
      user: Type.Union([
        Type.Object({
          id: Type.String(),
          full_name: Type.String(),
          email: Type.String(),
          isAdmin: Type.Boolean(),
          /** A mark, never the password (J03). */
          password: Type.String(),
        }),
        Type.Null(),
      ]),
    }),
  }),
  logout: endpoint('logout', {
    summary: 'End the session.',
    params: companyParams,
    answer: Type.Object({ success: Type.Literal(true) }),
  }),
  googleNonce: endpoint('googleNonce', {
    summary:
      'A nonce for a Google ID token: the hash of a cookie that this call sets. Valid for ten minutes and one sign-in or sign-up (ASVS 10.5.1).',
    params: companyParams,
    answer: Type.Object({ success: Type.Literal(true), nonce: Type.String() }),
  }),
  googleLogin: endpoint('googleLogin', {
    summary: 'Sign in with a Google ID token that carries the nonce of this browser.',
    params: companyParams,
    body: Type.Object({ token: googleToken, rememberMe: Type.Optional(Type.Boolean()) }),
    answer: userRow,
    refusals: ['auth.google', 'auth.google_unavailable', 'SECOND_FACTOR_REQUIRED'],
  }),
  signUp: endpoint('signUp', {
    summary: 'Register; the returned id is a verification handle, not the customer id.',
    params: companyParams,
    body: Type.Object({ email, full_name: requiredText(100), password: newPassword, consents: agreedConsents }),
    answer: Type.Object({ success: Type.Literal(true), id: Type.String() }),
    refusals: ['auth.registered'],
  }),
  googleSignUp: endpoint('googleSignUp', {
    summary:
      'Register with a Google ID token that carries the nonce of this browser; e-mail and name come from the token, not from the body.',
    params: Type.Object({ company: Type.Optional(company) }),
    body: Type.Object({
      email: Type.Optional(text(254)),
      full_name: Type.Optional(text(100)),
      token: Type.Optional(googleToken),
      consents: agreedConsents,
    }),
    answer: Type.Object({ success: Type.Literal(true) }),
    refusals: ['auth.google_sign_up', 'auth.registered', 'auth.google_unavailable'],
  }),
  verify: endpoint('verify', {
    summary: 'Confirm an address with a code; `success: false` for a wrong one.',
    params: companyParams,
    body: Type.Object({ id: pathId, otp: otpCode }),
    answer: Type.Object({ success: Type.Boolean(), message: Type.String() }),
    refusals: ['otp.expired', 'otp.limited'],
  }),
  sendOtp: endpoint('sendOtp', {
    summary:
      'Send a code: `email` for a new password, `id` to repeat the sign-up code. The answer never says whether the address is known.',
    params: companyParams,
    body: Type.Object({ email: Type.Optional(email), id: Type.Optional(pathId) }, { minProperties: 1 }),
    answer: doneAnswer,
    refusals: ['otp.limited'],
  }),
  updatePassword: endpoint('updatePassword', {
    summary: 'Set a new password with a code.',
    params: companyParams,
    body: Type.Object({ email, otp: otpCode, newPassword }),
    answer: doneAnswer,
    refusals: ['otp.invalid', 'otp.limited'],
  }),
  getCustomerById: endpoint('getCustomerById', {
    summary: "A customer's own record.",
    params: customerParams,
    answer: Type.Object({
      success: Type.Literal(true),
      data: Type.Object({
        id: Type.String(),
        full_name: Type.String(),
        email: Type.String(),
        mobile: Type.String(),
        /** ms since 1970 */
        createdAt: Type.Integer(),
      }),
    }),
    refusals: ['user.not_found'],
  }),
  updateProfile: endpoint('updateProfile', {
    summary: 'Change the name.',
    params: companyParams,
    body: Type.Object({ full_name: requiredText(100) }),
    answer: Type.Object({ success: Type.Literal(true), full_name: Type.String() }),
  }),
};

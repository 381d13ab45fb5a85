import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { company, companyParams, doneAnswer, nullable, otpCode, pathId, requiredText } from '../schemas.ts';
import { currentPassword, userRow } from './accounts.ts';

/** Bytes in base64url, as in WebAuthn's JSON forms. */
const base64url = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '^[A-Za-z0-9_-]+$' });

const credentialId = base64url(1400);

/** A credential in WebAuthn's options. */
const credentialDescriptor = Type.Object({
  id: Type.String(),
  type: Type.Literal('public-key'),
  transports: Type.Optional(Type.Array(Type.String())),
});

/** WebAuthn Level 3, PublicKeyCredentialCreationOptionsJSON: the argument of `navigator.credentials.create`. */
const creationOptions = Type.Object({
  rp: Type.Object({ id: Type.String(), name: Type.String() }),
  user: Type.Object({ id: Type.String(), name: Type.String(), displayName: Type.String() }),
  challenge: Type.String(),
  pubKeyCredParams: Type.Array(Type.Object({ type: Type.Literal('public-key'), alg: Type.Integer() })),
  /** ms */
  timeout: Type.Integer(),
  attestation: Type.Literal('none'),
  excludeCredentials: Type.Array(credentialDescriptor),
  authenticatorSelection: Type.Object({ residentKey: Type.String(), userVerification: Type.String() }),
});

/** WebAuthn Level 3, PublicKeyCredentialRequestOptionsJSON: the argument of `navigator.credentials.get`. */
const requestOptions = Type.Object({
  challenge: Type.String(),
  /** ms */
  timeout: Type.Integer(),
  rpId: Type.String(),
  allowCredentials: Type.Array(credentialDescriptor),
  userVerification: Type.String(),
});

const transports = Type.Array(Type.String({ maxLength: 32 }), { maxItems: 8 });

/** WebAuthn Level 3, RegistrationResponseJSON. */
const registrationResponse = Type.Object({
  id: credentialId,
  rawId: credentialId,
  type: Type.Literal('public-key'),
  response: Type.Object({
    clientDataJSON: base64url(4096),
    attestationObject: base64url(16_384),
    transports: Type.Optional(transports),
  }),
});

/** WebAuthn Level 3, AuthenticationResponseJSON. */
const authenticationResponse = Type.Object({
  id: credentialId,
  rawId: credentialId,
  type: Type.Literal('public-key'),
  response: Type.Object({
    clientDataJSON: base64url(4096),
    authenticatorData: base64url(4096),
    signature: base64url(2048),
    userHandle: Type.Optional(nullable(Type.String({ maxLength: 128 }))),
  }),
});

/** Recovery codes, shown once; empty when the account had some already. */
const recoveryCodes = Type.Array(Type.String());

const addedAnswer = Type.Object({ success: Type.Literal(true), recoveryCodes });

/** Passkeys, authenticator apps and recovery codes. */
export const secondFactorEndpoints = {
  getSecondFactors: endpoint('getSecondFactors', {
    summary: 'The second factors of the signed-in account, and whether the shop requires one.',
    params: companyParams,
    answer: Type.Object({
      success: Type.Literal(true),
      /** True for an admin in production: admin calls are refused until there is one. */
      required: Type.Boolean(),
      /** False when the shop's address is an IP address: browsers allow passkeys for host names only. */
      passkeysAvailable: Type.Boolean(),
      passkeys: Type.Array(
        Type.Object({
          id: Type.String(),
          name: Type.String(),
          /** ms since 1970 */
          createdAt: Type.Integer(),
          /** ms since 1970; null before its first use. */
          usedAt: nullable(Type.Integer()),
        }),
      ),
      totp: nullable(
        Type.Object({
          /** ms since 1970 */
          createdAt: Type.Integer(),
        }),
      ),
      recoveryCodesLeft: Type.Integer(),
    }),
  }),
  startPasskey: endpoint('startPasskey', {
    summary: 'Begin to add a passkey: options for the browser, valid for five minutes.',
    params: companyParams,
    body: Type.Object({ password: currentPassword }),
    answer: Type.Object({ success: Type.Literal(true), id: Type.String(), options: creationOptions }),
    refusals: ['auth.password', 'passkey.unavailable', 'passkey.limit'],
  }),
  addPasskey: endpoint('addPasskey', {
    summary:
      'Add the passkey that the browser made. With the first second factor the answer has the recovery codes of the account.',
    params: companyParams,
    body: Type.Object({ id: pathId, name: requiredText(60), response: registrationResponse }),
    answer: addedAnswer,
    refusals: ['passkey.refused', 'second_factor.expired', 'passkey.limit'],
  }),
  removePasskey: endpoint('removePasskey', {
    summary: 'Remove a passkey.',
    params: Type.Object({ company, id: credentialId }),
    body: Type.Object({ password: currentPassword }),
    answer: doneAnswer,
    refusals: ['auth.password', 'second_factor.last'],
  }),
  startTotp: endpoint('startTotp', {
    summary: 'Begin to add an authenticator app: its secret as text, link and QR code, valid for five minutes.',
    params: companyParams,
    body: Type.Object({ password: currentPassword }),
    answer: Type.Object({
      success: Type.Literal(true),
      id: Type.String(),
      /** Base32 */
      secret: Type.String(),
      /** otpauth://… */
      uri: Type.String(),
      /** An SVG document. */
      qr: Type.String(),
    }),
    refusals: ['auth.password'],
  }),
  addTotp: endpoint('addTotp', {
    summary: 'Add the authenticator app by its first code; it replaces an earlier one.',
    params: companyParams,
    body: Type.Object({ id: pathId, code: otpCode }),
    answer: addedAnswer,
    refusals: ['second_factor.wrong', 'second_factor.expired'],
  }),
  removeTotp: endpoint('removeTotp', {
    summary: 'Remove the authenticator app.',
    params: companyParams,
    body: Type.Object({ password: currentPassword }),
    answer: doneAnswer,
    refusals: ['auth.password', 'second_factor.last'],
  }),
  renewRecoveryCodes: endpoint('renewRecoveryCodes', {
    summary: 'Ten new recovery codes; earlier ones are void.',
    params: companyParams,
    body: Type.Object({ password: currentPassword }),
    answer: addedAnswer,
    refusals: ['auth.password', 'second_factor.none'],
  }),
  getSignInChallenge: endpoint('getSignInChallenge', {
    summary: 'The ways to finish a sign-in that was answered with SECOND_FACTOR_REQUIRED.',
    params: companyParams,
    body: Type.Object({ id: pathId }),
    answer: Type.Object({
      success: Type.Literal(true),
      methods: Type.Array(Type.Union([Type.Literal('passkey'), Type.Literal('totp'), Type.Literal('recovery')])),
      /** Null where the account has no passkey. */
      passkey: nullable(requestOptions),
    }),
    refusals: ['second_factor.expired'],
  }),
  finishSignIn: endpoint('finishSignIn', {
    summary: 'Finish such a sign-in: the same list-shaped answer as the login, and the session.',
    params: companyParams,
    body: Type.Union([
      Type.Object({ id: pathId, method: Type.Literal('passkey'), response: authenticationResponse }),
      Type.Object({ id: pathId, method: Type.Literal('totp'), code: otpCode }),
      Type.Object({ id: pathId, method: Type.Literal('recovery'), code: requiredText(40) }),
    ]),
    answer: Type.Array(userRow),
    refusals: ['second_factor.wrong', 'second_factor.expired', 'passkey.refused', 'auth.invalid'],
  }),
};

import type { WireOf } from '../endpoints.ts';

/** Argument of `navigator.credentials.create`, in WebAuthn's JSON form. */
export type PasskeyCreation = WireOf<'startPasskey'>['answer']['options'];

/** Argument of `navigator.credentials.get`, in WebAuthn's JSON form. */
export type PasskeyRequest = NonNullable<WireOf<'getSignInChallenge'>['answer']['passkey']>;

/** The browser's result after making a passkey, in WebAuthn's JSON form. */
export type NewPasskey = WireOf<'addPasskey'>['body']['response'];

/** The proof that finishes a sign-in with a second factor. */
export type SecondFactorProof = WireOf<'finishSignIn'>['body'];

/** Ways to finish a sign-in. */
export type SecondFactorMethod = WireOf<'getSignInChallenge'>['answer']['methods'][number];

/** The second factors of an account. */
export type SecondFactors = Omit<WireOf<'getSecondFactors'>['answer'], 'success'>;

/** A session of an account, with its device. */
export type SignedInPlace = WireOf<'getSessions'>['answer']['sessions'][number];

/** An admin of the shop. */
export type Admin = WireOf<'getAdmins'>['answer']['admins'][number];

/** The file with all data of a customer. */
export type OwnData = WireOf<'exportMyData'>['answer'];

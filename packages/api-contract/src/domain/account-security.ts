import type { WireOf } from '../endpoints.ts';

/** What `navigator.credentials.create` takes, in WebAuthn's JSON form. */
export type PasskeyCreation = WireOf<'startPasskey'>['answer']['options'];

/** What `navigator.credentials.get` takes, in WebAuthn's JSON form. */
export type PasskeyRequest = NonNullable<WireOf<'getSignInChallenge'>['answer']['passkey']>;

/** What the browser answers after it made a passkey, in WebAuthn's JSON form. */
export type NewPasskey = WireOf<'addPasskey'>['body']['response'];

/** How a sign-in with a second factor due is finished. */
export type SecondFactorProof = WireOf<'finishSignIn'>['body'];

/** Ways to finish a sign-in. */
export type SecondFactorMethod = WireOf<'getSignInChallenge'>['answer']['methods'][number];

/** The second factors of an account. */
export type SecondFactors = Omit<WireOf<'getSecondFactors'>['answer'], 'success'>;

/** A place where an account is signed in. */
export type SignedInPlace = WireOf<'getSessions'>['answer']['sessions'][number];

/** An admin of the shop. */
export type Admin = WireOf<'getAdmins'>['answer']['admins'][number];

/** The file of everything kept about a customer. */
export type OwnData = WireOf<'exportMyData'>['answer'];

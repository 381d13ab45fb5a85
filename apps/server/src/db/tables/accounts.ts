/** Accounts, how they sign in, and their addresses. */
import type { Generated } from 'kysely';
import type { Flag } from './flag.ts';

/** What a code of six digits is for. */
export type OtpPurpose = 'sign-up' | 'reset' | 'cash';

/** An account: of a shopper or of an admin. */
export interface CustomerTable {
  id: string;
  email: string;
  full_name: string;
  mobile: string;
  /** Argon2id hash with its parameters; null for an account that only signs in with Google. */
  password_hash: string | null;
  role: 'shopper' | 'admin';
  verified: Flag;
  google_sub: string | null;
  created_at: number;
  /** Rises with every change of the cart and never resets: part of the derived idempotency key. */
  cart_version: Generated<number>;
}

/** Where an account is signed in. */
export interface SessionTable {
  /** SHA-256 of the cookie's token, hex. */
  token_hash: string;
  customer_id: string;
  remembered: Flag;
  created_at: number;
  seen_at: number;
  /** 1 when it was opened with more than a password: a second factor, or the set-up token of a new shop. */
  second_factor: Generated<Flag>;
  /** Browser and system in a few words, such as `Chrome on Android`; empty where unknown. */
  device: Generated<string>;
  /** When the owner last proved in it that it is she, ms since 1970; null until she did so after signing in. */
  confirmed_at: Generated<number | null>;
}

/** A passkey (WebAuthn credential) of an account. */
export interface PasskeyTable {
  /** Credential id, base64url. */
  id: string;
  customer_id: string;
  /** COSE key, base64url. */
  public_key: string;
  /** Signature counter as last seen; 0 for the many authenticators that keep none. */
  counter: number;
  /** JSON list of the authenticator's transports, as the browser reported them. */
  transports: string;
  name: string;
  created_at: number;
  used_at: number | null;
}

/** The authenticator app of an account (RFC 6238). */
export interface TotpTable {
  customer_id: string;
  /** Base32. Kept readable: the server computes codes from it. */
  secret: string;
  /** The 30-second step of the last code that was accepted; no code counts twice. */
  last_step: number;
  created_at: number;
}

/** A recovery code that has not been used, as its HMAC. */
export interface RecoveryCodeTable {
  code_hmac: string;
  customer_id: string;
}

/** A sign-in, or the adding of a second factor, that was begun and must be finished within minutes. */
export interface AuthChallengeTable {
  id: string;
  customer_id: string;
  kind: 'sign-in' | 'passkey' | 'totp';
  /** WebAuthn challenge, base64url; for `totp` the new secret, base32. */
  secret: string;
  remembered: Flag;
  tries: number;
  expires_at: number;
}

/** A code of six digits, as its HMAC. The id is the random handle a browser holds. */
export interface OtpTable {
  id: string;
  customer_id: string;
  purpose: OtpPurpose;
  code_hmac: string;
  tries: number;
  /** 1 once used, replaced or exhausted. */
  closed: Flag;
  created_at: number;
  expires_at: number;
}

/** A delivery address of a customer. */
export interface AddressTable {
  id: string;
  customer_id: string;
  name: string;
  mobile: string;
  pincode: string;
  locality: string;
  address: string;
  city: string;
  district: string;
  address_type: 'Home' | 'Office';
  /** Max one per customer: partial unique index. */
  is_active: Flag;
  created_at: number;
}

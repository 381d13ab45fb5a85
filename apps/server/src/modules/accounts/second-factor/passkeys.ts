import { isIP } from 'node:net';
import type { WireOf } from '@kayal/api-contract';
import type { PasskeyTable } from '../../../db/tables/accounts.ts';
import type { Config } from '../../../config/config.ts';
import { challengeLifetimeMs } from './challenges.ts';

type CreationOptions = WireOf<'startPasskey'>['answer']['options'];
type RequestOptions = NonNullable<WireOf<'getSignInChallenge'>['answer']['passkey']>;
type NewPasskey = WireOf<'addPasskey'>['body']['response'];
type PasskeyAnswer = Extract<WireOf<'finishSignIn'>['body'], { method: 'passkey' }>['response'];

/** The stored fields of a new passkey, before it has an owner and a name. */
type ConfirmedPasskey = Pick<PasskeyTable, 'id' | 'public_key' | 'counter' | 'transports'>;

/** The owner of a new passkey, as the browser names her. */
interface PasskeyOwner {
  readonly id: string;
  readonly email: string;
  readonly name: string;
}

/** The passkey that a browser is to make. */
interface NewPasskeyRequest {
  readonly owner: PasskeyOwner;
  /** Under which a browser lists it. */
  readonly shopName: string;
  readonly challenge: string;
  /** Those the account has: a device makes no second one. */
  readonly existing: readonly PasskeyTable[];
}

/**
 * WebAuthn for one shop. A browser uses a passkey only at the shop's own address, so a forged page cannot ask for it.
 */
export interface Passkeys {
  /** False where the shop's address is an IP address: browsers allow passkeys for host names only. */
  readonly areAvailable: boolean;
  creationOptions(request: NewPasskeyRequest): Promise<CreationOptions>;
  /** The checked new passkey; null when it does not answer the challenge. */
  confirmNew(response: NewPasskey, challenge: string): Promise<ConfirmedPasskey | null>;
  requestOptions(challenge: string, passkeys: readonly PasskeyTable[]): Promise<RequestOptions>;
  /** The new signature counter; null when the passkey does not answer the challenge. */
  confirmUse(response: PasskeyAnswer, challenge: string, passkey: PasskeyTable): Promise<number | null>;
}

/** The password was the first factor, so possession is enough; a key that can check a finger or a PIN does so. */
const userVerification = 'preferred';

/** Loaded with the first passkey: it is 290 modules, of 2,190 that a starting server would load. */
const loadLibrary = async () => import('@simplewebauthn/server');

/** Makes the passkeys of a shop. */
export function createPasskeys({ publicOrigin }: Pick<Config, 'publicOrigin'>): Passkeys {
  const rpID = new URL(publicOrigin).hostname;
  const expected = { expectedOrigin: publicOrigin, expectedRPID: rpID, requireUserVerification: false };
  return {
    areAvailable: isIP(rpID.replaceAll(/[[\]]/g, '')) === 0,

    async creationOptions({ owner, shopName, challenge, existing }) {
      const { generateRegistrationOptions } = await loadLibrary();
      const options = await generateRegistrationOptions({
        rpName: shopName,
        rpID,
        userID: new TextEncoder().encode(owner.id),
        userName: owner.email,
        userDisplayName: owner.name,
        challenge: bytesOf(challenge),
        timeout: challengeLifetimeMs,
        attestationType: 'none',
        excludeCredentials: existing.map(descriptorOf),
        authenticatorSelection: { residentKey: 'preferred', userVerification },
      });
      return {
        rp: { id: rpID, name: shopName },
        user: options.user,
        challenge: options.challenge,
        pubKeyCredParams: options.pubKeyCredParams.map(({ alg }) => ({ type: 'public-key', alg })),
        timeout: challengeLifetimeMs,
        attestation: 'none',
        excludeCredentials: existing.map((passkey) => ({ ...descriptorOf(passkey), type: 'public-key' })),
        authenticatorSelection: { residentKey: 'preferred', userVerification },
      };
    },

    async confirmNew(response, challenge) {
      const { verifyRegistrationResponse } = await loadLibrary();
      try {
        const { verified, registrationInfo } = await verifyRegistrationResponse({
          ...expected,
          response: { ...response, clientExtensionResults: {} },
          expectedChallenge: challenge,
        });
        if (!verified) return null;
        const { id, publicKey, counter } = registrationInfo.credential;
        const transports = JSON.stringify(response.response.transports ?? []);
        return { id, public_key: Buffer.from(publicKey).toString('base64url'), counter, transports };
      } catch {
        // The library throws a different error for each defect of a response; the caller needs no distinction.
        return null;
      }
    },

    async requestOptions(challenge, passkeys) {
      const { generateAuthenticationOptions } = await loadLibrary();
      const options = await generateAuthenticationOptions({
        rpID,
        challenge: bytesOf(challenge),
        timeout: challengeLifetimeMs,
        allowCredentials: passkeys.map(descriptorOf),
        userVerification,
      });
      return {
        challenge: options.challenge,
        timeout: challengeLifetimeMs,
        rpId: rpID,
        allowCredentials: passkeys.map((passkey) => ({ ...descriptorOf(passkey), type: 'public-key' })),
        userVerification,
      };
    },

    async confirmUse({ id, rawId, type, response }, challenge, passkey) {
      const { clientDataJSON, authenticatorData, signature } = response;
      const signed = { clientDataJSON, authenticatorData, signature };
      const { verifyAuthenticationResponse } = await loadLibrary();
      try {
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          ...expected,
          response: { id, rawId, type, response: signed, clientExtensionResults: {} },
          expectedChallenge: challenge,
          credential: { id: passkey.id, publicKey: bytesOf(passkey.public_key), counter: passkey.counter },
        });
        return verified ? authenticationInfo.newCounter : null;
      } catch {
        return null;
      }
    },
  };
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(base64url, 'base64url'));
}

function descriptorOf({ id, transports }: PasskeyTable): { id: string; transports: string[] } {
  const names: unknown = JSON.parse(transports);
  return { id, transports: Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [] };
}

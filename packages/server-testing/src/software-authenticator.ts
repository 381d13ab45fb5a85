import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type { NewPasskey, PasskeyCreation, PasskeyRequest, SecondFactorProof } from '@kayal/api-contract';

type PasskeyAnswer = Extract<SecondFactorProof, { method: 'passkey' }>['response'];

/** A software passkey with node:crypto (WebAuthn Level 3, ES256, no attestation). */
export interface SoftwareAuthenticator {
  /** Credential id, base64url. */
  readonly id: string;
  /** Answers `navigator.credentials.create`. @param origin origin of the page that calls it */
  create(options: Pick<PasskeyCreation, 'challenge' | 'rp'>, origin: string): NewPasskey;
  /** Answers `navigator.credentials.get`. */
  get(options: Pick<PasskeyRequest, 'challenge' | 'rpId'>, origin: string): PasskeyAnswer;
}

const userPresent = 0x01;
const userVerified = 0x04;
const hasCredentialData = 0x40;

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

/** A byte string of CBOR, up to 65,535 bytes. */
function cborBytes(bytes: Buffer): Buffer {
  const head = bytes.length < 256 ? [0x58, bytes.length] : [0x59, bytes.length >> 8, bytes.length & 0xff];
  return Buffer.concat([Buffer.from(head), bytes]);
}

/** A public key in COSE: EC2, ES256, P-256. */
function coseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const coordinate = (text: string): Buffer => cborBytes(Buffer.from(text, 'base64url'));
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    coordinate(x),
    Buffer.from([0x22]),
    coordinate(y),
  ]);
}

/** The attestation object `{fmt: 'none', attStmt: {}, authData}`. */
function attestationObject(authData: Buffer): Buffer {
  const text = (word: string): Buffer => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)]);
  return Buffer.concat([
    Buffer.from([0xa3]),
    text('fmt'),
    text('none'),
    text('attStmt'),
    Buffer.from([0xa0]),
    text('authData'),
    cborBytes(authData),
  ]);
}

/** Makes an authenticator with one passkey; its signature counter rises with every use. */
export function createAuthenticator(): SoftwareAuthenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(16);
  const id = credentialId.toString('base64url');
  let uses = 0;

  const clientData = (type: 'webauthn.create' | 'webauthn.get', challenge: string, origin: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  const authenticatorData = (rpId: string, flags: number): Buffer => {
    uses += 1;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(uses);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter]);
  };

  return {
    id,
    create({ challenge, rp }, origin) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const authData = Buffer.concat([
        authenticatorData(rp.id, userPresent | userVerified | hasCredentialData),
        Buffer.alloc(16),
        length,
        credentialId,
        coseKey(publicKey),
      ]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
          attestationObject: attestationObject(authData).toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    get({ challenge, rpId }, origin) {
      const authData = authenticatorData(rpId, userPresent | userVerified);
      const client = clientData('webauthn.get', challenge, origin);
      const signature = sign('sha256', Buffer.concat([authData, sha256(client)]), privateKey);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
}

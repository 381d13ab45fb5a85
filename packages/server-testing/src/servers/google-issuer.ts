import http from 'node:http';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { listenLocally } from './listen-locally.ts';

/** The client id the shop under test is set up with. */
export const clientId = 'kayal-test.apps.googleusercontent.com';

/** Claims of a token. As at Google, it has a nonce only when one was requested. */
export type Claims = Readonly<Record<string, unknown>>;

/** An OpenID issuer on this machine, instead of Google. */
export interface TestIssuer {
  /** Its origin, which is also its `iss`. */
  readonly origin: string;
  /** Number of requests for its keys. */
  keyCalls(): number;
  /** Makes requests for its keys fail, or succeed again. */
  setAway(isTemporarilyUnavailable: boolean): void;
  /** A token as Google would sign it; `claims` replaces or adds some, `undefined` leaves one out. `at` in ms. */
  sign(at: number, claims?: Claims): Promise<string>;
  /** The same, signed by a key that the issuer does not publish. */
  forge(at: number, claims?: Claims): Promise<string>;
  /** The same with `alg: none`. */
  unsigned(at: number, claims?: Claims): string;
  close(): Promise<void>;
}

/** Starts a token issuer on a free port. */
export async function openIssuer(): Promise<TestIssuer> {
  const [own, stranger] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  let calls = 0;
  let away = false;
  const server = http.createServer((request, response) => {
    calls += 1;
    if (away || request.url !== '/jwks') response.writeHead(503).end();
    else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ keys: [jwk] }));
  });
  const port = await listenLocally(server);
  const origin = `http://127.0.0.1:${port}`;

  const payload = (at: number, claims: Claims = {}): JWTPayload => ({
    iss: origin,
    aud: clientId,
    sub: '108-new',
    email: 'new@kayal.example',
    email_verified: true,
    name: 'New Person',
    iat: Math.floor(at / 1000),
    exp: Math.floor(at / 1000) + 3600,
    ...claims,
  });
  const header = { alg: 'RS256', kid: 'one', typ: 'JWT' };

  return {
    origin,
    keyCalls: () => calls,
    setAway: (isTemporarilyUnavailable) => {
      away = isTemporarilyUnavailable;
    },
    sign: (at, claims) => new SignJWT(payload(at, claims)).setProtectedHeader(header).sign(own.privateKey),
    forge: (at, claims) => new SignJWT(payload(at, claims)).setProtectedHeader(header).sign(stranger.privateKey),
    unsigned: (at, claims) => new UnsecuredJWT(payload(at, claims)).encode(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

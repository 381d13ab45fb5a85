import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';

/** Steps of 30 s that an app's clock may be off, either way. */
const toleratedSteps = 1;

/** Data for setting up an authenticator app. */
interface AppSetup {
  /** Base32 */
  readonly secret: string;
  readonly uri: string;
  /** An SVG document. */
  readonly qr: string;
}

/** A new random secret, as text, link and QR code. @param issuer name of the shop, under which an app lists it */
export function newAppSetup(email: string, issuer: string): AppSetup {
  const secret = new Secret();
  const uri = new TOTP({ issuer, label: email, secret }).toString();
  return { secret: secret.base32, uri, qr: renderSVG(uri) };
}

/**
 * The time step that a code of the app belongs to; null when it belongs to no step near `now`. @param now ms since 1970
 */
export function stepOfCode(secret: string, code: string, now: number): number | null {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code, timestamp: now, window: toleratedSteps });
  return delta === null ? null : totp.counter({ timestamp: now }) + delta;
}

import { shopProfile } from '@kayal/commerce-core';
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

function totpOf(secret: Secret, email = ''): TOTP {
  return new TOTP({ issuer: shopProfile.name, label: email, secret });
}

/** A new random secret, as text, link and QR code. */
export function newAppSetup(email: string): AppSetup {
  const secret = new Secret();
  const uri = totpOf(secret, email).toString();
  return { secret: secret.base32, uri, qr: renderSVG(uri) };
}

/**
 * The time step that a code of the app belongs to; null when it belongs to no step near `now`. @param now ms since 1970
 */
export function stepOfCode(secret: string, code: string, now: number): number | null {
  const totp = totpOf(Secret.fromBase32(secret));
  const delta = totp.validate({ token: code, timestamp: now, window: toleratedSteps });
  return delta === null ? null : totp.counter({ timestamp: now }) + delta;
}

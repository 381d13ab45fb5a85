// Both packages are loaded when they are needed: an idle shop does not hold them.

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
export async function newAppSetup(email: string, issuer: string): Promise<AppSetup> {
  const [{ Secret, TOTP }, { renderSVG }] = await Promise.all([import('otpauth'), import('uqr')]);
  const secret = new Secret();
  const uri = new TOTP({ issuer, label: email, secret }).toString();
  return { secret: secret.base32, uri, qr: renderSVG(uri) };
}

/**
 * The time step that a code of the app belongs to; null when it belongs to no step near `now`. @param now ms since 1970
 */
export async function stepOfCode(secret: string, code: string, now: number): Promise<number | null> {
  const { Secret, TOTP } = await import('otpauth');
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code, timestamp: now, window: toleratedSteps });
  return delta === null ? null : totp.counter({ timestamp: now }) + delta;
}

import { BlockList, isIP } from 'node:net';
import type { Config } from './config.ts';
import type { SettingsReader } from './settings-reader.ts';
import type { PlaintextName } from './settings.ts';

/** Issuer of Google's tokens; the only one that production accepts. */
export const googleIssuer = 'https://accounts.google.com';
/** Where Google publishes the keys of its tokens. */
export const googleJwksUrl = 'https://www.googleapis.com/oauth2/v3/certs';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether a host name or address can only be this machine; an empty one is a socket in the file system. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '');
  if (name === '' || name === 'localhost') return true;
  const version = isIP(name);
  return version !== 0 && loopback.check(name, version === 6 ? 'ipv6' : 'ipv4');
}

/** Whether browsers reach the shop over TLS; decides the name of the cookie and HSTS. */
export function isHttps(config: Pick<Config, 'publicOrigin'>): boolean {
  return config.publicOrigin.startsWith('https://');
}

/** Whether people on other machines can open the shop. */
export function isReachable(config: Pick<Config, 'host' | 'publicOrigin'>): boolean {
  return !isLoopback(config.host) || !isLoopback(new URL(config.publicOrigin).hostname);
}

/** Values of `sslmode` with which the driver encrypts; without one it does not. */
const encryptedModes = ['prefer', 'require', 'verify-ca', 'verify-full', 'no-verify'];

function isPlaintextDatabase(databaseUrl: string): boolean {
  const { hostname, searchParams } = new URL(databaseUrl);
  if (isLoopback(searchParams.get('host') ?? hostname) || searchParams.get('host')?.startsWith('/') === true)
    return false;
  return searchParams.get('ssl') !== 'true' && !encryptedModes.includes(searchParams.get('sslmode') ?? '');
}

/** Refuses settings that would give everyone who can reach the shop access to it. */
export function refuseExposure(config: Config, read: SettingsReader): void {
  if (config.demo && isHttps(config) && isReachable(config)) {
    read.error(
      `DEMO=on would open accounts with a public password to everyone at ${config.publicOrigin} and is refused`,
    );
  }
}

/** The warning printed when other machines can reach a shop that does not run in production. */
export function exposureWarning({ demo }: Config): string {
  return demo
    ? 'Warning: others can open this shop, sign in to its demo accounts and read its mail. Stop it on a network you do not trust.'
    : 'Others can open this shop, so its demo and its mailbox are off. DEMO=on turns them on in a network you trust; NODE_ENV=production runs a real shop.';
}

/** Refuses settings that are convenient on a laptop and dangerous on the internet. */
export function refuseUnsafe(config: Config, read: SettingsReader, plaintext: readonly PlaintextName[]): void {
  if (!isHttps(config)) read.error('PUBLIC_ORIGIN must be set to the https:// address of the shop in production');
  if (!config.rateLimit) read.error('RATE_LIMIT=off is for load tests only and is refused in production');
  if (!config.loadShedding) read.error('LOAD_SHEDDING=off is for browser tests only and is refused in production');
  if (config.googleIssuer !== googleIssuer) read.error('GOOGLE_ISSUER is for tests only and is refused in production');
  if (config.googleIssuer === googleIssuer && config.googleJwksUrl !== googleJwksUrl) {
    read.error('GOOGLE_JWKS_URL is for tests only and is refused in production');
  }
  if (config.whatsapp !== null && !config.whatsapp.apiUrl.startsWith('https://')) {
    read.error('WHATSAPP_API_URL must be an https:// address in production');
  }
  for (const way of ['razorpay', 'stripe'] as const) {
    if (config[way]?.apiUrl.startsWith('https://') === false) {
      read.error(`${way.toUpperCase()}_API_URL must be an https:// address in production`);
    }
  }
  if (config.s3 !== null && !config.s3.endpoint.startsWith('https://') && !plaintext.includes('store')) {
    read.error(
      'S3_ENDPOINT must be an https:// address in production; ALLOW_PLAINTEXT=store is for a store in a network you trust',
    );
  }
  if (config.backups !== null && config.backups.s3?.endpoint.startsWith('https://') === false) {
    read.error('BACKUP_S3_ENDPOINT must be an https:// address in production');
  }
  if (config.smtpUrl !== null && config.smtpRequiresTls && new URL(config.smtpUrl).searchParams.has('ignoreTLS')) {
    read.error('SMTP_URL asks for mail without TLS: codes would be sent in clear. Take ignoreTLS out of it');
  }
  const databases = { DATABASE_URL: config.databaseUrl, DATABASE_REPLICA_URL: config.databaseReplicaUrl };
  for (const [name, url] of Object.entries(databases)) {
    if (url !== null && isPlaintextDatabase(url) && !plaintext.includes('database')) {
      read.error(
        `${name} connects without TLS. Add ?sslmode=verify-full, or set ALLOW_PLAINTEXT=database for a network you trust`,
      );
    }
  }
  if (config.demo) read.error('DEMO=on would open accounts with a public password and is refused in production');
}

import type { DatabasePooler } from '../db/postgres/database-pooler.ts';
import path from 'node:path';
import { googleIssuer, googleJwksUrl, isLoopback, isReachable, refuseExposure, refuseUnsafe } from './config-rules.ts';
import { readRazorpay, readStripe, type RazorpaySettings, type StripeSettings } from './gateways.ts';
import {
  readBackups,
  readKeepDays,
  readMetrics,
  readRehearsal,
  readS3,
  readTax,
  readTracing,
  readWhatsapp,
  type BackupSettings,
  type KeepDays,
  type MetricsAddress,
  type RehearsalSettings,
  type S3Settings,
  type TaxSettings,
  type TracingSettings,
  type WhatsappSettings,
} from './setting-groups.ts';
import { SettingsReader, type Environment } from './settings-reader.ts';
import type { VisitShare } from './visit-share.ts';
import { plaintextNames, settings, type LogLevel } from './settings.ts';

/** Every setting, parsed once. */
export interface Config {
  /** `NODE_ENV=production`, set only by an operator. */
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  /** Folder of the SQLite file, uploads and drawn pictures; absolute. */
  readonly dataDir: string;
  /** `postgres://…`, or null for the embedded SQLite file. */
  readonly databaseUrl: string | null;
  /** What stands between the shop and PostgreSQL. */
  readonly databasePooler: DatabasePooler;
  /** A replica of that PostgreSQL, for reports and lists. */
  readonly databaseReplicaUrl: string | null;
  /** Where `npm run move` copies the shop. */
  readonly moveToUrl: string | null;
  /** The literal in every path (S9.CFG.01); null where the shop's settings name it. */
  readonly companyCode: string | null;
  readonly season: string;
  /** Origin without a trailing slash: CSRF checks, links in mail, form of the cookie. */
  readonly publicOrigin: string;
  readonly rehearsal: RehearsalSettings;
  /** Null keeps mail in the local mailbox. */
  readonly smtpUrl: string | null;
  /** Whether mail is held back when the mail server offers no TLS. */
  readonly smtpRequiresTls: boolean;
  /** Sender of mails; null for the shop's name and e-mail address. */
  readonly mailFrom: string | null;
  readonly whatsapp: WhatsappSettings | null;
  /** Null without keys. */
  readonly razorpay: RazorpaySettings | null;
  /** Null without keys. */
  readonly stripe: StripeSettings | null;
  readonly googleClientId: string | null;
  readonly googleIssuer: string;
  /** Where the issuer publishes its keys. */
  readonly googleJwksUrl: string;
  /** Null until the business is registered: invoices then show neither GSTIN nor HSN (J46). */
  readonly tax: TaxSettings | null;
  /** Store of uploaded pictures; null keeps them in the data folder. */
  readonly s3: S3Settings | null;
  /** Null when no key for backups is set. */
  readonly backups: BackupSettings | null;
  /** Whether the listed GET login answers (J01). */
  readonly allowGetLogin: boolean;
  readonly rateLimit: boolean;
  /** Whether webhooks may go to http addresses and private networks. */
  readonly webhookPrivateTargets: boolean;
  /** Whether pictures of imports may be fetched from private networks. */
  readonly picturePrivateTargets: boolean;
  /** Whether the shop is closed, with its database untouched. */
  readonly maintenance: boolean;
  /** Whether calls are refused under overload. */
  readonly loadShedding: boolean;
  readonly demo: boolean;
  /** Whether mail without a mail server is shown at `/dev/mailbox`, codes included. */
  readonly localMailbox: boolean;
  /** Which visits are measured. */
  readonly visitFigures: VisitShare;
  /** Whether the API is described at `/docs`. */
  readonly apiDocs: boolean;
  /** Address at which Prometheus reads metrics, apart from the shop's own port; null for none. */
  readonly metrics: MetricsAddress | null;
  /** Null when no traces are sent. */
  readonly tracing: TracingSettings | null;
  /** How long `/health/ready` answers 503 before a server that stops closes its port, ms. */
  readonly drainMs: number;
  /** Whether the pictures of a first visit are made in the background after a start. */
  readonly drawAhead: boolean;
  /** Max effort of AVIF, from 0 to 9. */
  readonly pictureEffort: number;
  /** Folder whose files are imported; absolute, or null for none. */
  readonly importDir: string | null;
  /** For shoppers; admins have a fixed minimum. */
  readonly passwordMinLength: number;
  /** How long rows that are no longer needed are kept. */
  readonly keepDays: KeepDays;
  /** Names by which the shop may be called, besides its own and those of this machine. */
  readonly allowedHosts: readonly string[];
  /** Addresses of proxies whose X-Forwarded-For is trusted; none by default. */
  readonly trustProxy: readonly string[];
  readonly logLevel: LogLevel;
}

/** The settings are invalid; the message names every error, one per line. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly errors: readonly string[];

  constructor(errors: readonly string[]) {
    super(errors.join('\n'));
    this.errors = errors;
  }
}

/**
 * Reads every setting from the environment. Empty values count as unset.
 * @throws ConfigError naming all errors together.
 */
export function readConfig(env: Environment): Config {
  const read = new SettingsReader(env);
  const { production } = read;
  const port = read.whole('PORT');
  const host = read.text('HOST');
  const publicOrigin = read.origin('PUBLIC_ORIGIN') ?? `http://127.0.0.1:${port}`;
  const smtpUrl = read.url('SMTP_URL');
  const plaintext = read.someOf('ALLOW_PLAINTEXT', plaintextNames);
  const issuer = read.origin('GOOGLE_ISSUER') ?? googleIssuer;
  // Other machines that reach the shop would get demo accounts with a public password and everyone's codes.
  const demo = read.onOff('DEMO', !isReachable({ host, publicOrigin }));
  const importDir = read.optional('IMPORT_DIR');
  const config: Config = {
    production,
    host,
    port,
    dataDir: path.resolve(read.text('DATA_DIR')),
    databaseUrl: read.url('DATABASE_URL'),
    databasePooler: read.choice('DATABASE_POOLER', settings.DATABASE_POOLER),
    databaseReplicaUrl: read.url('DATABASE_REPLICA_URL'),
    moveToUrl: read.url('MOVE_TO_URL'),
    companyCode: read.optional('COMPANY_CODE') === null ? null : read.text('COMPANY_CODE'),
    season: read.text('SEASON'),
    publicOrigin,
    rehearsal: readRehearsal(read, port, publicOrigin),
    smtpUrl,
    smtpRequiresTls:
      production && smtpUrl !== null && !isLoopback(new URL(smtpUrl).hostname) && !plaintext.includes('smtp'),
    mailFrom: read.optional('MAIL_FROM'),
    whatsapp: readWhatsapp(read),
    razorpay: readRazorpay(read),
    stripe: readStripe(read),
    googleClientId: read.optional('GOOGLE_CLIENT_ID'),
    googleIssuer: issuer,
    googleJwksUrl: read.url('GOOGLE_JWKS_URL') ?? (issuer === googleIssuer ? googleJwksUrl : `${issuer}/jwks`),
    tax: readTax(read),
    s3: readS3(read, 'S3'),
    backups: readBackups(read),
    allowGetLogin: read.onOff('ALLOW_GET_LOGIN'),
    rateLimit: read.onOff('RATE_LIMIT'),
    webhookPrivateTargets: read.onOff('WEBHOOK_PRIVATE_TARGETS'),
    picturePrivateTargets: read.onOff('PICTURE_PRIVATE_TARGETS'),
    maintenance: read.onOff('MAINTENANCE'),
    loadShedding: read.onOff('LOAD_SHEDDING'),
    demo,
    localMailbox: !production && (demo || !isReachable({ host, publicOrigin })),
    visitFigures: read.choice('VISIT_FIGURES', settings.VISIT_FIGURES),
    apiDocs: read.onOff('API_DOCS'),
    metrics: readMetrics(read),
    tracing: readTracing(read),
    drainMs: read.whole('DRAIN_SECONDS') * 1000,
    drawAhead: read.onOff('DRAW_AHEAD'),
    pictureEffort: read.whole('PICTURE_EFFORT'),
    importDir: importDir === null ? null : path.resolve(importDir),
    passwordMinLength: read.whole('PASSWORD_MIN_LENGTH'),
    keepDays: readKeepDays(read),
    allowedHosts: read.list('ALLOWED_HOSTS'),
    trustProxy: read.list('TRUST_PROXY'),
    logLevel: read.choice('LOG_LEVEL', settings.LOG_LEVEL),
  };
  if (production) refuseUnsafe(config, read, plaintext);
  else refuseExposure(config, read);
  if (read.errors.length > 0) throw new ConfigError(read.errors);
  return config;
}

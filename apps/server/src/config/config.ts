import type { DatabasePooler } from '../db/postgres/database-pooler.ts';
import path from 'node:path';
import { googleIssuer, googleJwksUrl, isLoopback, isReachable, refuseExposure, refuseUnsafe } from './config-rules.ts';
import { readRazorpay, readStripe, type RazorpaySettings, type StripeSettings } from './gateways.ts';
import { SettingsReader, type Environment } from './settings-reader.ts';
import type { VisitShare } from './visit-share.ts';
import { plaintextNames, settings, type LogLevel } from './settings.ts';

/** Receiver of the contact form's messages. */
interface WhatsappSettings {
  readonly token: string;
  readonly phoneId: string;
  /** The shop's own number; what a client sends as recipient is ignored (J30). */
  readonly to: string;
  /** Address of the Cloud API with its version, without a trailing slash. */
  readonly apiUrl: string;
}

/** Tax numbers that a registered business prints on its invoices (J46). */
export interface TaxSettings {
  readonly gstin: string;
  /** HSN code of what the shop sells. */
  readonly hsn: string;
}

/** An S3-compatible store. */
export interface S3Settings {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Ages in days after which rows are deleted. */
export interface KeepDays {
  /** Messages that were given up after their last try. */
  readonly deadLetters: number;
  readonly contactMessages: number;
  /** Accounts whose address was never confirmed. */
  readonly unverifiedAccounts: number;
  readonly sentMessages: number;
  /** Requests to be notified that were fulfilled. */
  readonly stockWatches: number;
  readonly missedAddresses: number;
  /** Customers and past orders of the shop before this one to whose account nobody has logged in. */
  readonly importedCustomers: number;
  /** Bags to which nothing was added; 0 keeps them. */
  readonly bags: number;
}

/** Encrypted backups. */
export interface BackupSettings {
  /** 0 when none are made by themselves. */
  readonly everyMs: number;
  /** How many are kept; older ones are deleted. */
  readonly keep: number;
  /** 32 bytes: key of AES-256-GCM. */
  readonly key: Buffer;
  /** Absolute; null when they go to a store only. */
  readonly folder: string | null;
  readonly s3: S3Settings | null;
}

/** An OpenTelemetry collector that gets traces. */
export interface TracingSettings {
  /** Address of the collector without `/v1/traces` and without a trailing slash. */
  readonly endpoint: string;
  /** Headers of each batch, such as a key of the collector. */
  readonly headers: Readonly<Record<string, string>>;
  readonly serviceName: string;
  /** How many of all traces are sent, from 0 to 1. */
  readonly share: number;
}

/** The rehearsal beside a shop. */
export interface RehearsalSettings {
  /** Whether this process is one, and not the shop itself. */
  readonly isOne: boolean;
  readonly port: number;
  /** Null where an operator must name it first. */
  readonly origin: string | null;
}

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
  /** A replica of that PostgreSQL, for reports. */
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
  readonly metrics: { readonly host: string; readonly port: number } | null;
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

const whatsappApiUrl = 'https://graph.facebook.com/v23.0';

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
    keepDays: {
      deadLetters: read.whole('KEEP_DEAD_LETTERS_DAYS'),
      contactMessages: read.whole('KEEP_CONTACT_MESSAGES_DAYS'),
      unverifiedAccounts: read.whole('KEEP_UNVERIFIED_ACCOUNTS_DAYS'),
      sentMessages: read.whole('KEEP_SENT_MESSAGES_DAYS'),
      stockWatches: read.whole('KEEP_STOCK_WATCHES_DAYS'),
      missedAddresses: read.whole('KEEP_MISSED_ADDRESSES_DAYS'),
      importedCustomers: read.whole('KEEP_IMPORTED_CUSTOMERS_DAYS'),
      bags: read.whole('KEEP_BAGS_DAYS'),
    },
    allowedHosts: read.list('ALLOWED_HOSTS'),
    trustProxy: read.list('TRUST_PROXY'),
    logLevel: read.choice('LOG_LEVEL', settings.LOG_LEVEL),
  };
  if (production) refuseUnsafe(config, read, plaintext);
  else refuseExposure(config, read);
  if (read.errors.length > 0) throw new ConfigError(read.errors);
  return config;
}

function readRehearsal(read: SettingsReader, shopPort: number, publicOrigin: string): RehearsalSettings {
  const named = read.whole('REHEARSAL_PORT');
  const port = named === 0 ? shopPort + 1 : named;
  const beside = new URL(publicOrigin);
  beside.port = String(port);
  const origin = read.origin('REHEARSAL_ORIGIN') ?? (beside.protocol === 'https:' ? null : beside.origin);
  return { isOne: read.onOff('REHEARSAL'), port, origin };
}

function readMetrics(read: SettingsReader): Config['metrics'] {
  if (read.optional('METRICS_PORT') === null) return null;
  return { host: read.text('METRICS_HOST'), port: read.whole('METRICS_PORT') };
}

function readTracing(read: SettingsReader): TracingSettings | null {
  const endpoint = read.url('OTEL_EXPORTER_OTLP_ENDPOINT');
  const headers = read.list('OTEL_EXPORTER_OTLP_HEADERS').map((pair) => /^([\w-]+)=(.+)$/.exec(pair));
  if (headers.includes(null)) read.error('OTEL_EXPORTER_OTLP_HEADERS must look like name=value,name=value');
  const share = read.text('OTEL_TRACES_SAMPLER_ARG');
  if (endpoint === null) return null;
  return {
    endpoint: endpoint.replace(/\/$/, ''),
    headers: Object.fromEntries(headers.map((pair) => [pair?.[1] ?? '', decodeURIComponent(pair?.[2] ?? '')])),
    serviceName: read.text('OTEL_SERVICE_NAME'),
    share: Number(share),
  };
}

function readWhatsapp(read: SettingsReader): WhatsappSettings | null {
  const group = read.together(['WHATSAPP_TOKEN', 'WHATSAPP_PHONE_ID', 'WHATSAPP_TO']);
  if (group === null) return null;
  const [token = '', phoneId = '', to = ''] = group;
  const apiUrl = read.url('WHATSAPP_API_URL') ?? whatsappApiUrl;
  return { token, phoneId, to, apiUrl: apiUrl.replace(/\/$/, '') };
}

function readTax(read: SettingsReader): TaxSettings | null {
  const group = read.together(['GSTIN', 'HSN_CODE']);
  if (group === null) return null;
  return {
    gstin: read.text('GSTIN'),
    hsn: read.text('HSN_CODE'),
  };
}

function readS3(read: SettingsReader, prefix: 'S3' | 'BACKUP_S3'): S3Settings | null {
  const names = ['ENDPOINT', 'REGION', 'BUCKET', 'ACCESS_KEY_ID', 'SECRET_ACCESS_KEY'] as const;
  const group = read.together(names.map((name) => `${prefix}_${name}` as const));
  if (group === null) return null;
  read.url(`${prefix}_ENDPOINT`);
  const [endpoint = '', region = '', bucket = '', accessKeyId = '', secretAccessKey = ''] = group;
  return { endpoint, region, bucket, accessKeyId, secretAccessKey };
}

const hour = 3_600_000;

function readBackups(read: SettingsReader): BackupSettings | null {
  const everyHours = read.whole('BACKUP_HOURS');
  const keep = read.whole('BACKUP_KEEP');
  const key = read.text('BACKUP_KEY');
  const named = read.optional('BACKUP_DIR');
  const s3 = readS3(read, 'BACKUP_S3');
  if (key === '') {
    if (everyHours > 0)
      read.error('BACKUP_HOURS needs BACKUP_KEY: 64 hexadecimal digits, as openssl rand -hex 32 prints');
    return null;
  }
  if (named === null && s3 === null)
    read.error('BACKUP_KEY needs a place for backups: BACKUP_DIR or BACKUP_S3_ENDPOINT');
  const folder = named === null ? null : path.resolve(named);
  return { everyMs: everyHours * hour, keep, key: Buffer.from(key, 'hex'), folder, s3 };
}

import path from 'node:path';
import type { SettingsReader } from './settings-reader.ts';

/** Receiver of the contact form's messages. */
export interface WhatsappSettings {
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
  /** Orders that were to be paid ahead and ended without money, with their payments. */
  readonly unpaidOrders: number;
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

/** Where metrics are served. */
export interface MetricsAddress {
  readonly host: string;
  readonly port: number;
}

/** The rehearsal beside a shop. */
export interface RehearsalSettings {
  /** Whether this process is one, and not the shop itself. */
  readonly isOne: boolean;
  readonly port: number;
  /** Null where an operator must name it first. */
  readonly origin: string | null;
}

const hour = 3_600_000;
const whatsappApiUrl = 'https://graph.facebook.com/v23.0';

/** Beside the shop, on the next port where none is named. */
export function readRehearsal(read: SettingsReader, shopPort: number, publicOrigin: string): RehearsalSettings {
  const named = read.whole('REHEARSAL_PORT');
  const port = named === 0 ? shopPort + 1 : named;
  const beside = new URL(publicOrigin);
  beside.port = String(port);
  const origin = read.origin('REHEARSAL_ORIGIN') ?? (beside.protocol === 'https:' ? null : beside.origin);
  return { isOne: read.onOff('REHEARSAL'), port, origin };
}

/** Null where no port serves metrics. */
export function readMetrics(read: SettingsReader): MetricsAddress | null {
  if (read.optional('METRICS_PORT') === null) return null;
  return { host: read.text('METRICS_HOST'), port: read.whole('METRICS_PORT') };
}

/** Null without a collector. */
export function readTracing(read: SettingsReader): TracingSettings | null {
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

/** Null unless its three settings are there; one alone is an error. */
export function readWhatsapp(read: SettingsReader): WhatsappSettings | null {
  const group = read.together(['WHATSAPP_TOKEN', 'WHATSAPP_PHONE_ID', 'WHATSAPP_TO']);
  if (group === null) return null;
  const [token = '', phoneId = '', to = ''] = group;
  const apiUrl = read.url('WHATSAPP_API_URL') ?? whatsappApiUrl;
  return { token, phoneId, to, apiUrl: apiUrl.replace(/\/$/, '') };
}

/** Null for a business without a number. */
export function readTax(read: SettingsReader): TaxSettings | null {
  const group = read.together(['GSTIN', 'HSN_CODE']);
  if (group === null) return null;
  return {
    gstin: read.text('GSTIN'),
    hsn: read.text('HSN_CODE'),
  };
}

/** Null unless all of its settings are there; some alone are an error. */
export function readS3(read: SettingsReader, prefix: 'S3' | 'BACKUP_S3'): S3Settings | null {
  const names = ['ENDPOINT', 'REGION', 'BUCKET', 'ACCESS_KEY_ID', 'SECRET_ACCESS_KEY'] as const;
  const group = read.together(names.map((name) => `${prefix}_${name}` as const));
  if (group === null) return null;
  read.url(`${prefix}_ENDPOINT`);
  const [endpoint = '', region = '', bucket = '', accessKeyId = '', secretAccessKey = ''] = group;
  return { endpoint, region, bucket, accessKeyId, secretAccessKey };
}

/** Null without a key. */
export function readBackups(read: SettingsReader): BackupSettings | null {
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

/** Ages after which rows are deleted. */
export function readKeepDays(read: SettingsReader): KeepDays {
  return {
    deadLetters: read.whole('KEEP_DEAD_LETTERS_DAYS'),
    contactMessages: read.whole('KEEP_CONTACT_MESSAGES_DAYS'),
    unverifiedAccounts: read.whole('KEEP_UNVERIFIED_ACCOUNTS_DAYS'),
    sentMessages: read.whole('KEEP_SENT_MESSAGES_DAYS'),
    stockWatches: read.whole('KEEP_STOCK_WATCHES_DAYS'),
    missedAddresses: read.whole('KEEP_MISSED_ADDRESSES_DAYS'),
    importedCustomers: read.whole('KEEP_IMPORTED_CUSTOMERS_DAYS'),
    unpaidOrders: read.whole('KEEP_UNPAID_ORDERS_DAYS'),
    bags: read.whole('KEEP_BAGS_DAYS'),
  };
}

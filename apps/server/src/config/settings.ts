/**
 * Every setting of the shop: its kind, its default and its meaning. `config.ts` reads them, and docs/settings.md is written
 * from here by `node tools/docs/settings.ts`.
 */

import { databasePoolers } from '../db/postgres/database-pooler.ts';
import { visitShares } from './visit-share.ts';

interface Described {
  /** For docs/settings.md. */
  readonly meaning: string;
  /** The default in words, where it is no value of its own. */
  readonly without?: string;
  /** Whether whoever knows the value has access to something. */
  readonly secret?: true;
}

/** A text; `default` is empty where absent. */
export interface TextSetting extends Described {
  readonly kind: 'text';
  readonly default?: string;
  readonly pattern?: RegExp;
}

/** A whole number from `min` to `max`. */
export interface WholeSetting extends Described {
  readonly kind: 'whole';
  readonly default: number;
  readonly inProduction?: number;
  readonly min: number;
  readonly max: number;
}

/** A switch. */
export interface OnOffSetting extends Described {
  readonly kind: 'on or off';
  readonly default: boolean;
  readonly inProduction?: boolean;
}

/** One of several words. */
export interface ChoiceSetting<Value extends string> extends Described {
  readonly kind: 'choice';
  readonly values: readonly Value[];
  readonly default: Value;
  readonly inProduction?: Value;
}

/** An address with one of the protocols. */
export interface UrlSetting extends Described {
  readonly kind: 'url';
  readonly protocols: readonly string[];
}

/** An address without a path. */
interface OriginSetting extends Described {
  readonly kind: 'origin';
}

/** Values with commas between them; any where `values` is absent. */
interface ListSetting extends Described {
  readonly kind: 'list';
  readonly values?: readonly string[];
}

/** How a setting is read and described. */
export type Setting =
  | TextSetting
  | WholeSetting
  | OnOffSetting
  | ChoiceSetting<string>
  | UrlSetting
  | OriginSetting
  | ListSetting;

type Group = Readonly<Record<string, Setting>>;

/** Log levels, from least to most output. */
const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Connections that `ALLOW_PLAINTEXT` can name. */
export const plaintextNames = ['smtp', 'database', 'store'] as const;
/** A connection that may be unencrypted in a network that the operator trusts. */
export type PlaintextName = (typeof plaintextNames)[number];

const web = ['http:', 'https:'] as const;
const postgres = ['postgres:', 'postgresql:'] as const;

const server = {
  NODE_ENV: {
    kind: 'text',
    meaning:
      '`production`, set by an operator: requires an https `PUBLIC_ORIGIN`, and turns the demo, the local mailbox and the login by GET off.',
  },
  PORT: {
    kind: 'whole',
    default: 3000,
    min: 1,
    max: 65_535,
    meaning: 'Port of the shop, the API (`/api/onlineorder`), pictures (`/uploads`), `/docs` and `/health/*`.',
  },
  HOST: {
    kind: 'text',
    default: '127.0.0.1',
    meaning:
      'Address that it listens on. With any other one, other machines can reach the shop: the demo and the local mailbox are then off unless `DEMO=on`.',
  },
  PUBLIC_ORIGIN: {
    kind: 'origin',
    without: '`http://127.0.0.1:$PORT`',
    meaning:
      'Address at which browsers reach the shop: for origin checks, links in mails, and the name of the session cookie.',
  },
  ALLOWED_HOSTS: {
    kind: 'list',
    meaning:
      'Names by which the shop may be called besides that of `PUBLIC_ORIGIN` and those of this machine, without a port; outside production a shop whose `HOST` is not this machine answers to IP addresses too.',
  },
  TRUST_PROXY: {
    kind: 'list',
    meaning:
      'Addresses or networks of proxies whose `X-Forwarded-For` is trusted. The demo refuses what a proxy forwards unless this names one.',
  },
  DRAIN_SECONDS: {
    kind: 'whole',
    default: 0,
    inProduction: 5,
    min: 0,
    max: 300,
    meaning: 'After SIGTERM `/health/ready` answers 503 for this time before the port is closed.',
  },
  MAINTENANCE: {
    kind: 'on or off',
    default: false,
    meaning:
      '`on` answers every page and call with 503 and never opens the database: for a move or a restore. Start the shop again without it afterwards.',
  },
  LOAD_SHEDDING: {
    kind: 'on or off',
    default: true,
    meaning: '`off` for browser tests on a busy machine; refused in production.',
  },
  RATE_LIMIT: { kind: 'on or off', default: true, meaning: '`off` for load tests; refused in production.' },
  DRAW_AHEAD: {
    kind: 'on or off',
    default: true,
    meaning:
      'Makes the pictures of home and of the first rows of lists in the background after a start; with `off` each is made at its first request.',
  },
  PICTURE_EFFORT: {
    kind: 'whole',
    default: 9,
    min: 0,
    max: 9,
    meaning: 'Max effort for the smallest pictures: below 3 they are made in less processor time, and are larger.',
  },
} as const satisfies Group;

const shop = {
  DEMO: {
    kind: 'on or off',
    default: true,
    inProduction: false,
    without: 'on; off in production and where other machines can reach the shop',
    meaning:
      'Demo catalogue and accounts. A shop that other machines can reach refuses a database with the demo’s accounts.',
  },
  COMPANY_CODE: {
    kind: 'text',
    pattern: /^[A-Za-z0-9_-]{1,64}$/,
    without: '*Settings · Shop*, `kayal` until the owner names another',
    meaning: 'The company code in the path of each call. Once it is set here, the owner cannot change it.',
  },
  SEASON: {
    kind: 'text',
    default: '2025-26',
    pattern: /^[A-Za-z0-9_-]{1,20}$/,
    meaning: 'The season until the owner names another.',
  },
  GSTIN: {
    kind: 'text',
    pattern: /^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]$/,
    meaning: 'Tax number, printed on invoices; together with `HSN_CODE`.',
  },
  HSN_CODE: { kind: 'text', pattern: /^\d{4,8}$/, meaning: 'Tax code of the goods, printed on invoices.' },
  REHEARSAL_PORT: {
    kind: 'whole',
    default: 0,
    min: 0,
    max: 65_535,
    without: '`PORT` + 1',
    meaning: 'Port of a rehearsal (*Settings · Rehearsal*), which runs only while there is one.',
  },
  REHEARSAL_ORIGIN: {
    kind: 'origin',
    without: '`PUBLIC_ORIGIN` with the port of the rehearsal; none where that is an https address',
    meaning: 'Address at which browsers reach a rehearsal. Without one a shop behind https has no rehearsal.',
  },
  REHEARSAL: {
    kind: 'on or off',
    default: false,
    meaning:
      'Set by the shop for the process of its rehearsal: a banner, a session cookie of its own, and nothing for search engines.',
  },
  IMPORT_DIR: {
    kind: 'text',
    meaning:
      'A folder whose files are imported (mode `changes`): each once, when its size has not changed for 5 s. It is then moved to `done/` or `refused/`, with a report.',
  },
} as const satisfies Group;

const storage = {
  DATA_DIR: { kind: 'text', default: '.data', meaning: 'Folder of the SQLite file, uploads and drawn pictures.' },
  DATABASE_URL: {
    kind: 'url',
    protocols: postgres,
    secret: true,
    meaning:
      '`postgres://…` takes PostgreSQL in place of SQLite; in production with TLS (`?sslmode=verify-full`), except on this machine.',
  },
  DATABASE_POOLER: {
    kind: 'choice',
    values: databasePoolers,
    default: 'none',
    meaning:
      '`transaction` where `DATABASE_URL` leads to a pooler that gives connections away after each transaction, such as PgBouncer ([scaling](scaling.md#a-pooler)).',
  },
  DATABASE_REPLICA_URL: {
    kind: 'url',
    protocols: postgres,
    secret: true,
    meaning:
      'A PostgreSQL replica of `DATABASE_URL`, for *Reports*, which then say how old they are, and for lists and files of the back office, while it has everything that was saved before ([scaling](scaling.md#reports-and-lists-from-a-replica)); the database itself where it does not answer.',
  },
  MOVE_TO_URL: {
    kind: 'url',
    protocols: [...postgres, 'file:'],
    secret: true,
    meaning: 'Where `npm run move` copies the shop: `postgres://…`, or `file:///folder` for the embedded SQLite file.',
  },
  S3_ENDPOINT: {
    kind: 'url',
    protocols: web,
    without: 'none: pictures are stored in `DATA_DIR/uploads`',
    meaning:
      'Stores uploaded pictures in an S3-compatible bucket (path style, under `uploads/`) that several servers may share; `DATA_DIR` then holds copies only. The five settings are set together. To move there, copy `DATA_DIR/uploads` into the bucket. Its backup is up to its provider.',
  },
  S3_REGION: { kind: 'text', meaning: 'Region of that bucket.' },
  S3_BUCKET: { kind: 'text', meaning: 'Name of that bucket.' },
  S3_ACCESS_KEY_ID: { kind: 'text', meaning: 'Key of that bucket.' },
  S3_SECRET_ACCESS_KEY: { kind: 'text', secret: true, meaning: 'Secret of that key.' },
  KEEP_DEAD_LETTERS_DAYS: {
    kind: 'whole',
    default: 90,
    min: 1,
    max: 3650,
    meaning: 'Days after which messages that could not be sent are deleted.',
  },
  KEEP_CONTACT_MESSAGES_DAYS: {
    kind: 'whole',
    default: 365,
    min: 1,
    max: 3650,
    meaning: 'Days after which contact messages are deleted.',
  },
  KEEP_UNVERIFIED_ACCOUNTS_DAYS: {
    kind: 'whole',
    default: 30,
    min: 1,
    max: 3650,
    meaning: 'Days after which accounts that were never confirmed are deleted.',
  },
  KEEP_SENT_MESSAGES_DAYS: {
    kind: 'whole',
    default: 30,
    min: 1,
    max: 3650,
    meaning: 'Days after which sent mails and other sent messages are deleted.',
  },
  KEEP_STOCK_WATCHES_DAYS: {
    kind: 'whole',
    default: 30,
    min: 1,
    max: 3650,
    meaning: 'Days after which requests to be notified, once fulfilled, are deleted.',
  },
  KEEP_MISSED_ADDRESSES_DAYS: {
    kind: 'whole',
    default: 90,
    min: 1,
    max: 3650,
    meaning: 'Days after which addresses that led nowhere are deleted from their report.',
  },
  KEEP_IMPORTED_CUSTOMERS_DAYS: {
    kind: 'whole',
    default: 1095,
    min: 30,
    max: 3650,
    meaning:
      'Days after which customers and past orders of the shop before this one are deleted to whose account nobody has logged in.',
  },
  KEEP_UNPAID_ORDERS_DAYS: {
    kind: 'whole',
    default: 60,
    min: 7,
    max: 3650,
    meaning: 'Days after which orders that were to be paid ahead, and for which no money came, are deleted.',
  },
  KEEP_BAGS_DAYS: {
    kind: 'whole',
    default: 0,
    min: 0,
    max: 3650,
    meaning: 'Days after which a bag is emptied to which nothing was added; 0 keeps bags.',
  },
} as const satisfies Group;

const backups = {
  BACKUP_HOURS: {
    kind: 'whole',
    default: 0,
    min: 0,
    max: 168,
    meaning:
      'Makes an encrypted backup every so many hours; 0 for none. `npm run backup -- --encrypted` makes one at once.',
  },
  BACKUP_KEEP: { kind: 'whole', default: 30, min: 1, max: 1000, meaning: 'How many backups are kept.' },
  BACKUP_KEY: {
    kind: 'text',
    pattern: /^[0-9a-f]{64}$/i,
    secret: true,
    meaning: 'Key of the backups: 64 hexadecimal digits (`openssl rand -hex 32`).',
  },
  BACKUP_DIR: { kind: 'text', meaning: 'Folder of the backups.' },
  BACKUP_S3_ENDPOINT: {
    kind: 'url',
    protocols: web,
    meaning:
      'Stores the backups in a bucket too, under `backups/`, in parts of 16 MiB. The five settings are set together.',
  },
  BACKUP_S3_REGION: { kind: 'text', meaning: 'Region of that bucket.' },
  BACKUP_S3_BUCKET: { kind: 'text', meaning: 'Name of that bucket.' },
  BACKUP_S3_ACCESS_KEY_ID: { kind: 'text', meaning: 'Key of that bucket.' },
  BACKUP_S3_SECRET_ACCESS_KEY: { kind: 'text', secret: true, meaning: 'Secret of that key.' },
} as const satisfies Group;

const messages = {
  SMTP_URL: {
    kind: 'url',
    protocols: ['smtp:', 'smtps:'],
    secret: true,
    without: 'none: mail goes to the local mailbox, in production it waits',
    meaning: 'Mail server; in production mail is held back while it offers no TLS, except on this machine.',
  },
  MAIL_FROM: { kind: 'text', without: 'the shop’s name and e-mail address', meaning: 'Sender of mails.' },
  WHATSAPP_TOKEN: {
    kind: 'text',
    secret: true,
    without: 'none: messages go to the local mailbox, in production to the dashboard',
    meaning: 'Relays contact messages by WhatsApp. The first three settings are set together.',
  },
  WHATSAPP_PHONE_ID: { kind: 'text', meaning: 'Id of the number that sends.' },
  WHATSAPP_TO: { kind: 'text', meaning: 'The shop’s own number, which gets the messages.' },
  WHATSAPP_API_URL: {
    kind: 'url',
    protocols: web,
    without: '`https://graph.facebook.com/v23.0`',
    meaning: 'Address of the Cloud API with its version.',
  },
  RAZORPAY_KEY_ID: {
    kind: 'text',
    pattern: /^rzp_(test|live)_\w+$/,
    meaning:
      'Lets shoppers pay by Razorpay. The first four settings are set together. A key of `rzp_test_` moves no money.',
  },
  RAZORPAY_KEY_SECRET: { kind: 'text', secret: true, meaning: 'Secret of that key.' },
  RAZORPAY_WEBHOOK_SECRET: { kind: 'text', secret: true, meaning: 'Secret that Razorpay signs its notices with.' },
  RAZORPAY_ACCOUNT_ID: {
    kind: 'text',
    pattern: /^acc_\w+$/,
    meaning: 'The account, such as `acc_…`: notices about another one are refused.',
  },
  RAZORPAY_API_URL: {
    kind: 'url',
    protocols: web,
    without: '`https://api.razorpay.com`',
    meaning: 'Address of the API, for tests.',
  },
  STRIPE_SECRET_KEY: {
    kind: 'text',
    secret: true,
    pattern: /^(sk|rk)_(test|live)_\w+$/,
    meaning: 'Lets shoppers pay by Stripe. Set together with the next one. A key of `sk_test_` moves no money.',
  },
  STRIPE_WEBHOOK_SECRET: { kind: 'text', secret: true, meaning: 'Secret that Stripe signs its notices with.' },
  STRIPE_API_URL: {
    kind: 'url',
    protocols: web,
    without: '`https://api.stripe.com`',
    meaning: 'Address of the API, for tests.',
  },
  WEBHOOK_PRIVATE_TARGETS: {
    kind: 'on or off',
    default: false,
    meaning: 'Allows webhooks to `http` addresses and private networks, for a receiver in the shop’s own network.',
  },
  PICTURE_PRIVATE_TARGETS: {
    kind: 'on or off',
    default: false,
    meaning: 'Allows the pictures of an import to be fetched from private networks too, for tests and demos.',
  },
  ALLOW_PLAINTEXT: {
    kind: 'list',
    values: plaintextNames,
    meaning: 'These connections may be unencrypted in production, in a network you trust.',
  },
} as const satisfies Group;

const accounts = {
  PASSWORD_MIN_LENGTH: {
    kind: 'whole',
    default: 1,
    min: 1,
    max: 64,
    meaning:
      'For shoppers. The specification sets none, so production warns below 8. Admins always need 12 characters that are not among the common ones.',
  },
  ALLOW_GET_LOGIN: {
    kind: 'on or off',
    default: true,
    inProduction: false,
    meaning: 'The specified login by GET.',
  },
  GOOGLE_CLIENT_ID: {
    kind: 'text',
    without: 'none: the button of Google explains itself',
    meaning: 'Sign-in with Google.',
  },
  GOOGLE_ISSUER: {
    kind: 'origin',
    without: 'Google’s own',
    meaning: 'Another issuer of tokens, for tests; refused in production.',
  },
  GOOGLE_JWKS_URL: {
    kind: 'url',
    protocols: web,
    without: 'Google’s own',
    meaning: 'Where that issuer publishes its keys; refused in production.',
  },
} as const satisfies Group;

const watching = {
  LOG_LEVEL: {
    kind: 'choice',
    values: logLevels,
    default: 'warn',
    inProduction: 'info',
    meaning: 'How much is logged.',
  },
  VISIT_FIGURES: {
    kind: 'choice',
    values: visitShares,
    default: 'all',
    meaning:
      'Which visits are measured for *Reports*: how far they came and how fast their pages were, without cookies or anything about who visited.',
  },
  API_DOCS: {
    kind: 'on or off',
    default: true,
    inProduction: false,
    meaning: 'The API’s description at `/docs`.',
  },
  METRICS_PORT: {
    kind: 'whole',
    default: 0,
    min: 1,
    max: 65_535,
    without: 'none',
    meaning: 'Prometheus metrics at `/metrics` on a port of their own.',
  },
  METRICS_HOST: { kind: 'text', default: '127.0.0.1', meaning: 'Address of that port.' },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    kind: 'url',
    protocols: web,
    meaning: 'Sends traces to an OpenTelemetry collector (`<endpoint>/v1/traces`).',
  },
  OTEL_EXPORTER_OTLP_HEADERS: {
    kind: 'list',
    secret: true,
    meaning: 'Headers of each batch of traces, as `name=value`.',
  },
  OTEL_SERVICE_NAME: {
    kind: 'text',
    default: 'kayal',
    pattern: /^[\w.-]{1,64}$/,
    meaning: 'Name of the shop in traces.',
  },
  OTEL_TRACES_SAMPLER_ARG: {
    kind: 'text',
    default: '1',
    pattern: /^(?:0|1|0?\.\d{1,6})$/,
    meaning: 'Share of all traces that is sent, from 0 to 1.',
  },
} as const satisfies Group;

/** All settings, by the headings of docs/settings.md. */
export const settingGroups: Readonly<Record<string, Group>> = {
  'The server': server,
  'The shop': shop,
  'What it stores': storage,
  Backups: backups,
  'Mail and messages': messages,
  Accounts: accounts,
  'Logs, metrics and traces': watching,
};

/** All settings by name. */
export const settings = { ...server, ...shop, ...storage, ...backups, ...messages, ...accounts, ...watching };

/** Name of a setting. */
export type SettingName = keyof typeof settings;

/** Names of the settings of one kind. */
export type NamesOf<Kind extends Setting['kind']> = {
  [Name in SettingName]: (typeof settings)[Name]['kind'] extends Kind ? Name : never;
}[SettingName];

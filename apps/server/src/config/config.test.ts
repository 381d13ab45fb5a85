import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import type { Environment } from './settings-reader.ts';

function errorsOf(env: Environment): readonly string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.errors;
    throw error;
  }
}

describe('readConfig', () => {
  it('R-86 S9.CFG.01 every setting has a default', () => {
    expect(readConfig({})).toMatchObject({
      production: false,
      host: '127.0.0.1',
      port: 3000,
      dataDir: path.resolve('.data'),
      databaseUrl: null,
      companyCode: null,
      season: '2025-26',
      publicOrigin: 'http://127.0.0.1:3000',
      smtpUrl: null,
      whatsapp: null,
      s3: null,
      allowGetLogin: true,
      rateLimit: true,
      loadShedding: true,
      demo: true,
      passwordMinLength: 1,
      trustProxy: [],
      logLevel: 'warn',
    });
  });

  it('needs all settings of the picture store or none, and https in production', () => {
    const s3 = { S3_REGION: 'auto', S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'i', S3_SECRET_ACCESS_KEY: 's' };
    expect(readConfig({ ...s3, S3_ENDPOINT: 'http://127.0.0.1:9000' }).s3).toMatchObject({
      bucket: 'b',
      region: 'auto',
    });
    expect(() => readConfig(s3)).toThrow('S3_ENDPOINT must be set as well');
    expect(() => readConfig({ ...s3, S3_ENDPOINT: 'store' })).toThrow('S3_ENDPOINT must be an address');
    const production = { NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://shop.example', ...s3 };
    expect(() => readConfig({ ...production, S3_ENDPOINT: 'http://store.example' })).toThrow('https:// address');
    expect(readConfig({ ...production, S3_ENDPOINT: 'https://store.example' }).s3).not.toBeNull();
  });

  it('derives the public origin from the port by default', () => {
    expect(readConfig({ PORT: '3310' }).publicOrigin).toBe('http://127.0.0.1:3310');
    expect(readConfig({ PUBLIC_ORIGIN: 'https://shop.example/' }).publicOrigin).toBe('https://shop.example');
  });

  it('reports all errors together', () => {
    const errors = errorsOf({
      PORT: '70000',
      DATABASE_URL: 'mysql://root:secret@db/shop',
      PUBLIC_ORIGIN: 'shop.example',
      RATE_LIMIT: 'maybe',
      LOG_LEVEL: 'loud',
      WHATSAPP_TOKEN: 'x',
    });
    expect(errors).toHaveLength(6);
    expect(errors.join('\n')).not.toContain('secret');
    expect(errors.join('\n')).toContain('WHATSAPP_PHONE_ID, WHATSAPP_TO');
  });

  it('J01 production turns the GET login and the demo off and needs https', () => {
    const config = readConfig({ NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://shop.example' });
    expect(config).toMatchObject({ allowGetLogin: false, demo: false, logLevel: 'info' });
    expect(errorsOf({ NODE_ENV: 'production' })).toEqual([expect.stringContaining('PUBLIC_ORIGIN')]);
  });

  it('J46 GSTIN and HSN are set together and have a valid form', () => {
    expect(readConfig({ GSTIN: '32ABCDE1234F1Z5', HSN_CODE: '6109' }).tax).toEqual({
      gstin: '32ABCDE1234F1Z5',
      hsn: '6109',
    });
    expect(errorsOf({ GSTIN: '32ABCDE1234F1Z5' })).toEqual([expect.stringContaining('HSN_CODE')]);
    expect(errorsOf({ GSTIN: '32', HSN_CODE: 'shirt' })).toHaveLength(2);
  });

  it('J29 J30 the defaults are Google’s keys and WhatsApp’s address', () => {
    const relay = { WHATSAPP_TOKEN: 't', WHATSAPP_PHONE_ID: '1', WHATSAPP_TO: '9' };
    expect(readConfig(relay)).toMatchObject({
      googleJwksUrl: 'https://www.googleapis.com/oauth2/v3/certs',
      whatsapp: { apiUrl: 'https://graph.facebook.com/v23.0' },
    });
    expect(readConfig({ GOOGLE_ISSUER: 'http://127.0.0.1:9' }).googleJwksUrl).toBe('http://127.0.0.1:9/jwks');
    const production = { NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://shop.example', ...relay };
    expect(errorsOf({ ...production, WHATSAPP_API_URL: 'http://127.0.0.1:9' })).toHaveLength(1);
  });

  it.each([
    ['RATE_LIMIT', 'off'],
    ['LOAD_SHEDDING', 'off'],
    ['DEMO', 'on'],
    ['GOOGLE_ISSUER', 'http://127.0.0.1:9000'],
    ['GOOGLE_JWKS_URL', 'http://127.0.0.1:9000/jwks'],
  ])('R-08 production refuses %s=%s', (name, value) => {
    const env = { NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://shop.example', [name]: value };
    expect(errorsOf(env)).toEqual([expect.stringContaining(name)]);
  });
});

describe('settings of a shop that other machines can reach', () => {
  it.each([{ HOST: '0.0.0.0' }, { HOST: '::' }, { PUBLIC_ORIGIN: 'https://shop.example' }])(
    'R-08 %j turns the demo and the mailbox off',
    (env) => {
      expect(readConfig(env)).toMatchObject({ demo: false, localMailbox: false });
    },
  );

  it('R-08 nothing is off on this machine alone', () => {
    for (const env of [{}, { HOST: 'localhost' }, { HOST: '::1', PUBLIC_ORIGIN: 'http://localhost:3000' }]) {
      expect(readConfig(env)).toMatchObject({ demo: true, localMailbox: true });
    }
  });

  it('R-08 the demo comes back on a network that somebody trusts, never on a public address', () => {
    expect(readConfig({ HOST: '0.0.0.0', DEMO: 'on' })).toMatchObject({ demo: true, localMailbox: true });
    expect(errorsOf({ PUBLIC_ORIGIN: 'https://shop.example', DEMO: 'on' })).toEqual([
      expect.stringContaining('DEMO=on'),
    ]);
  });

  const production = { NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://shop.example' };

  it.each([
    ['postgres://u:secret@db.example/shop', 1],
    ['postgres://u:secret@db.example/shop?sslmode=disable', 1],
    ['postgres://u:secret@db.example/shop?sslmode=verify-full', 0],
    ['postgres://u:secret@127.0.0.1/shop', 0],
    ['postgres://u:secret@localhost:5433/shop', 0],
    ['postgres:///shop?host=/var/run/postgresql', 0],
  ])('production and DATABASE_URL=%s: %i errors', (databaseUrl, count) => {
    const errors = errorsOf({ ...production, DATABASE_URL: databaseUrl });
    expect(errors).toHaveLength(count);
    expect(errors.join()).not.toContain('secret');
    expect(errorsOf({ ...production, DATABASE_URL: databaseUrl, ALLOW_PLAINTEXT: 'database' })).toEqual([]);
  });

  it('asks for TLS to a replica too', () => {
    const env = { ...production, DATABASE_REPLICA_URL: 'postgres://u:secret@db.example/shop' };
    expect(errorsOf(env)).toEqual([expect.stringMatching(/^DATABASE_REPLICA_URL connects without TLS/)]);
  });

  it.each([
    ['smtp://mail.example', true],
    ['smtps://mail.example', true],
    ['smtp://127.0.0.1:25', false],
  ])('production and SMTP_URL=%s: TLS required %s', (smtpUrl, required) => {
    expect(readConfig({ ...production, SMTP_URL: smtpUrl }).smtpRequiresTls).toBe(required);
    expect(readConfig({ ...production, SMTP_URL: smtpUrl, ALLOW_PLAINTEXT: 'smtp' }).smtpRequiresTls).toBe(false);
    expect(readConfig({ SMTP_URL: smtpUrl }).smtpRequiresTls).toBe(false);
  });

  it('production refuses a store of pictures without TLS, except in a network that is trusted, and of backups always', () => {
    const key = { REGION: 'auto', BUCKET: 'kayal', ACCESS_KEY_ID: 'key', SECRET_ACCESS_KEY: 'secret' };
    const store = (prefix: string): Record<string, string> =>
      Object.fromEntries(
        Object.entries({ ...key, ENDPOINT: 'http://store:7070' }).map(([name, value]) => [`${prefix}_${name}`, value]),
      );
    expect(errorsOf({ ...production, ...store('S3') })).toEqual([expect.stringContaining('ALLOW_PLAINTEXT=store')]);
    expect(errorsOf({ ...production, ...store('S3'), ALLOW_PLAINTEXT: 'database,store' })).toEqual([]);
    const backups = { ...store('BACKUP_S3'), BACKUP_KEY: 'k'.repeat(32), ALLOW_PLAINTEXT: 'store' };
    expect(errorsOf({ ...production, ...backups }).join()).toContain('BACKUP_S3_ENDPOINT must be an https:// address');
  });

  it('traces go to a collector only when its address is set', () => {
    expect(readConfig({}).tracing).toBeNull();
    expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318/' }).tracing).toEqual({
      endpoint: 'http://127.0.0.1:4318',
      headers: {},
      serviceName: 'kayal',
      share: 1,
    });
    const more = {
      OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20b, y=c=d',
      OTEL_SERVICE_NAME: 'shop-2',
      OTEL_TRACES_SAMPLER_ARG: '0.05',
    };
    expect(readConfig({ ...more, OTEL_EXPORTER_OTLP_ENDPOINT: 'https://traces.example' }).tracing).toEqual({
      endpoint: 'https://traces.example',
      headers: { 'x-key': 'a b', y: 'c=d' },
      serviceName: 'shop-2',
      share: 0.05,
    });
    expect(errorsOf({ OTEL_EXPORTER_OTLP_ENDPOINT: 'traces.example' })).toHaveLength(1);
    expect(errorsOf({ OTEL_EXPORTER_OTLP_HEADERS: 'secret' })).toEqual([
      'OTEL_EXPORTER_OTLP_HEADERS must look like name=value,name=value',
    ]);
    expect(errorsOf({ OTEL_TRACES_SAMPLER_ARG: '2' })).toHaveLength(1);
  });

  it('production closes /docs and drains for 5 s by default', () => {
    expect(readConfig(production)).toMatchObject({ apiDocs: false, drainMs: 5000, metrics: null });
    expect(readConfig({ ...production, API_DOCS: 'on', DRAIN_SECONDS: '0' })).toMatchObject({
      apiDocs: true,
      drainMs: 0,
    });
    expect(readConfig({ METRICS_PORT: '9100' }).metrics).toEqual({ host: '127.0.0.1', port: 9100 });
    expect(errorsOf({ ALLOW_PLAINTEXT: 'everything' })).toHaveLength(1);
  });
});

describe('backups', () => {
  const key = 'a1'.repeat(32);

  it('R-80 need a key and a place, and an interval to be made by themselves', () => {
    expect(readConfig({ BACKUP_DIR: '/srv/backups' }).backups).toBeNull();
    expect(readConfig({ BACKUP_KEY: key, BACKUP_DIR: '/srv/backups' }).backups).toMatchObject({ everyMs: 0, keep: 30 });
    expect(
      readConfig({ BACKUP_KEY: key, BACKUP_DIR: '/srv/backups', BACKUP_HOURS: '6', BACKUP_KEEP: '8' }).backups,
    ).toEqual({ everyMs: 21_600_000, keep: 8, key: Buffer.alloc(32, 0xa1), folder: '/srv/backups', s3: null });
  });

  it.each([
    [{ BACKUP_HOURS: '6', BACKUP_DIR: '/srv/backups' }, 'BACKUP_KEY'],
    [{ BACKUP_KEY: key }, 'BACKUP_DIR'],
    [{ BACKUP_KEY: 'too short', BACKUP_DIR: '/srv/backups' }, 'BACKUP_KEY'],
    [{ BACKUP_KEY: key, BACKUP_S3_ENDPOINT: 'https://store.example' }, 'BACKUP_S3_BUCKET'],
  ])('R-80 %j is refused', (env, name) => {
    expect(errorsOf(env).join()).toContain(name);
  });

  it('R-80 go to a store by https in production', () => {
    const names = ['ENDPOINT', 'REGION', 'BUCKET', 'ACCESS_KEY_ID', 'SECRET_ACCESS_KEY'];
    const store = Object.fromEntries(names.map((name) => [`BACKUP_S3_${name}`, 'http://store.example']));
    expect(
      errorsOf({ NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://shop.example', ...store, BACKUP_KEY: key }),
    ).toEqual([expect.stringContaining('BACKUP_S3_ENDPOINT must be an https')]);
  });
});

describe('secrets in files', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kayal-secrets-'));
  const file = path.join(folder, 'smtp');
  writeFileSync(file, 'smtp://user:secret@127.0.0.1\n');
  afterAll(() => rmSync(folder, { recursive: true }));

  it('R-75 any setting can come from a file', () => {
    expect(readConfig({ SMTP_URL_FILE: file }).smtpUrl).toBe('smtp://user:secret@127.0.0.1');
  });

  it('R-75 names a file that cannot be read, and a setting that is given twice', () => {
    expect(errorsOf({ SMTP_URL_FILE: `${file}-none` })).toEqual([expect.stringContaining('SMTP_URL_FILE')]);
    expect(errorsOf({ SMTP_URL_FILE: file, SMTP_URL: 'smtp://127.0.0.1' })).toEqual([
      expect.stringContaining('SMTP_URL and SMTP_URL_FILE'),
    ]);
  });
});

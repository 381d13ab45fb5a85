import { expect, it } from 'vitest';
import { environmentOf } from './process-environment.ts';

it('the process of an import gets no secrets of the shop', () => {
  const secrets = { SMTP_URL: 's', BACKUP_KEY: 's', S3_SECRET_ACCESS_KEY: 's', WHATSAPP_TOKEN: 's', DATABASE_URL: 's' };
  const needed = { PGSSLROOTCERT: '/ca.pem', NODE_EXTRA_CA_CERTS: '/more.pem', TMPDIR: '/writable' };
  expect(environmentOf({ ...secrets, ...needed, PATH: '/bin' })).toEqual(needed);
});

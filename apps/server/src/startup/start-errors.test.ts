import { expect, it } from 'vitest';
import { ConfigError, readConfig } from '../config/config.ts';
import { explainStartError } from './start-errors.ts';

const config = readConfig({ DATABASE_URL: 'postgres://kayal:secret@db/shop', DATA_DIR: '/srv/kayal' });

it.each([
  ['EADDRINUSE', 'Port 3000 is taken', 'PORT=3001'],
  ['ENOSPC', 'is full', 'DATA_DIR'],
  ['EACCES', 'cannot be written', 'DATA_DIR'],
  ['ECONNREFUSED', 'does not answer', 'DATABASE_URL'],
])('says what is wrong and the way out for %s', (code, what, wayOut) => {
  const sentence = explainStartError(Object.assign(new Error('raw'), { code }), config);
  expect(sentence).toContain(what);
  expect(sentence).toContain(wayOut);
  expect(sentence).not.toContain('secret');
});

it('lists every wrong setting', () => {
  expect(explainStartError(new ConfigError(['PORT is wrong', 'DEMO is wrong']), null)).toBe(
    'These settings need a look:\n  PORT is wrong\n  DEMO is wrong',
  );
});

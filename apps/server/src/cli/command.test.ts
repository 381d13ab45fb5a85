import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { commandParts, withDatabase } from './command.ts';

const message = { channel: 'mail', to: 'asha@kayal.example', subject: 'Hello', text: 'Your size is back' } as const;

it.each([
  { shop: 'a shop on this machine, which shows its mailbox', env: {}, isSent: true },
  { shop: 'a shop that others reach, which shows no mailbox', env: { HOST: '0.0.0.0' }, isSent: false },
  { shop: 'a shop with a mail server', env: { SMTP_URL: 'smtp://127.0.0.1:25' }, isSent: false },
])('R-81 a mail that a command writes counts as sent only in the local mailbox: $shop', async ({ env, isSent }) => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'kayal-command-'));
  const config = readConfig({ DATA_DIR: dataDir, DEMO: 'off', ...env });
  await withDatabase(config, async ({ db }) => {
    const { outbox } = commandParts(config, db);
    await outbox.post(db, message);
    const { sent_at: sentAt } = await db.selectFrom('outbox').select('sent_at').executeTakeFirstOrThrow();
    expect(sentAt !== null).toBe(isSent);
  });
  rmSync(dataDir, { recursive: true });
});

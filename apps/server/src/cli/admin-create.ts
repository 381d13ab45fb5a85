import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { createAdmin } from '../modules/accounts/admins/create-admin.ts';
import { CommandError, refusalAsCommandError, runCommand, withDatabase } from './command.ts';

const usage =
  'Usage: npm run admin:create -- --email you@shop.example --name "Your Name"\n' +
  'The password is made up and printed once; to choose it, set ADMIN_PASSWORD.';

// A shop has no admin until a person makes one: here, or by the address that a new shop prints at its start.
await runCommand(async (config) => {
  const { values } = parseArgs({ options: { email: { type: 'string' }, name: { type: 'string' } }, strict: false });
  const { email, name } = values;
  if (typeof email !== 'string' || typeof name !== 'string') throw new CommandError(usage);
  const chosen = process.env['ADMIN_PASSWORD'];
  const password = chosen ?? randomBytes(15).toString('base64url');
  await withDatabase(config, ({ db }) =>
    createAdmin(db, { email, name, password }, config.passwordMinLength).catch(refusalAsCommandError),
  );
  return chosen === undefined ? `${email} is an admin. Password: ${password}` : `${email} is an admin.`;
});

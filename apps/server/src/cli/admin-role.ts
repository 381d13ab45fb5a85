import { parseArgs } from 'node:util';
import { commandLineActor } from '../modules/accounts/admins/create-admin.ts';
import { grantAdmin, withdrawAdmin } from '../modules/accounts/admins/admins.service.ts';
import { normaliseEmail } from '../modules/accounts/customers/customer-fields.ts';
import { CommandError, commandParts, refusalAsCommandError, runCommand, withDatabase } from './command.ts';

const usage =
  'Usage: npm run admin:role -- grant you@shop.example\n' +
  '       npm run admin:role -- withdraw you@shop.example\n' +
  'Granting needs a confirmed account. Its password is void: a mail asks for a new one of at least 12 characters.';

await runCommand(async (config) => {
  const [action, email, ...rest] = parseArgs({ allowPositionals: true, options: {} }).positionals;
  if (email === undefined || rest.length > 0 || (action !== 'grant' && action !== 'withdraw')) {
    throw new CommandError(usage);
  }
  return withDatabase(config, async ({ db }) => {
    const parts = commandParts(config, db);
    if (action === 'grant') {
      await grantAdmin(parts, email, commandLineActor).catch(refusalAsCommandError);
      return `${email} is an admin. A mail says how to choose a password.`;
    }
    const address = normaliseEmail(email);
    await withdrawAdmin(parts, (admin) => admin.email === address, commandLineActor).catch(refusalAsCommandError);
    return `${email} is no longer an admin.`;
  });
});

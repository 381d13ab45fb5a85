import { parseArgs } from 'node:util';
import { ApiError } from '../http/api-error.ts';
import { listAdmins } from '../modules/accounts/admins/admins.repository.ts';
import { grantAdmin, withdrawAdmin } from '../modules/accounts/admins/admins.service.ts';
import { commandLineActor } from '../modules/accounts/admins/create-admin.ts';
import { normaliseEmail } from '../modules/accounts/customers/customer-fields.ts';
import { CommandError, commandParts, refusalAsCommandError, runCommand, withDatabase } from './command.ts';

const usage =
  'Usage: npm run admin:role -- grant you@shop.example\n' +
  '       npm run admin:role -- withdraw you@shop.example\n' +
  'Granting needs a confirmed account. Its password is void: a mail asks for a new one of at least 12 characters.';

/** Says who was not found and what to do, instead of the API's "User not found". */
function explainNotFound(explain: () => string | Promise<string>): (error: unknown) => Promise<never> {
  return async (error) => {
    throw error instanceof ApiError && error.code === 'user.not_found' ? new CommandError(await explain()) : error;
  };
}

await runCommand(async (config) => {
  const [action, email, ...rest] = parseArgs({ allowPositionals: true, options: {} }).positionals;
  if (email === undefined || rest.length > 0 || (action !== 'grant' && action !== 'withdraw')) {
    throw new CommandError(usage);
  }
  const address = normaliseEmail(email);
  return withDatabase(config, async ({ db }) => {
    const parts = commandParts(config, db);
    if (action === 'grant') {
      await grantAdmin(parts, email, commandLineActor)
        .catch(
          explainNotFound(
            () =>
              `No account with the confirmed address ${address} was found. Sign up with it at ${config.publicOrigin}/signup and ` +
              'enter the code from the mail, then run this again.',
          ),
        )
        .catch(refusalAsCommandError);
      return `${email} is an admin. A mail says how to choose a password.`;
    }
    await withdrawAdmin(parts, (admin) => admin.email === address, commandLineActor)
      .catch(
        explainNotFound(async () => {
          const admins = await listAdmins(db);
          return `No admin has the address ${address}. The admins are: ${admins.map((admin) => admin.email).join(', ')}.`;
        }),
      )
      .catch(refusalAsCommandError);
    return `${email} is no longer an admin.`;
  });
});

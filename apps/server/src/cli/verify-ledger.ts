import { describeLedgerError, findLedgerErrors, ledgerHeading } from '../modules/orders/ledger.repository.ts';
import { CommandError, runCommand, withDatabase } from './command.ts';

await runCommand((config) =>
  withDatabase(config, async ({ db }) => {
    const errors = await findLedgerErrors(db);
    if (errors.length > 0) {
      throw new CommandError(`${ledgerHeading}\n${errors.map(describeLedgerError).join('\n')}`);
    }
    return 'Stock and orders agree.';
  }),
);

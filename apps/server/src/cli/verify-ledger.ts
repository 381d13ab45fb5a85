import { findLedgerErrors } from '../modules/orders/ledger.ts';
import { CommandError, runCommand, withDatabase } from './command.ts';

// initial stock and every movement must add up to what is in stock.
await runCommand((config) =>
  withDatabase(config, async ({ db }) => {
    const errors = await findLedgerErrors(db);
    if (errors.length > 0) throw new CommandError(`Stock and orders do not agree:\n${errors.map(String).join('\n')}`);
    return 'Stock and orders agree.';
  }),
);

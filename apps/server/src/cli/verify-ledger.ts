import { findLedgerFaults } from '../modules/orders/ledger.ts';
import { CommandError, runCommand, withDatabase } from './command.ts';

// initial stock and every movement must add up to what is in stock.
await runCommand((config) =>
  withDatabase(config, async ({ db }) => {
    const faults = await findLedgerFaults(db);
    if (faults.length > 0) throw new CommandError(`Stock and orders do not agree:\n${faults.map(String).join('\n')}`);
    return 'Stock and orders agree.';
  }),
);

import { parseArgs } from 'node:util';
import { checkAudit } from '../modules/audit/audit-chain.ts';
import { CommandError, runCommand, withDatabase } from './command.ts';

await runCommand((config) =>
  withDatabase(config, async ({ db }) => {
    const [known] = parseArgs({ allowPositionals: true }).positionals;
    const { entries, waiting, seal, error } = await checkAudit(db, known);
    if (error !== null) throw new CommandError(`The audit log was changed. ${error}`);
    const tail = waiting === 0 ? '' : ` ${waiting} wait for their seal.`;
    return `The audit log is whole: ${entries} entries.${tail}${seal === '' ? '' : `\nLast seal: ${seal}`}`;
  }),
);

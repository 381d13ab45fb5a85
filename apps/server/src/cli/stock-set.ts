import { catalogueVersionOf } from '../modules/catalogue-version/catalogue-version.ts';
import { setStock } from '../modules/stock/stock.service.ts';
import { commandParts, refusalAsCommandError, runCommand, withDatabase } from './command.ts';
import { readStockCounts } from './stock-counts.ts';

// The shop may stay open meanwhile: it shows the new stock within a second and sends the mails that this command
// writes.
await runCommand(async (config) => {
  const counts = readStockCounts(process.argv.slice(2));
  return withDatabase(config, async ({ db }) => {
    const { changed, notified } = await setStock(commandParts(config, db), counts).catch(refusalAsCommandError);
    await catalogueVersionOf(db).publishStockChange();
    const people = notified === 1 ? '1 person' : `${notified} people`;
    return `Stock of ${changed} of ${counts.length} changed; ${people} who waited will get a mail.`;
  });
});

import { catalogueVersionOf } from '../modules/catalogue/catalogue-version.ts';
import { createPost } from '../modules/outbox/outbox.ts';
import { setStock } from '../modules/stock/stock.service.ts';
import { ApiError } from '../http/api-error.ts';
import { CommandError, runCommand, withDatabase } from './command.ts';
import { readStockCounts } from './stock-counts.ts';

// The shop may stay open meanwhile: it shows the new stock within a second and sends the mails that this command
// writes.
await runCommand(async (config) => {
  const counts = readStockCounts(process.argv.slice(2));
  return withDatabase(config, async ({ db }) => {
    const now = Date.now;
    const isKeptHere = (): boolean => config.smtpUrl === null && !config.production;
    const outbox = { post: createPost({ now, isKeptHere }) };
    const { changed, notified } = await setStock({ db, config, now, outbox }, counts).catch((error: unknown) => {
      throw error instanceof ApiError ? new CommandError(error.message) : error;
    });
    await catalogueVersionOf(db).publishStockChange();
    const people = notified === 1 ? '1 person' : `${notified} people`;
    return `Stock of ${changed} of ${counts.length} changed; ${people} who waited will get a mail.`;
  });
});

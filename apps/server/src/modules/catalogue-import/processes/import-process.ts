/** Entry of a process that does one job of an import and ends, also when the shop's process ends. */
import { catalogueVersionOf } from '../../catalogue-version/catalogue-version.ts';
import { openDatabase } from '../../../db/open-database.ts';
import { createPost } from '../../outbox/outbox.ts';
import { giveWayToShoppers } from '../give-way.ts';
import { runImportJob } from '../import-jobs.ts';
import { progressOf } from '../import-run.ts';
import type { ImportMessage, ImportOrder } from './import-messages.ts';

const progressEveryMs = 250;

const send = (message: ImportMessage): void => void process.send?.(message);

async function doJob({ config, keepsMail, at, job }: ImportOrder): Promise<string | null> {
  giveWayToShoppers(config);
  const began = performance.now();
  const now = (): number => at + Math.round(performance.now() - began);
  const database = openDatabase(config);
  const { db } = database;
  const outbox = { post: createPost({ now, isKeptHere: () => keepsMail }) };
  const reports = setInterval(() => {
    const progress = progressOf.get(job.id);
    if (progress !== undefined) send({ progress });
  }, progressEveryMs);
  try {
    await runImportJob({ db, config, now, outbox }, job);
    return null;
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  } finally {
    clearInterval(reports);
    await catalogueVersionOf(db).publishStockChange();
    await database.close();
  }
}

// A signal to all processes of the shop must not end an import that the shop still waits for.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.once('disconnect', () => process.exit());
process.once('message', (order: ImportOrder) => {
  void doJob(order).then((stack) => {
    send({ stack });
    process.disconnect?.();
  });
});

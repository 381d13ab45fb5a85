/** Entry of a process that copies, compares or switches a rehearsal and ends, also when the shop's process ends. */
import { migrate } from '../../db/migrate.ts';
import { openDatabase } from '../../db/open-database.ts';
import { ApiError } from '../../http/api-error.ts';
import { giveWayToShoppers } from '../catalogue-import/give-way.ts';
import { withShop } from '../moving/fill-shop.ts';
import { createPost } from '../outbox/outbox.ts';
import { makeCopy } from './make-copy.ts';
import { basePlace, rehearsalPlace } from './rehearsal-places.ts';
import { compareShops, switchShop, type SwitchConfig } from './switch/switch-shop.ts';
import type { Differences } from './switch/tally.ts';
import type { WorkEnd, WorkMessage, WorkOrder } from './work-messages.ts';

const reportEveryMs = 250;

const send = (message: WorkMessage): void => void process.send?.(message);

/** Brings both copies to the data model of a shop that was upgraded since. @throws ApiError `rehearsal.version` */
async function upgrade(config: SwitchConfig): Promise<void> {
  for (const place of [basePlace(config), rehearsalPlace(config)]) {
    await withShop(place, migrate).catch(() => {
      throw new ApiError('rehearsal.version');
    });
  }
}

async function copy({ config, at }: WorkOrder): Promise<null> {
  let progress = { done: 0, total: 0 };
  const reports = setInterval(() => send({ progress }), reportEveryMs);
  try {
    await makeCopy(config, at, (done, total) => {
      progress = { done, total };
    });
    return null;
  } finally {
    clearInterval(reports);
  }
}

async function work(order: WorkOrder): Promise<Differences | null> {
  const { config, keepsMail, at } = order;
  if (order.work.kind === 'copy') return copy(order);
  await upgrade(config);
  const database = openDatabase(config);
  try {
    if (order.work.kind === 'compare') return await compareShops(config, database.db);
    const now = (): number => at;
    const outbox = { post: createPost({ now, isKeptHere: () => keepsMail }) };
    return await switchShop({ config, db: database.db, now, outbox }, order.work);
  } finally {
    await database.close();
  }
}

async function end(order: WorkOrder): Promise<WorkEnd> {
  try {
    giveWayToShoppers(order.config);
    return { differences: await work(order) };
  } catch (error) {
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { stack, refusal: error instanceof ApiError ? { code: error.code, text: error.message } : null };
  }
}

process.once('disconnect', () => process.exit());
process.once('message', (order: WorkOrder) => {
  void end(order).then((message) => {
    send(message);
    process.disconnect?.();
  });
});

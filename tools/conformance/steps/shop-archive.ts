import { valueAt } from '../place.ts';
import { asAdmin, confirmAdmin, kept, learn, type Step } from '../step.ts';
import { untilSettled } from '../until-settled.ts';

/** Everything of the shop in one file. */
export const shopArchiveSteps: readonly Step[] = [
  asAdmin('getShopArchive', 'none yet'),
  confirmAdmin('take everything out'),
  asAdmin('openShopArchive', 'none yet'),
  asAdmin('makeShopArchive', 'without passwords', { body: { withPasswords: false } }),
  asAdmin('getShopArchive', 'ready', async (_, place) => {
    const isReady = (body: unknown): boolean => valueAt(body, 'state') === 'ready';
    await untilSettled(place, 'getShopArchive', {}, isReady);
    return {};
  }),
  asAdmin('openShopArchive', 'ready', {}, learn({ archive: 'file' })),
  asAdmin('getShopArchiveFile', 'ready', (facts) => ({ params: { id: kept(facts, 'archive') } })),
  asAdmin('getShopArchiveFile', 'of a name that nobody was given', { params: { id: 'none' } }),
];

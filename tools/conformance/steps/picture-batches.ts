import { pictureForm } from '../forms.ts';
import type { Facts } from '../facts.ts';
import { valueAt, type Place } from '../place.ts';
import { asAdmin, kept, learn, type Step } from '../step.ts';
import { untilSettled } from '../until-settled.ts';

/** Waits until every picture of the batch is checked. */
const settled = async (facts: Facts, place: Place) => {
  const params = { batch: kept(facts, 'batch') };
  await untilSettled(place, 'getPictureBatch', { params }, (body) => valueAt(body, 'state') !== 'working');
  return { params };
};

const learnUnmatched = learn({ unmatched: '0.id', 'another unmatched': '1.id' });

/** Pictures in bulk. */
export const pictureBatchSteps: readonly Step[] = [
  asAdmin(
    'addPictureBatch',
    'S7.EXT.07 two without an item and one with',
    ({ plain }) => ({ form: pictureForm('files', ['beach.webp', 'holiday.webp', plain.picture]) }),
    learn({ batch: 'id' }),
  ),
  asAdmin('addPictureBatch', 'S7.EXT.07 nothing', { form: pictureForm('files', []) }),
  asAdmin('getPictureBatch', 'S7.EXT.07 all done', settled),
  asAdmin('getPictureBatch', 'S7.EXT.07 unknown', { params: { batch: 'none' } }),
  asAdmin('getUnmatchedPictures', 'S7.EXT.07 a page', { query: { limit: '5' } }, learnUnmatched),
  asAdmin('assignPicture', 'S7.EXT.07 to an item without that colour', (facts) => ({
    body: { id: kept(facts, 'unmatched'), itemId: facts.plain.id, colour: 'NO SUCH DYE' },
  })),
  asAdmin('assignPicture', 'S7.EXT.07 a missing one', ({ plain }) => ({
    body: { id: 'none', itemId: plain.id, colour: plain.colour },
  })),
  asAdmin('assignPicture', 'S7.EXT.07 one', (facts) => ({
    body: { id: kept(facts, 'unmatched'), itemId: facts.plain.id, colour: facts.plain.colour },
  })),
  asAdmin('deleteUnmatchedPicture', 'S7.EXT.07 one', (facts) => ({ params: { id: kept(facts, 'another unmatched') } })),
  asAdmin('deleteUnmatchedPicture', 'S7.EXT.07 a deleted one', (facts) => ({
    params: { id: kept(facts, 'another unmatched') },
  })),
];

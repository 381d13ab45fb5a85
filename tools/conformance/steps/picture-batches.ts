import { pictureForm } from '../forms.ts';
import type { Facts } from '../facts.ts';
import { textAt, valueAt, type Place } from '../place.ts';
import { kept, step, type Step } from '../step.ts';
import { untilSettled } from '../until-settled.ts';

const who = 'admin';

/** Waits until every picture of the batch is checked. */
const settled = async (facts: Facts, place: Place) => {
  const params = { batch: kept(facts, 'batch') };
  await untilSettled(place, 'getPictureBatch', { params }, (body) => valueAt(body, 'state') !== 'working');
  return { params };
};

const learnUnmatched = (body: unknown, { learned }: Facts): void => {
  learned.set('unmatched', textAt(body, '0.id'));
  learned.set('another unmatched', textAt(body, '1.id'));
};

/** Pictures in bulk. */
export const pictureBatchSteps: readonly Step[] = [
  step('addPictureBatch', 'S7.EXT.07 two without an item and one with', {
    who,
    parts: ({ plain }) => ({ form: pictureForm('files', ['beach.webp', 'holiday.webp', plain.picture]) }),
    learn: (body, { learned }) => learned.set('batch', textAt(body, 'id')),
  }),
  step('addPictureBatch', 'S7.EXT.07 nothing', { who, parts: () => ({ form: pictureForm('files', []) }) }),
  step('getPictureBatch', 'S7.EXT.07 all done', { who, parts: settled }),
  step('getPictureBatch', 'S7.EXT.07 unknown', { who, parts: () => ({ params: { batch: 'none' } }) }),
  step('getUnmatchedPictures', 'S7.EXT.07 a page', {
    who,
    parts: () => ({ query: { limit: '5' } }),
    learn: learnUnmatched,
  }),
  step('assignPicture', 'S7.EXT.07 to an item without that colour', {
    who,
    parts: (facts) => ({ body: { id: kept(facts, 'unmatched'), itemId: facts.plain.id, colour: 'NO SUCH DYE' } }),
  }),
  step('assignPicture', 'S7.EXT.07 a missing one', {
    who,
    parts: ({ plain }) => ({ body: { id: 'none', itemId: plain.id, colour: plain.colour } }),
  }),
  step('assignPicture', 'S7.EXT.07 one', {
    who,
    parts: (facts) => ({ body: { id: kept(facts, 'unmatched'), itemId: facts.plain.id, colour: facts.plain.colour } }),
  }),
  step('deleteUnmatchedPicture', 'S7.EXT.07 one', {
    who,
    parts: (facts) => ({ params: { id: kept(facts, 'another unmatched') } }),
  }),
  step('deleteUnmatchedPicture', 'S7.EXT.07 a deleted one', {
    who,
    parts: (facts) => ({ params: { id: kept(facts, 'another unmatched') } }),
  }),
];

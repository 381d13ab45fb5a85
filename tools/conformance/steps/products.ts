import type { Facts } from '../facts.ts';
import { textAt, type Parts, type Place } from '../place.ts';
import { kept, step, type Step } from '../step.ts';

const who = 'admin';

const draft = ({ category }: Facts, uniqueCode: string) => ({
  name: 'Marari Surf Vest',
  description: 'Light, quick to dry',
  mrp: 1299,
  offerPrice: 999,
  categoryId: Number(category),
  listIds: [],
  hidden: false,
  displayColour: 'CORAL',
  variants: [{ uniqueCode, colour: 'CORAL', size: 'M', units: 5 }],
});

const ownCode = 'MARARI-CORAL-M';

const learnProduct = (body: unknown, { learned }: Facts): void => void learned.set('product', textAt(body, 'id'));

/** A save of the added product with changes. */
const saving =
  (changes: object) =>
  async (facts: Facts, place: Place): Promise<Parts> => {
    const params = { id: kept(facts, 'product') };
    const { body } = await place.send(who, 'getAdminProduct', { params });
    return { params, body: { ...draft(facts, ownCode), version: Number(textAt(body, 'version')), ...changes } };
  };

/** Products, one by one. */
export const productSteps: readonly Step[] = [
  step('getAdminProducts', 'a page', { who, parts: () => ({ query: { limit: '5', sort: 'name' } }) }),
  step('getAdminProducts', 'none match', { who, parts: () => ({ query: { q: 'zzzqqq' } }) }),
  step('getAdminProducts', 'an unknown state', { who, parts: () => ({ query: { state: 'lost' } }) }),
  step('getAdminProduct', 'one', { who, parts: ({ plain }) => ({ params: { id: plain.id } }) }),
  step('getAdminProduct', 'a missing one', { who, parts: () => ({ params: { id: '999999999' } }) }),
  step('addAdminProduct', 'one', { who, parts: (facts) => ({ body: draft(facts, ownCode) }), learn: learnProduct }),
  step('addAdminProduct', 'with a code of another', {
    who,
    parts: (facts) => ({ body: draft(facts, facts.plain.code) }),
  }),
  step('addAdminProduct', 'of a category that is not', {
    who,
    parts: (facts) => ({ body: { ...draft(facts, 'OTHER'), categoryId: 999_999_999 } }),
  }),
  step('addAdminProduct', 'J52 with an offer above the MRP', {
    who,
    parts: (facts) => ({ body: { ...draft(facts, 'OTHER'), offerPrice: 1300 } }),
  }),
  step('addAdminProduct', 'without variants', {
    who,
    parts: (facts) => ({ body: { ...draft(facts, 'OTHER'), variants: [] } }),
  }),
  step('saveAdminProduct', 'another name', { who, parts: saving({ name: 'Marari Vest' }) }),
  step('saveAdminProduct', 'of an older version', { who, parts: saving({ version: 0, name: 'Vest' }) }),
  step('saveAdminProduct', 'J52 with an offer above the MRP', { who, parts: saving({ offerPrice: 1300 }) }),
  step('saveAdminProduct', 'a missing one', {
    who,
    parts: (facts) => ({ params: { id: '999999999' }, body: { ...draft(facts, 'OTHER'), version: 1 } }),
  }),
  step('correctStock', 'one', {
    who,
    parts: () => ({ body: { uniqueCode: ownCode, units: 7, reason: 'Counted' } }),
  }),
  step('correctStock', 'where some were sold meanwhile', {
    who,
    parts: () => ({ body: { uniqueCode: ownCode, units: 9, reason: 'Counted', seen: 5 } }),
  }),
  step('correctStock', 'a missing one', {
    who,
    parts: () => ({ body: { uniqueCode: 'none', units: 9, reason: 'Counted' } }),
  }),
  step('correctStock', 'without a reason', { who, parts: () => ({ body: { uniqueCode: ownCode, units: 9 } }) }),
  step('exportProducts', 'all', { who }),
];

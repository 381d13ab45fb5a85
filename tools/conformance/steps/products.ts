import type { Facts } from '../facts.ts';
import { textAt, type Parts, type Place } from '../place.ts';
import { asAdmin, kept, learn, type Step } from '../step.ts';

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

const learnProduct = learn({ product: 'id' });

/** A save of the added product with changes. */
const saving =
  (changes: object) =>
  async (facts: Facts, place: Place): Promise<Parts> => {
    const params = { id: kept(facts, 'product') };
    const { body } = await place.send('admin', 'getAdminProduct', { params });
    return { params, body: { ...draft(facts, ownCode), version: Number(textAt(body, 'version')), ...changes } };
  };

/** Products, one by one. */
export const productSteps: readonly Step[] = [
  asAdmin('getAdminProducts', 'a page', { query: { limit: '5', sort: 'name' } }),
  asAdmin('getAdminProducts', 'none match', { query: { q: 'zzzqqq' } }),
  asAdmin('getAdminProducts', 'an unknown state', { query: { state: 'lost' } }),
  asAdmin('getAdminProduct', 'one', ({ plain }) => ({ params: { id: plain.id } })),
  asAdmin('getAdminProduct', 'a missing one', { params: { id: '999999999' } }),
  asAdmin('addAdminProduct', 'one', (facts) => ({ body: draft(facts, ownCode) }), learnProduct),
  asAdmin('addAdminProduct', 'with a code of another', (facts) => ({ body: draft(facts, facts.plain.code) })),
  asAdmin('addAdminProduct', 'of a category that is not', (facts) => ({
    body: { ...draft(facts, 'OTHER'), categoryId: 999_999_999 },
  })),
  asAdmin('addAdminProduct', 'J52 with an offer above the MRP', (facts) => ({
    body: { ...draft(facts, 'OTHER'), offerPrice: 1300 },
  })),
  asAdmin('addAdminProduct', 'without variants', (facts) => ({ body: { ...draft(facts, 'OTHER'), variants: [] } })),
  asAdmin('saveAdminProduct', 'another name', saving({ name: 'Marari Vest' })),
  asAdmin('saveAdminProduct', 'of an older version', saving({ version: 0, name: 'Vest' })),
  asAdmin('saveAdminProduct', 'J52 with an offer above the MRP', saving({ offerPrice: 1300 })),
  asAdmin('saveAdminProduct', 'a missing one', (facts) => ({
    params: { id: '999999999' },
    body: { ...draft(facts, 'OTHER'), version: 1 },
  })),
  asAdmin('correctStock', 'one', { body: { uniqueCode: ownCode, units: 7, reason: 'Counted' } }),
  asAdmin('correctStock', 'where some were sold meanwhile', {
    body: { uniqueCode: ownCode, units: 9, reason: 'Counted', seen: 5 },
  }),
  asAdmin('correctStock', 'a missing one', { body: { uniqueCode: 'none', units: 9, reason: 'Counted' } }),
  asAdmin('correctStock', 'without a reason', { body: { uniqueCode: ownCode, units: 9 } }),
  asAdmin('exportProducts', 'all'),
];

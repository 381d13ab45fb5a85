import type { Facts } from '../facts.ts';
import { textAt, type Parts, type Place } from '../place.ts';
import { asAdmin, asVisitor, kept, learn, type Step } from '../step.ts';

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

/** A save of the added product's cells in the grid. */
const inGrid =
  (cells: Readonly<Record<string, string>>) =>
  async (facts: Facts, place: Place): Promise<Parts> => {
    const id = kept(facts, 'product');
    const { body } = await place.send('admin', 'getAdminProduct', { params: { id } });
    return { body: { products: [{ id: Number(id), version: Number(textAt(body, 'version')), cells }] } };
  };

/** Products, one by one and in the grid. */
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
  asAdmin(
    'saveAdminProduct',
    'what is said of models',
    saving({ description: '', modelSizes: { CORAL: ' Model is 178 cm and wears M ', NAVY: 'Model wears S' } }),
  ),
  asVisitor('getProductById', 'with what is said of a model', (facts) => ({ query: { Id: kept(facts, 'product') } })),
  asAdmin('saveAdminProduct', 'more of a model than fits', saving({ modelSizes: { CORAL: 'M'.repeat(61) } })),
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
  asAdmin('getProductGrid', 'one', { query: { q: 'Marari' } }),
  asAdmin('getProductGrid', 'of an unknown state', { query: { state: 'lost' } }),
  asAdmin(
    'saveProductGrid',
    'cells as a file has them',
    inGrid({ name: 'Marari Vest', mrp: '1,399', hsn: '6109.10', country_of_origin: 'in', final_sale: 'y' }),
  ),
  asAdmin('getProductGrid', 'one that was saved', { query: { q: 'Marari' } }),
  asAdmin('saveProductGrid', 'wrong cells', inGrid({ hsn: '610', weight_grams: 'light', 'attributes.none': 'x' })),
  asAdmin('saveProductGrid', 'J52 an MRP below the offer', inGrid({ mrp: '900' })),
  asAdmin('saveProductGrid', 'an older version and a missing product', (facts) => ({
    body: {
      products: [
        { id: Number(kept(facts, 'product')), version: 0, cells: { hsn: '6109' } },
        { id: 999_999_999, version: 1, cells: { hsn: '6109' } },
      ],
    },
  })),
  asAdmin('saveProductGrid', 'a column that is none', inGrid({ '': 'x' })),
  asAdmin('saveProductGrid', 'nothing', { body: { products: [] } }),
];

import { describe, expect, it } from 'vitest';
import { emptyFacts, factsOf } from './fact-fields.ts';
import { draftOf, emptyProduct, emptyVariant, fieldsOf, problemsOf, type ProductFields } from './product-draft.ts';

const noFacts = factsOf(emptyFacts);
const inr = { code: 'INR', locale: 'en-IN' };
const eur = { code: 'EUR', locale: 'de-DE' };

const tee: ProductFields = {
  ...emptyProduct,
  name: ' Marari Tee ',
  mrp: '899.50',
  offer: '799',
  categoryId: '4',
  variants: [{ rowKey: 'a', uniqueCode: 'KY-1-NAVY-S', colour: 'navy', size: 'S', units: '12', isNew: true }],
};

describe('a product while it is edited', () => {
  it('is sent in paise, trimmed, with its first colour on the card', () => {
    expect(problemsOf(tee, inr)).toEqual({});
    expect(draftOf(tee, emptyProduct, inr)).toEqual({
      name: 'Marari Tee',
      attributes: {},
      modelSizes: {},
      description: '',
      mrp: 89_950,
      offer: 79_900,
      categoryId: 4,
      listIds: [],
      hidden: false,
      facts: noFacts,
      displayColour: 'navy',
      variants: [{ uniqueCode: 'KY-1-NAVY-S', colour: 'NAVY', size: 'S', units: 12 }],
    });
  });

  it.each([
    ['name', { name: ' ' }],
    ['mrp', { mrp: 'many' }],
    ['mrp', { mrp: '0', offer: '' }],
    ['offer', { offer: '900' }],
    ['category', { categoryId: '' }],
    ['variants', { variants: [] }],
    [
      'variants.0.code',
      { variants: [{ rowKey: 'a', uniqueCode: 'a b', colour: 'x', size: 'S', units: '1', isNew: true }] },
    ],
    [
      'variants.0.units',
      { variants: [{ rowKey: 'a', uniqueCode: 'AB', colour: 'x', size: 'S', units: '-1', isNew: true }] },
    ],
  ])('names the problem of %s', (field, change) => {
    expect(Object.keys(problemsOf({ ...tee, ...change }, inr))).toEqual([field]);
  });

  it('J52 takes an offer at the MRP, as the offer page, the import and the server do', () => {
    expect(problemsOf({ ...tee, offer: '899.50' }, inr)).toEqual({});
    expect(Object.keys(problemsOf({ ...tee, offer: '899.51' }, inr))).toEqual(['offer']);
  });

  it('keeps the spelling of its saved colours, also for a size that is added in one of them', () => {
    const imported = { ...tee, variants: tee.variants.map((row) => ({ ...row, colour: 'Navy Blue', isNew: false })) };
    const added = (colour: string) => ({ ...emptyVariant('new-1'), uniqueCode: 'KY-1-NAVY-M', colour, size: 'M' });
    const coloursWith = (colour: string) =>
      draftOf({ ...imported, variants: [...imported.variants, added(colour)] }, imported, inr).variants.map(
        (variant) => variant.colour,
      );
    expect(coloursWith('navy blue')).toEqual(['Navy Blue', 'Navy Blue']);
    expect(coloursWith('coral')).toEqual(['Navy Blue', 'CORAL']);
  });

  it.each([
    [inr, '899.5', 89_950],
    [inr, '₹899.50', 89_950],
    [inr, '1.299', null],
    [inr, '1e3', null],
    [eur, '899,50', 89_950],
    [eur, '1.299', 129_900],
    [eur, '1.299,50 €', 129_950],
    [eur, '1,299', null],
  ])('reads amounts as the shop writes them: %o %s', (money, mrp, paise) => {
    const fields = { ...tee, mrp, offer: '' };
    const refused = Object.keys(problemsOf(fields, money));
    expect(refused.length === 0 ? draftOf(fields, emptyProduct, money).mrp : refused).toEqual(paise ?? ['mrp']);
  });

  it('refuses one code twice', () => {
    expect(Object.keys(problemsOf({ ...tee, variants: [...tee.variants, ...tee.variants] }, inr))).toEqual([
      'variants.1.code',
    ]);
  });

  it('names each empty field of a size and colour at once', () => {
    expect(problemsOf({ ...tee, variants: emptyProduct.variants }, inr)).toEqual({
      'variants.0.code': 'Give it a unique code.',
      'variants.0.colour': 'Enter the colour.',
      'variants.0.size': 'Enter the size.',
    });
  });

  it('shows a saved product as it would be typed, without withdrawn variants', () => {
    const fields = fieldsOf({
      id: 1,
      version: 2,
      name: 'Tee',
      description: '',
      mrp: 89_900,
      offer: 79_950,
      categoryId: 4,
      listIds: [627],
      hidden: true,
      withdrawn: false,
      displayColour: 'NAVY',
      facts: { ...noFacts, hsn: '6109', weightGrams: 180 },
      attributes: { fit: ['Slim'] },
      modelSizes: { NAVY: 'Model wears M' },
      pictureAt: 0,
      variants: [
        { uniqueCode: 'A', colour: 'NAVY', size: 'S', units: 3, withdrawn: false },
        { uniqueCode: 'B', colour: 'NAVY', size: 'M', units: 0, withdrawn: true },
      ],
    });
    expect([fields.mrp, fields.offer, fields.variants.length]).toEqual(['899', '799.50', 1]);
    expect(fields.modelSizes).toEqual({ NAVY: 'Model wears M' });
    expect([fields.hsn, fields.weight, fields.importer]).toEqual(['6109', '180', '']);
    expect(factsOf(fields)).toEqual({ ...noFacts, hsn: '6109', weightGrams: 180 });
  });

  it('says of the model what is typed for a colour it has, under the spelling of the saved colour', () => {
    const modelSizes = { navy: ' Model is 178 cm and wears M ', CORAL: 'Model wears S' };
    expect(draftOf({ ...tee, modelSizes }, emptyProduct, inr).modelSizes).toEqual({
      NAVY: 'Model is 178 cm and wears M',
    });
  });

  it('refuses a HSN code of three digits, a weight in kilograms and a country that does not exist', () => {
    const wrong = { ...tee, hsn: '610', weight: '0.2', countryOfOrigin: 'Kerala' };
    expect(Object.keys(problemsOf(wrong, inr))).toEqual(['hsn', 'weight', 'countryOfOrigin']);
    expect(problemsOf({ ...tee, hsn: '61091000', weight: '', countryOfOrigin: 'IN' }, inr)).toEqual({});
  });
});

import { Type } from 'typebox';
import { requiredText } from '../schemas.ts';

/** @param title what the amount is, with `description` where that needs a sentence */
const amount = (title: string, description?: string) =>
  Type.Number({
    minimum: 0,
    maximum: 9_999_999,
    title,
    ...(description === undefined ? {} : { description }),
    'x-step': 0.01,
    'x-unit': 'currency',
  });

const grams = (title: string, minimum: number) => Type.Integer({ minimum, maximum: 999_999, title, 'x-unit': 'grams' });

/** Where the shop delivers and what that costs besides its one delivery charge. */
export const deliveryTerms = Type.Object(
  {
    byPincode: Type.Boolean({
      title: 'Deliver by the table of pincodes',
      description:
        'Load the table first: a pincode that it does not have is not served. Without it you deliver everywhere.',
    }),
    freeFrom: amount('Delivery is free from', 'What the pieces of a bag cost; 0 for never.'),
    zones: Type.Array(Type.Object({ zone: requiredText(40, { title: 'Zone' }), charge: amount('Delivery charge') }), {
      maxItems: 40,
      title: 'Charges of zones',
      description: 'The table of pincodes names the zones. All others pay the delivery charge.',
      'x-noun': 'zone',
      'x-empty': { zone: '', charge: 0 },
    }),
    weights: Type.Array(Type.Object({ grams: grams('From', 1), charge: amount('Added') }), {
      maxItems: 20,
      title: 'Heavy bags',
      description: 'The heaviest step that a bag reaches is added.',
      'x-noun': 'step',
      'x-empty': { grams: 2000, charge: 0 },
    }),
    pieceGrams: grams('Weight of a piece that has none of its own', 0),
  },
  { title: 'Where you deliver' },
);

/** When an order may be paid in cash on delivery. */
export const cashTerms = Type.Object(
  {
    fee: amount('Fee for cash'),
    from: amount('From', 'Pieces and delivery; 0 for no limit.'),
    upTo: amount('Up to', '0 for no limit.'),
    knownOnly: Type.Boolean({ title: 'Only for customers who have received an order before' }),
    codeForFirst: Type.Optional(
      Type.Boolean({
        title: 'Mail a code before a first order',
        description: 'Until an order has reached a customer, each of hers in cash needs the code that we mail her.',
      }),
    ),
    codeFrom: Type.Optional(amount('Mail a code before an order from', 'What is to be paid; 0 for never.')),
    withoutCategories: Type.Array(
      Type.Object({
        categoryId: Type.Integer({ minimum: 0, maximum: 999_999_999, title: 'Category', 'x-field': 'category' }),
      }),
      { maxItems: 60, title: 'Categories without cash', 'x-noun': 'category', 'x-empty': { categoryId: 0 } },
    ),
  },
  { title: 'Cash on delivery' },
);

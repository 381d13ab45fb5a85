/** Settings about attributes of products, and values of attributes. */
import { Type, type Static } from 'typebox';
import { requiredText, text } from '../schemas.ts';

const yesNo = (title: string) => Type.Boolean({ title });

/** Kinds of attributes of products: one text, one number, one of some choices, or several of them. */
const attributeKinds = ['text', 'number', 'choice', 'choices'] as const;

/** Pattern of an attribute's id, without its ends. */
export const attributeIdPattern = '[a-z][a-z0-9-]{0,39}';

/** What an owner says of her products beside the fixed facts. */
export const attributes = Type.Array(
  Type.Object({
    name: requiredText(60, { title: 'Name' }),
    /** Products keep their values under it, so it stays when the name changes. */
    id: Type.String({
      pattern: `^${attributeIdPattern}$`,
      maxLength: 40,
      title: 'Short name',
      description: 'Small letters, digits and -. Products keep it when the name changes.',
    }),
    kind: Type.Enum(attributeKinds, {
      title: 'Kind',
      'x-field': 'choice',
      'x-labels': ['Text', 'Number', 'One of some choices', 'Several of some choices'],
    }),
    unit: text(20, { title: 'Unit', description: 'Of a number, such as gsm.', 'x-field': 'text' }),
    /** Empty lines are left out when they are saved. */
    choices: Type.Array(text(60), {
      maxItems: 2000,
      title: 'Choices',
      description: 'One on each line, for the last two kinds. Products keep the value of a choice that you take away.',
      'x-field': 'lines',
    }),
    categories: Type.Array(Type.Integer({ minimum: 0, maximum: 999_999_999 }), {
      maxItems: 200,
      title: 'Only for some categories',
      'x-field': 'categoryChoices',
    }),
    isShown: yesNo('Show it on the product page'),
    isFilter: yesNo('Offer it as a filter of lists'),
    isSearched: yesNo('Find products by its words'),
    inComparison: Type.Optional(yesNo('Show it where products are compared')),
    isRetired: yesNo('Retired: shoppers see it nowhere, products keep their values'),
  }),
  {
    maxItems: 60,
    title: 'Attributes',
    description:
      'What you say of your products, such as fabric or fit. Without one nothing changes for shoppers. One that you remove disappears everywhere; products keep its values, and they come back with the same short name.',
    'x-noun': 'attribute',
    'x-folds': true,
    'x-empty': {
      name: '',
      id: '',
      kind: 'choice',
      unit: '',
      choices: [],
      categories: [],
      isShown: true,
      isFilter: false,
      isSearched: false,
      inComparison: false,
      isRetired: false,
    },
  },
);

/** An attribute as an owner defines it. */
export type Attribute = Static<typeof attributes>[number];

/** Values of a product by attribute. */
export const attributeValues = Type.Record(
  Type.String({ pattern: `^${attributeIdPattern}$` }),
  Type.Array(requiredText(300), { maxItems: 30 }),
);

/** An attribute as a product's page shows it. */
export const shownAttribute = Type.Object({ id: Type.String(), name: Type.String(), value: Type.String() });

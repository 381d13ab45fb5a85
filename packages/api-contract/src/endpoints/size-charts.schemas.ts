/** Settings about size charts, and a chart as a product's page shows it. */
import { Type, type Static } from 'typebox';
import { nullable, requiredText } from '../schemas.ts';

/** Units of an owner's size chart. */
export const sizeChartUnits = ['cm', 'in'] as const;

/** Own size charts, in place of the shop's first ones. */
export const sizeCharts = Type.Array(
  Type.Object({
    name: requiredText(60, { title: 'Name', description: 'It stands above the table, such as Shirts for men.' }),
    unit: Type.Enum(sizeChartUnits, {
      title: 'Measured in',
      description: 'Shoppers see centimetres and inches.',
      'x-field': 'choice',
      'x-labels': ['Centimetres', 'Inches'],
    }),
    categories: Type.Array(Type.Integer({ minimum: 0, maximum: 999_999_999 }), {
      maxItems: 200,
      title: 'For some categories',
      'x-field': 'categoryChoices',
    }),
    /** Such as `brand:Nila`; empty for any. */
    attribute: Type.String({
      pattern: '^([a-z][a-z0-9-]{0,39}:[^\\u0000-\\u001F\\u007F]{1,60})?$',
      maxLength: 101,
      title: 'For a brand, or another attribute',
      description: 'Its short name and the value, such as brand:Nila. It goes before categories.',
      'x-field': 'text',
    }),
    products: Type.String({
      pattern: '^[0-9, ]*$',
      maxLength: 600,
      title: 'For some products',
      description: 'Their numbers, with commas between them. They go before everything else.',
      'x-field': 'text',
    }),
    table: Type.String({
      minLength: 1,
      maxLength: 8000,
      title: 'Table, as in a spreadsheet: measures in the first row, then a row for each size, such as S, 92-96',
    }),
    howTo: Type.String({ maxLength: 1000, title: 'How it is measured' }),
  }),
  {
    maxItems: 100,
    title: 'Size charts',
    description:
      'They stand in the size guide of the products they are for, in place of the first charts of the shop. One without category, attribute and product is for all.',
    'x-noun': 'size chart',
    'x-folds': true,
    'x-empty': { name: '', unit: 'cm', categories: [], attribute: '', products: '', table: '', howTo: '' },
  },
);

/** A size chart as an owner defines it. */
export type SizeChart = Static<typeof sizeCharts>[number];

/** A size chart as a product's page shows it. */
export const shownSizeChart = Type.Object({
  name: Type.String(),
  unit: Type.Enum(sizeChartUnits),
  measures: Type.Array(Type.String()),
  rows: Type.Array(
    Type.Object({
      size: Type.String(),
      /** From and to of each measure, in the unit; null where there is none. */
      ranges: Type.Array(nullable(Type.Object({ min: Type.Number(), max: Type.Number() }))),
    }),
  ),
  howTo: Type.String(),
});

/** A size chart as a product's page shows it. */
export type ShownSizeChart = Static<typeof shownSizeChart>;

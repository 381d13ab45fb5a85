/** Settings about numbered invoices and the tax in prices. */
import { Type } from 'typebox';
import { requiredText } from '../schemas.ts';
import { hsnPattern } from './product-facts.schemas.ts';

/** How a shop is registered for GST: it decides which documents it issues. */
export const taxSchemes = ['none', 'regular', 'composition'] as const;

const hsn = (description: string) =>
  Type.String({ pattern: hsnPattern, maxLength: 8, title: 'HSN code', description, 'x-field': 'digits' });

const classId = { pattern: '^[a-z0-9-]{1,40}$' } as const;

const rate = Type.Object({
  taxClass: Type.String({ ...classId, title: 'Tax class', 'x-field': 'taxClass' }),
  from: Type.String({
    pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
    title: 'Valid from',
    description: 'It ends the older rates of this class.',
    'x-field': 'date',
  }),
  upTo: Type.Number({
    minimum: 0,
    maximum: 9_999_999,
    title: 'For pieces up to',
    description: 'Price of one piece before tax, after discount. 0 is no limit.',
    'x-step': 0.01,
    'x-unit': 'currency',
  }),
  rate: Type.Number({ minimum: 0, maximum: 100, title: 'Rate', 'x-step': 0.01, 'x-unit': '%' }),
});

/** Numbers of a registered business. */
export const tax = Type.Object(
  {
    gstin: Type.String({
      pattern: '^([0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][A-Z0-9]Z[A-Z0-9])?$',
      maxLength: 15,
      title: 'GSTIN',
      'x-field': 'capitals',
    }),
    hsn: Type.String({ pattern: '^([0-9]{4,8})?$', maxLength: 8, title: 'HSN code', 'x-field': 'digits' }),
  },
  { title: 'Tax', description: 'Both stand on invoices once they are filled in.' },
);

/** Numbered tax invoices; off in a new shop, whose plain invoice has no number of its own. */
export const invoicing = Type.Object(
  {
    scheme: Type.Enum(taxSchemes, {
      title: 'Registered for GST',
      description:
        'From then on each order gets a numbered document when it is sent or done. Ask your accountant first.',
      'x-field': 'choice',
      'x-labels': ['No: the plain invoice', 'Yes: tax invoices', 'Composition scheme: bills of supply'],
    }),
    prefix: Type.String({
      pattern: '^[A-Z0-9]{0,3}$',
      maxLength: 3,
      title: 'Numbers begin with',
      description: 'Up to three capitals or digits. Another beginning starts another series.',
      'x-field': 'capitals',
    }),
    gap: Type.Enum(['higher', 'lower'], {
      title: 'Prices between two steps',
      description:
        'Take ₹2,625.01 to ₹2,950 for apparel: before tax they are above ₹2,500 at 5 % and below it at 18 %. No ruling says which rate is right.',
      'x-field': 'choice',
      'x-labels': ['The higher rate', 'The lower rate'],
    }),
    rounding: Type.Enum(['paise', 'rupee'], {
      title: 'Total of an invoice',
      description:
        'A round-off stands on its own line and changes no tax. What a shopper was asked for stays the same.',
      'x-field': 'choice',
      'x-labels': ['To the paisa', 'To the rupee, where lines have paise'],
    }),
    taxClass: Type.String({
      ...classId,
      title: 'Tax class of everything else',
      description: 'Of products whose category is not listed below.',
      'x-field': 'taxClass',
    }),
    categories: Type.Array(
      Type.Object({
        categoryId: Type.Integer({ minimum: 0, maximum: 999_999_999, title: 'Category', 'x-field': 'category' }),
        taxClass: Type.String({ ...classId, title: 'Tax class', 'x-field': 'taxClass' }),
        hsn: hsn('Empty for that of the class.'),
      }),
      {
        maxItems: 200,
        title: 'Categories',
        'x-noun': 'category',
        'x-empty': { categoryId: 0, taxClass: '', hsn: '' },
      },
    ),
    classes: Type.Array(
      Type.Object({
        name: requiredText(60, { title: 'Name' }),
        /** Categories name it, so it stays when the name changes. */
        id: Type.String({ ...classId, title: 'Short name', description: 'Small letters, digits and -.' }),
        hsn: hsn('Empty for that of the shop.'),
        unit: Type.Enum(['PCS', 'PRS', 'NOS'], {
          title: 'Counted in',
          'x-field': 'choice',
          'x-labels': ['Pieces', 'Pairs', 'Numbers'],
        }),
      }),
      {
        minItems: 1,
        maxItems: 30,
        title: 'Tax classes',
        'x-noun': 'tax class',
        'x-folds': true,
        'x-empty': { name: '', id: '', hsn: '', unit: 'PCS' },
      },
    ),
    rates: Type.Array(rate, {
      minItems: 1,
      maxItems: 200,
      title: 'Rates',
      'x-noun': 'rate',
      'x-empty': { taxClass: '', from: '', upTo: 0, rate: 0 },
    }),
  },
  {
    title: 'Invoices with tax',
    description:
      'For a shop in India that is registered for GST. It is no legal advice: docs/law.md names the sources.',
  },
);

import { describe, expect, it } from 'vitest';
import type { Attribute } from '@kayal/api-contract/client';
import {
  attributeIdFor,
  attributeProblems,
  attributesOf,
  attributeText,
  comparedTexts,
  comparisonOf,
  readAttribute,
  shownAttributes,
} from './attributes.ts';

const first: Attribute = {
  id: 'fabric',
  name: 'Fabric',
  kind: 'choices',
  unit: '',
  choices: ['Cotton', 'Linen'],
  categories: [],
  isShown: true,
  isFilter: true,
  isSearched: true,
  isRetired: false,
};
const weight: Attribute = { ...first, id: 'gsm', name: 'Weight', kind: 'number', unit: 'gsm', choices: [] };
const fit: Attribute = { ...first, id: 'fit', name: 'Fit', kind: 'choice', choices: ['Slim', 'Regular'] };
const care: Attribute = { ...first, id: 'care', name: 'Care', kind: 'text', choices: [] };

describe('values of attributes', () => {
  it.each([
    [first, ' cotton | LINEN;cotton', ['Cotton', 'Linen']],
    [fit, 'slim', ['Slim']],
    [weight, '180 GSM', ['180']],
    [weight, '0.50', ['0.5']],
    [care, ' Wash  cold; dry flat ', ['Wash cold; dry flat']],
    [fit, '', []],
  ])('reads %o of %s', (attribute, typed, values) => {
    expect(readAttribute(attribute, typed)).toEqual({ values });
    expect(readAttribute(attribute, attributeText(values))).toEqual({ values });
  });

  it.each([
    [first, 'Cotton; Silk', 'Silk is none of its choices.', 'Write one of Cotton, Linen, or add it to the attribute.'],
    [fit, 'Slim; Regular', 'There are several choices, and it takes one.', 'Leave one of them.'],
    [weight, 'heavy', 'This is not a number.', 'Write it with digits and a point, such as 180 or 1.5.'],
    [care, 'x'.repeat(301), 'This is longer than 300 characters.', 'Shorten it.'],
  ])('refuses %o of %s by name', (attribute, typed, problem, remedy) => {
    expect(readAttribute(attribute, typed)).toEqual({ problem, remedy });
  });

  it('shows what the owner wants shown in a category, in her order, with units', () => {
    const values = { gsm: ['180'], fabric: ['Cotton', 'Linen'], care: ['Wash cold'], gone: ['x'] };
    const all = [weight, first, { ...care, isShown: false }, { ...fit, categories: [5] }];
    expect(shownAttributes(all, values, 4)).toEqual([
      { id: 'gsm', name: 'Weight', value: '180 gsm' },
      { id: 'fabric', name: 'Fabric', value: 'Cotton, Linen' },
    ]);
    expect(
      attributesOf(
        [
          { ...fit, categories: [5] },
          { ...care, isRetired: true },
        ],
        5,
      ).map(({ id }) => id),
    ).toEqual(['fit']);
  });
});

describe('attributes for the comparison', () => {
  const all = [
    { ...weight, inComparison: true, isShown: false },
    first,
    { ...fit, inComparison: true, categories: [5] },
  ];

  it('are named to shoppers in the order of the owner, without retired ones', () => {
    expect(comparisonOf([...all, { ...care, inComparison: true, isRetired: true }])).toEqual({
      comparison: [
        { id: 'gsm', name: 'Weight' },
        { id: 'fit', name: 'Fit' },
      ],
    });
    expect(comparisonOf([first])).toEqual({});
  });

  it('have a text for a product of their category, with its unit, also where its page does not say it', () => {
    const values = { gsm: ['180'], fabric: ['Cotton'], fit: ['Slim'] };
    expect(comparedTexts(all, values, 4)).toEqual({ gsm: '180 gsm' });
    expect(comparedTexts(all, values, 5)).toEqual({ gsm: '180 gsm', fit: 'Slim' });
  });
});

describe('definitions of attributes', () => {
  it('are refused by name: an id, a name or a choice twice, no choice, a choice that files divide', () => {
    expect(
      attributeProblems([
        first,
        { ...first, name: 'FABRIC' },
        { ...fit, choices: [''] },
        { ...fit, id: 'fit-2', name: 'Fit 2', choices: ['Slim', 'slim'] },
        { ...fit, id: 'fit-3', name: 'Fit 3', choices: ['Slim; short'] },
      ]),
    ).toEqual({
      '1.id': 'fabric is there twice',
      '1.name': 'FABRIC is there twice',
      '2.choices': 'needs at least one choice',
      '3.choices': 'slim is there twice',
      '4.choices': 'Slim; short has ; or |, which divides choices in files',
    });
    expect(attributeProblems([first, weight, fit, care])).toEqual({});
  });

  it('get a short name of their own from a heading', () => {
    expect(['Fabric', 'Näh-Garn!', '100 %', 'कपड़ा'].map((name) => attributeIdFor(name, [first]))).toEqual([
      'fabric-2',
      'nah-garn',
      'attribute',
      'attribute',
    ]);
  });
});

import { promotionKinds, promotionWays, type PromotionDraft, type PromotionKind } from '@kayal/api-contract/client';
import type { CallError } from '@kayal/commerce-core';

/** Words of a field, separated by commas or blanks. */
const wordsIn = (text: string | null): string[] => (text ?? '').split(/[\s,;]+/).filter((word) => word !== '');

const numberOrNull = (text: string | null): number | null =>
  text === null || text.trim() === '' ? null : Number(text);

const textOrNull = (text: string | null): string | null => (text === null || text.trim() === '' ? null : text.trim());

/** The kind of an effect that a text names; percent for any other text. */
export const kindIn = (text: string | null): PromotionKind => promotionKinds.find((kind) => kind === text) ?? 'percent';

/** Figures that an effect of a kind has. */
export const figuresOf: Readonly<Record<PromotionKind, readonly ('percent' | 'amount' | 'pieces' | 'buy' | 'get')[]>> =
  {
    percent: ['percent'],
    amount: ['amount'],
    freeDelivery: [],
    buyGet: ['buy', 'get'],
    cheapestFree: ['pieces'],
    setPrice: ['pieces', 'amount'],
  };

/** What the names of the boxes of an attribute's choices begin with. */
export const attributeField = 'attributes.';

/** The chosen values by attribute. */
function attributesIn(fields: URLSearchParams): Record<string, string[]> {
  const names = [...new Set(fields.keys())].filter((name) => name.startsWith(attributeField));
  return Object.fromEntries(names.map((name) => [name.slice(attributeField.length), fields.getAll(name)]));
}

/** The promotion of a form. @param fields with all values of `categoryIds` and of attributes */
export function readDraft(fields: URLSearchParams): PromotionDraft {
  const kind = kindIn(fields.get('kind'));
  const paidBy = promotionWays.find((way) => way === fields.get('paidBy'));
  const figures = figuresOf[kind].map((name) => [name, Number(fields.get(name))]);
  return {
    name: (fields.get('name') ?? '').trim(),
    code: textOrNull(fields.get('code')),
    effect: { kind, ...Object.fromEntries(figures) },
    categoryIds: fields.getAll('categoryIds').map(Number),
    productIds: wordsIn(fields.get('productIds')).map(Number),
    attributes: attributesIn(fields),
    pincodes: wordsIn(fields.get('pincodes')),
    customers: wordsIn(fields.get('customers')),
    isFirstOrder: fields.has('isFirstOrder'),
    ...(paidBy === undefined ? {} : { paidBy }),
    from: textOrNull(fields.get('from')),
    until: textOrNull(fields.get('until')),
    minimum: numberOrNull(fields.get('minimum')) ?? 0,
    maxOrders: numberOrNull(fields.get('maxOrders')),
    maxPerCustomer: numberOrNull(fields.get('maxPerCustomer')),
    isCombined: fields.has('isCombined'),
  };
}

/** A new promotion. */
export const emptyDraft: PromotionDraft = {
  name: '',
  code: null,
  effect: { kind: 'percent', percent: 10 },
  categoryIds: [],
  productIds: [],
  attributes: {},
  pincodes: [],
  customers: [],
  isFirstOrder: false,
  from: null,
  until: null,
  minimum: 0,
  maxOrders: null,
  maxPerCustomer: null,
  isCombined: true,
};

const errorTexts: Readonly<Record<string, string>> = {
  name: 'Give it a name.',
  code: 'Use 3 to 30 letters, digits and hyphens.',
  until: 'The last day is before the first.',
};

/** What is wrong with the fields of a refused draft, by name of the field. */
export function fieldErrors(error: CallError | null): Readonly<Record<string, string>> {
  if (error?.code === 'promotion.code_taken') return { code: 'Another promotion has this code.' };
  const fields = error?.details['fields'];
  if (typeof fields !== 'object' || fields === null) return {};
  return Object.fromEntries(
    Object.entries(fields).map(([name, text]) => [name, errorTexts[name] ?? `${name}: ${String(text)}`]),
  );
}

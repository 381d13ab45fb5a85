import type { AdminProduct, Attribute, AttributeValues, ProductDraft } from '@kayal/api-contract/client';
import { amountToType, attributeText, readAttribute, readAmount, type MoneyFormat } from '@kayal/commerce-core';
import { emptyFacts, factFieldsOf, factProblems, factsOf, type FactFields } from './fact-fields.ts';

/** One size of one colour while it is edited. */
export interface VariantFields {
  /** Identifies the row while its code is typed. */
  readonly rowKey: string;
  readonly uniqueCode: string;
  readonly colour: string;
  readonly size: string;
  /** As typed; only a new variant's units are sent. */
  readonly units: string;
  readonly isNew: boolean;
  /** Units that were typed while the save that added it was on its way; they need a correction. */
  readonly wantedUnits?: string | undefined;
}

/** A product while it is edited; all values as typed. */
export interface ProductFields extends FactFields {
  readonly name: string;
  readonly description: string;
  readonly mrp: string;
  readonly offer: string;
  readonly categoryId: string;
  readonly listIds: readonly number[];
  readonly hidden: boolean;
  readonly displayColour: string;
  /** Text and numbers as typed. */
  readonly attributes: AttributeValues;
  /** What is said of the model in a colour's pictures, by colour as typed. */
  readonly modelSizes: Readonly<Record<string, string>>;
  readonly variants: readonly VariantFields[];
}

/** A new, empty variant. @param rowKey identifies its row */
export const emptyVariant = (rowKey: string): VariantFields => ({
  rowKey,
  uniqueCode: '',
  colour: '',
  size: '',
  units: '0',
  isNew: true,
});

/** A new, empty product. */
export const emptyProduct: ProductFields = {
  name: '',
  description: '',
  mrp: '',
  offer: '',
  categoryId: '',
  listIds: [],
  hidden: false,
  displayColour: '',
  ...emptyFacts,
  attributes: {},
  modelSizes: {},
  variants: [emptyVariant('first')],
};

/** A saved product as fields. */
export function fieldsOf(product: AdminProduct): ProductFields {
  const { name, description, mrp, offer, categoryId, listIds, hidden, displayColour, facts, variants } = product;
  return {
    name,
    description,
    mrp: amountToType(mrp),
    offer: offer === null ? '' : amountToType(offer),
    categoryId: String(categoryId),
    listIds,
    hidden,
    displayColour,
    ...factFieldsOf(facts),
    attributes: product.attributes,
    modelSizes: product.modelSizes,
    variants: variants
      .filter(({ withdrawn }) => !withdrawn)
      .map(({ uniqueCode, colour, size, units }) => ({
        rowKey: uniqueCode,
        uniqueCode,
        colour,
        size,
        units: String(units),
        isNew: false,
      })),
  };
}

/** The colours of the typed rows, each once. */
export const coloursOf = ({ variants }: ProductFields): readonly string[] =>
  [...new Set(variants.map(({ colour }) => colour.trim()))].filter((colour) => colour !== '');

/** Field name → text of its error. */
export type ProductProblems = Readonly<Record<string, string>>;

/**
 * The errors of the typed values; empty when the product can be saved.
 * @param money how the shop writes amounts
 * @param attributes those of the shop
 */
export function problemsOf(
  fields: ProductFields,
  money: MoneyFormat,
  attributes: readonly Attribute[] = [],
): ProductProblems {
  const problems: Record<string, string> = {};
  if (fields.name.trim() === '') problems['name'] = 'Give the product a name.';
  const mrp = readAmount(fields.mrp, money);
  if (mrp === null || mrp <= 0) problems['mrp'] = 'Enter the MRP, such as 899 or 899.50.';
  const offer = fields.offer.trim() === '' ? null : readAmount(fields.offer, money);
  if (fields.offer.trim() !== '' && (offer === null || offer <= 0))
    problems['offer'] = 'Enter an amount, or leave it empty.';
  else if (offer !== null && mrp !== null && offer > mrp) problems['offer'] = 'An offer is at most the MRP.';
  if (fields.categoryId === '') problems['category'] = 'Choose a category.';
  Object.assign(problems, factProblems(fields));
  for (const attribute of attributes.filter(({ isRetired }) => !isRetired)) {
    const reading = readAttribute(attribute, attributeText(fields.attributes[attribute.id]));
    if ('problem' in reading) problems[`attributes.${attribute.id}`] = `${reading.problem} ${reading.remedy}`;
  }
  const codes = new Set<string>();
  for (const [index, { uniqueCode, colour, size, units }] of fields.variants.entries()) {
    const key = `variants.${index}`;
    if (uniqueCode === '') problems[`${key}.code`] = 'Give it a unique code.';
    else if (!/^[A-Za-z0-9_-]{1,64}$/.test(uniqueCode))
      problems[`${key}.code`] = 'A unique code has letters, digits, - and _ only.';
    else if (codes.has(uniqueCode)) problems[`${key}.code`] = 'This unique code is already used above.';
    if (colour.trim() === '') problems[`${key}.colour`] = 'Enter the colour.';
    if (size.trim() === '') problems[`${key}.size`] = 'Enter the size.';
    if (!/^\d{1,6}$/.test(units)) problems[`${key}.units`] = 'Units are a whole number.';
    codes.add(uniqueCode);
  }
  if (fields.variants.length === 0) problems['variants'] = 'A product needs at least one size and colour.';
  return problems;
}

/** Writes a colour in capitals, except one that the product has already: another spelling would be another colour. */
function spelledAs({ variants }: ProductFields): (typed: string) => string {
  const saved = new Map(variants.map(({ colour }) => [colour.toUpperCase(), colour]));
  const exact = new Set(variants.map(({ colour }) => colour));
  return (typed) => {
    const colour = typed.trim();
    return exact.has(colour) ? colour : (saved.get(colour.toUpperCase()) ?? colour.toUpperCase());
  };
}

/**
 * The product in the form of the API. Call it only when {@link problemsOf} finds nothing.
 * @param saved the product as it is saved; empty for a new one
 */
export function draftOf(fields: ProductFields, saved: ProductFields, money: MoneyFormat): ProductDraft {
  const [first] = fields.variants;
  const spelled = spelledAs(saved);
  return {
    name: fields.name.trim(),
    description: fields.description.trim(),
    mrp: readAmount(fields.mrp, money) ?? 0,
    offer: fields.offer.trim() === '' ? null : readAmount(fields.offer, money),
    categoryId: Number(fields.categoryId),
    listIds: [...fields.listIds],
    hidden: fields.hidden,
    facts: factsOf(fields),
    attributes: Object.fromEntries(Object.entries(fields.attributes).map(([id, values]) => [id, [...values]])),
    modelSizes: Object.fromEntries(
      coloursOf(fields)
        .map((colour) => [spelled(colour), fields.modelSizes[colour]?.trim() ?? ''] as const)
        .filter(([, said]) => said !== ''),
    ),
    displayColour: fields.displayColour === '' ? (first?.colour ?? '') : fields.displayColour,
    variants: fields.variants.map(({ uniqueCode, colour, size, units }) => ({
      uniqueCode,
      colour: spelled(colour),
      size: size.trim(),
      units: Number(units),
    })),
  };
}

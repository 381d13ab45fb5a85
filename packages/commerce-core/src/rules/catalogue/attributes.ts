import {
  foldText,
  type Attribute,
  type AttributeValues,
  type PublicShop,
  type ShownAttribute,
} from '@kayal/api-contract/client';

/** A value of an attribute as it is stored, or why it is none. */
export type AttributeReading =
  | { readonly values: readonly string[] }
  | { readonly problem: string; readonly remedy: string };

const maxText = 300;
const maxChoices = 30;
/** Max choices of an attribute: what a filter can show. */
const maxDefined = 200;

/** A number as everybody writes it: `1 200,50` and `1,200.50` are too ambiguous to guess. */
function readNumber(text: string, unit: string): AttributeReading {
  const plain = unit !== '' && foldText(text).endsWith(foldText(unit)) ? text.slice(0, -unit.length).trim() : text;
  if (/^-?\d{1,9}(\.\d{1,6})?$/.test(plain)) return { values: [String(Number(plain))] };
  return { problem: 'This is not a number.', remedy: 'Write it with digits and a point, such as 180 or 1.5.' };
}

function readChoices({ kind, choices }: Attribute, parts: readonly string[]): AttributeReading {
  const known = new Map(choices.map((choice) => [foldText(choice), choice]));
  const values = parts.map((part) => known.get(foldText(part)) ?? part);
  const unknown = values.find((value) => !choices.includes(value));
  if (unknown !== undefined) {
    const shown = choices.slice(0, 8).join(', ');
    const remedy = `Write one of ${shown}${choices.length > 8 ? ' and others' : ''}, or add it to the attribute.`;
    return { problem: `${unknown} is none of its choices.`, remedy };
  }
  const chosen = [...new Set(values)];
  if (kind === 'choice' && chosen.length > 1)
    return { problem: 'There are several choices, and it takes one.', remedy: 'Leave one of them.' };
  if (chosen.length > maxChoices)
    return { problem: `There are more than ${maxChoices} choices.`, remedy: 'Name fewer of them.' };
  return { values: chosen };
}

/** Reads what is typed or stands in a file; nothing for an empty text. Several choices have `;` or `|` between them. */
export function readAttribute(attribute: Attribute, typed: string): AttributeReading {
  const text = typed.replaceAll(/\s+/gu, ' ').trim();
  if (text === '') return { values: [] };
  if (attribute.kind === 'number') return readNumber(text, attribute.unit);
  if (attribute.kind === 'text') {
    if (text.length <= maxText) return { values: [text] };
    return { problem: `This is longer than ${maxText} characters.`, remedy: 'Shorten it.' };
  }
  const parts = text.split(/[;|]/).map((part) => part.trim());
  return readChoices(
    attribute,
    parts.filter((part) => part !== ''),
  );
}

/** The values of an attribute as one text, as {@link readAttribute} reads it. */
export const attributeText = (values: readonly string[] = []): string => values.join('; ');

/** The attributes of products of a category, those that are retired left out. */
export function attributesOf(all: readonly Attribute[], categoryId: number | null): readonly Attribute[] {
  return all.filter(
    ({ isRetired, categories }) =>
      !isRetired && (categories.length === 0 || (categoryId !== null && categories.includes(categoryId))),
  );
}

/** The attributes that a product has, with their texts for shoppers. */
function saidOf(all: readonly Attribute[], values: AttributeValues, categoryId: number | null) {
  return attributesOf(all, categoryId).flatMap((attribute) => {
    const { id, unit, kind } = attribute;
    const own = values[id] ?? [];
    if (own.length === 0) return [];
    const suffix = kind === 'number' && unit !== '' ? ` ${unit}` : '';
    return [{ attribute, value: `${own.join(', ')}${suffix}` }];
  });
}

/** What a product's page says of it, in the owner's order. */
export function shownAttributes(
  all: readonly Attribute[],
  values: AttributeValues,
  categoryId: number | null,
): readonly ShownAttribute[] {
  return saidOf(all, values, categoryId)
    .filter(({ attribute }) => attribute.isShown)
    .map(({ attribute: { id, name }, value }) => ({ id, name, value }));
}

/** What the comparison says of a product, by id of the attribute. */
export function comparedTexts(
  all: readonly Attribute[],
  values: AttributeValues,
  categoryId: number | null,
): Readonly<Record<string, string>> {
  const compared = saidOf(all, values, categoryId).filter(({ attribute }) => attribute.inComparison === true);
  return Object.fromEntries(compared.map(({ attribute, value }) => [attribute.id, value]));
}

/** By what products are compared, for the public settings; nothing in a shop that compares none. */
export function comparisonOf(all: readonly Attribute[]): Pick<PublicShop, 'comparison'> {
  const compared = all.filter(({ inComparison, isRetired }) => inComparison === true && !isRetired);
  return compared.length === 0 ? {} : { comparison: compared.map(({ id, name }) => ({ id, name })) };
}

/** Why attributes cannot be saved, by path such as `2.id`. */
export function attributeProblems(all: readonly Attribute[]): Readonly<Record<string, string>> {
  const problems: Record<string, string> = {};
  for (const [index, { id, name, kind, choices }] of all.entries()) {
    const before = all.slice(0, index);
    if (before.some((other) => other.id === id)) problems[`${index}.id`] = `${id} is there twice`;
    if (before.some((other) => foldText(other.name) === foldText(name)))
      problems[`${index}.name`] = `${name} is there twice`;
    const divided = choices.find((choice) => /[;|]/.test(choice));
    const isChosen = kind === 'choice' || kind === 'choices';
    const filled = choices.filter((choice) => choice.trim() !== '');
    const folded = filled.map(foldText);
    const twice = filled.find((_, at) => folded.indexOf(folded[at] ?? '') !== at);
    if (isChosen && filled.length === 0) problems[`${index}.choices`] = 'needs at least one choice';
    else if (filled.length > maxDefined)
      problems[`${index}.choices`] = `has ${filled.length} choices, more than ${maxDefined}`;
    else if (twice !== undefined) problems[`${index}.choices`] = `${twice} is there twice`;
    else if (divided !== undefined)
      problems[`${index}.choices`] = `${divided} has ; or |, which divides choices in files`;
  }
  return problems;
}

/** A short name for an attribute that none has yet, such as `fabric-2`. */
export function attributeIdFor(name: string, all: readonly Attribute[]): string {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const letters = (plain.match(/[a-z0-9]+/g) ?? [])
    .join('-')
    .replace(/^[0-9-]+/, '')
    .slice(0, 36);
  const base = letters === '' ? 'attribute' : letters;
  const isTaken = (id: string): boolean => all.some((other) => other.id === id);
  let id = base;
  for (let number = 2; isTaken(id); number += 1) id = `${base}-${number}`;
  return id;
}

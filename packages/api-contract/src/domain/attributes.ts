/** Kinds of attributes of products: one text, one number, one of some choices, or several of them. */
export const attributeKinds = ['text', 'number', 'choice', 'choices'] as const;
/** A kind of attributes. */
export type AttributeKind = (typeof attributeKinds)[number];

/** Values of a product's attributes by id of the attribute; one that it lacks is absent. */
export type AttributeValues = Readonly<Record<string, readonly string[]>>;

/** A chosen value of a filter by attribute, such as `fabric:Cotton`. */
export const attributeChoice = (id: string, value: string): string => `${id}:${value}`;

/** Attribute and value of a choice. */
export function partsOfAttributeChoice(choice: string): { readonly id: string; readonly value: string } {
  const end = choice.indexOf(':');
  return { id: choice.slice(0, Math.max(0, end)), value: choice.slice(end + 1) };
}

/** Values as one text, with commas between them; a comma or percent sign inside a value is escaped. */
export function joinValues(values: readonly string[]): string {
  return values.map((value) => value.replaceAll('%', '%25').replaceAll(',', '%2C')).join(',');
}

/** The values of such a text, each once; blank ones are left out. */
export function splitValues(text: string): string[] {
  const values = text.split(',').map((value) => value.replaceAll('%2C', ',').replaceAll('%25', '%'));
  return [...new Set(values.filter((value) => value.trim() !== ''))];
}

/** An attribute as a product's page shows it. */
export interface ShownAttribute {
  readonly id: string;
  readonly name: string;
  /** With its unit; several values are joined by commas. */
  readonly value: string;
}

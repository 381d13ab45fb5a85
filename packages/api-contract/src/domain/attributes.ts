/** Values of a product's attributes by id of the attribute; one that it lacks is absent. */
export type AttributeValues = Readonly<Record<string, readonly string[]>>;

/** A chosen value of a filter by attribute, such as `fabric:Cotton`. */
export const attributeChoice = (id: string, value: string): string => `${id}:${value}`;

/** Attribute and value of a choice. */
export function partsOfAttributeChoice(choice: string): { readonly id: string; readonly value: string } {
  const end = choice.indexOf(':');
  return { id: choice.slice(0, Math.max(0, end)), value: choice.slice(end + 1) };
}

/** An attribute as a product's page shows it. */
export interface ShownAttribute {
  readonly id: string;
  readonly name: string;
  /** With its unit; several values are joined by commas. */
  readonly value: string;
}

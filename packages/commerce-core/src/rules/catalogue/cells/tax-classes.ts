import { foldText } from '@kayal/api-contract/client';

/** A tax class of the settings. */
export interface NamedClass {
  readonly id: string;
  readonly name: string;
}

/** The class that somebody means by its id or name. */
export function findTaxClass(classes: readonly NamedClass[], written: string): NamedClass | undefined {
  const wanted = foldText(written);
  return classes.find(({ id, name }) => id === wanted || foldText(name) === wanted);
}

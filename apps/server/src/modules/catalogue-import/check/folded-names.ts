import { canonicalColour } from '@kayal/api-contract';
import { canonicalSize } from '@kayal/commerce-core';

interface NamedVariant {
  readonly uniqueCode: string;
  readonly colour: string;
  readonly size: string;
}

/** A variant of a file whose colour or size the shop cannot tell from that of another one. */
export interface FoldedName {
  readonly code: string;
  readonly field: 'colour' | 'size';
  readonly problem: string;
  readonly remedy: string;
}

/**
 * Names of one product that shoppers would see as one: sizes with two spellings, and colours whose pictures have the same
 * name. A variant with the very colour and size of another one is not among them.
 * @param others variants of the product that are not in the file and stay on sale
 */
export function* foldedNames(others: readonly NamedVariant[], inFile: readonly NamedVariant[]): Generator<FoldedName> {
  const spellings = new Map<string, string>();
  const variants = new Map<string, NamedVariant>();
  const add = (variant: NamedVariant): FoldedName | null => {
    const { uniqueCode: code, colour, size } = variant;
    const picture = canonicalColour(colour);
    const spelled = spellings.get(picture) ?? colour;
    spellings.set(picture, spelled);
    const key = `${picture} ${canonicalSize(size)}`;
    const twin = variants.get(key) ?? variant;
    variants.set(key, twin);
    if (spelled !== colour) {
      const problem = `The pictures of ${colour} and ${spelled} would have the same name.`;
      return { code, field: 'colour', problem, remedy: `Write ${spelled}, or give the colour another name.` };
    }
    if (twin.size === size) return null;
    const problem = `The variant ${twin.uniqueCode} has the same product, colour and size: ${size} is ${twin.size}.`;
    return { code, field: 'size', problem, remedy: 'Correct the size, or leave one of the rows out.' };
  };
  for (const variant of others) add(variant);
  for (const variant of inFile) {
    const found = add(variant);
    if (found !== null) yield found;
  }
}

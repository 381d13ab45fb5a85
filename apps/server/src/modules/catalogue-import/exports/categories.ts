import type { ExportProfile } from './profiles.ts';
import { listItems } from './texts.ts';

/** Max sub-categories of a product; max length of a name, and of what is read of a cell, characters. */
const [maxNames, maxName, maxRead] = [30, 100, 10_000];

/** The category of a product, and the names of its lists in the writing of our own files. */
export interface ExportedCategories {
  readonly category: string;
  readonly others: { readonly text: string; readonly isCut: boolean };
}

/** The category is the end of the longest path; what is above it, other paths and tags become sub-categories. */
export function categoriesOf(
  written: string,
  tags: string,
  { list, path, roots }: ExportProfile['categories'],
): ExportedCategories {
  const paths = listItems(written.slice(0, maxRead), list).map((item) =>
    listItems(item, path).filter((name) => !roots.includes(name)),
  );
  const [longest = []] = paths.toSorted((a, b) => b.length - a.length);
  const category = longest.at(-1) ?? '';
  const names = new Map<string, string>();
  for (const name of [...paths.flat(), ...listItems(tags.slice(0, maxRead), ',')]) {
    const own = name.replaceAll(/[;|]/g, ',').slice(0, maxName);
    if (name !== category && !names.has(own.toLowerCase())) names.set(own.toLowerCase(), own);
  }
  const all = [...names.values()];
  return {
    category: category.slice(0, maxName),
    others: { text: all.slice(0, maxNames).join(';'), isCut: all.length > maxNames },
  };
}

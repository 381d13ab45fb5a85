import type { Db } from '../../db/open-database.ts';
import { shortId } from '../catalogue-import/exports/texts.ts';
import { queryWords } from '../catalogue/search/search-words.ts';
import { findProduct, findProductsByWords } from './redirects.repository.ts';

/** Ending of pages in some systems. */
const ending = /\.html?$/;
/** The product's id, and maybe that of a combination, before its name. */
const leadingId = /^(\d+)-(?:\d+-)?(?=.)/;

/** The words of a name as they stand in an address; the same for a name and for what systems make of it there. */
const nameKey = (name: string): readonly string[] => queryWords(name.replaceAll('-', ' '));

/**
 * The product on sale that an old address names by its last part: its id in the product file, which the import may have
 * shortened, its name in the writing of addresses (`rain-jacket`, also with `.html`), or both (`12-rain-jacket`).
 */
export async function findProductOfAddress(db: Db, part: string) {
  const name = part.replace(ending, '');
  const byId = await findProduct(db, [part, name, leadingId.exec(name)?.[1] ?? name].map(shortId));
  if (byId !== undefined) return byId;
  const words = nameKey(name);
  const found = words.length === 0 ? [] : await findProductsByWords(db, words);
  return found.find((product) => nameKey(product.name).join(' ') === words.join(' '));
}

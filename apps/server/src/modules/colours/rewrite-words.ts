import type { Transaction } from 'kysely';
import type { Db } from '../../db/open-database.ts';
import type { Database } from '../../db/schema.ts';
import { searchWordsOf } from '../catalogue/search/search-words.ts';
import { changeWords, readSearchables, readWords } from './colour-words.repository.ts';

/**
 * The products whose stored words are not those of their texts, with the words to remove and to add.
 * @param ids not more than either engine allows as parameters of one statement
 */
export async function findOutdatedWords(db: Db, season: string, ids: readonly number[]) {
  const kept = await readWords(db, ids);
  return (await readSearchables(db, ids, season)).flatMap((product) => {
    const before = new Set(kept.get(product.id));
    const after = new Set(searchWordsOf(product));
    const gone = [...before].filter((word) => !after.has(word));
    const added = [...after].filter((word) => !before.has(word));
    return gone.length + added.length === 0 ? [] : [{ id: product.id, gone, added }];
  });
}

/** Rewrites the words of some products, as many as for `findOutdatedWords`. */
export async function rewriteWords(trx: Transaction<Database>, season: string, ids: readonly number[]): Promise<void> {
  for (const { id, ...words } of await findOutdatedWords(trx, season, ids)) await changeWords(trx, id, words);
}

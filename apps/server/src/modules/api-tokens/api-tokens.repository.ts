import { countRows } from '../../db/count-rows.ts';
import type { Db } from '../../db/open-database.ts';
import type { ApiTokenTable } from '../../db/tables/administration.ts';

/** Tokens with the names of their makers, newest first. */
export function listTokens(db: Db, limit: number) {
  return db
    .selectFrom('api_token')
    .leftJoin('customer', 'customer.id', 'api_token.created_by')
    .selectAll('api_token')
    .select('customer.full_name as creatorName')
    .orderBy('api_token.created_at', 'desc')
    .orderBy('api_token.id')
    .limit(limit)
    .execute();
}

/** How many tokens there are. */
export function countTokens(db: Db): Promise<number> {
  return countRows(db.selectFrom('api_token'));
}

/** Stores a token under the hash of its secret. */
export async function insertToken(db: Db, row: ApiTokenTable): Promise<void> {
  await db.insertInto('api_token').values(row).execute();
}

/** @returns whether the token existed */
export async function deleteToken(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('api_token').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes the tokens that an account made. @returns their ids */
export async function deleteTokensOf(db: Db, customerId: string): Promise<readonly string[]> {
  const rows = await db.deleteFrom('api_token').where('created_by', '=', customerId).returning('id').execute();
  return rows.map(({ id }) => id);
}

/** A token by the hash of its secret; its maker must still be an admin. @param madeAfter ms since 1970 */
export function findToken(db: Db, hash: string, madeAfter: number) {
  return db
    .selectFrom('api_token')
    .innerJoin('customer', 'customer.id', 'api_token.created_by')
    .select(['api_token.id', 'api_token.scopes', 'api_token.last_used_at as lastUsedAt'])
    .where('api_token.token_hash', '=', hash)
    .where('api_token.created_at', '>', madeAfter)
    .where('customer.role', '=', 'admin')
    .executeTakeFirst();
}

/** Records when a token was last used. */
export async function noteUse(db: Db, id: string, at: number): Promise<void> {
  await db.updateTable('api_token').set({ last_used_at: at }).where('id', '=', id).execute();
}

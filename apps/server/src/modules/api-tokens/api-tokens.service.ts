import { createHash, randomBytes } from 'node:crypto';
import { tokenScopes, type TokenScope, type WireOf } from '@kayal/api-contract';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import type { AppContext } from '../../context/app-context.ts';
import { ignoreSqliteBusy } from '../../db/database-errors.ts';
import { newId } from '../../db/ids.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database } from '../../db/schema.ts';
import { ApiError } from '../../http/api-error.ts';
import type { FeedCaller, Identity } from '../../http/identity.ts';
import { insertAudit } from '../audit/audit.repository.ts';
import {
  countTokens,
  deleteToken,
  deleteTokensOf,
  findToken,
  insertToken,
  listTokens,
  noteUse,
} from './api-tokens.repository.ts';

type TokenRow = WireOf<'getApiTokens'>['answer'][number];

const maxTokens = 50;
const secretBytes = 32;
/** How many characters of a token the list shows, so that an admin can recognise it. */
const prefixLength = 8;
/** Min time between two writes of a token's last use, ms. */
const noteEveryMs = 60_000;

/** How long a token is good for, ms: a year. */
const lifetimeMs = 365 * 24 * 3_600_000;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

function scopesIn(json: string): TokenScope[] {
  const kept: unknown = JSON.parse(json);
  return tokenScopes.filter((scope) => Array.isArray(kept) && kept.includes(scope));
}

/** Tokens that were not revoked, newest first. */
export async function readTokens({ db }: AppContext): Promise<TokenRow[]> {
  const rows = await listTokens(db, maxTokens);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    scopes: scopesIn(row.scopes),
    prefix: row.prefix,
    createdAt: row.created_at,
    expiresAt: row.created_at + lifetimeMs,
    lastUsedAt: row.last_used_at,
    createdBy: row.creatorName,
  }));
}

/** Makes a token. Its secret is in the answer and nowhere else. @throws ApiError `token.limit` */
export async function addToken(
  { db, now }: AppContext,
  admin: Identity,
  { name, scopes }: WireOf<'addApiToken'>['body'],
): Promise<{ readonly token: string; readonly row: TokenRow }> {
  const token = `kyl_${randomBytes(secretBytes).toString('base64url')}`;
  const own = tokenScopes.filter((scope) => scopes.includes(scope));
  const id = newId();
  const prefix = token.slice(0, prefixLength);
  const at = now();
  await inTransaction(db, async (trx) => {
    if ((await countTokens(trx)) >= maxTokens) throw new ApiError('token.limit');
    await insertToken(trx, {
      id,
      token_hash: hashOf(token),
      name,
      scopes: JSON.stringify(own),
      prefix,
      created_at: at,
      created_by: admin.customerId,
      last_used_at: null,
    });
    const after = { name, scopes: own };
    await insertAudit(trx, { actorId: admin.customerId, action: 'token.created', subject: id, before: {}, after, at });
  });
  const row = {
    id,
    name,
    scopes: [...own],
    prefix,
    createdAt: at,
    expiresAt: at + lifetimeMs,
    lastUsedAt: null,
    createdBy: admin.name,
  };
  return { token, row };
}

/** Ends a token at once. @throws ApiError `not_found` */
export async function revokeToken({ db, now }: AppContext, admin: Identity, id: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    if (!(await deleteToken(trx, id))) throw new ApiError('not_found');
    const entry = { actorId: admin.customerId, action: 'token.revoked', subject: id, before: {}, after: {}, at: now() };
    await insertAudit(trx, entry);
  });
}

/**
 * Ends the tokens that an account made, in the transaction that changes its password or its role: whoever had her password
 * may have made one, and they would be valid again with its next grant.
 */
export async function revokeTokensOf(
  trx: Transaction<Database>,
  customerId: string,
  { actorId, at }: { readonly actorId: string; readonly at: number },
): Promise<void> {
  for (const id of await deleteTokensOf(trx, customerId)) {
    await insertAudit(trx, { actorId, action: 'token.revoked', subject: id, before: {}, after: {}, at });
  }
}

/** The program that calls, identified by the token in its header; null without a valid one. */
export async function identifyToken({ db, now }: AppContext, request: FastifyRequest): Promise<FeedCaller | null> {
  const token = /^Bearer (kyl_[A-Za-z0-9_-]{43})$/.exec(request.headers.authorization ?? '')?.[1];
  if (token === undefined) return null;
  const at = now();
  const found = await findToken(db, hashOf(token), at - lifetimeMs);
  if (found === undefined) return null;
  if (at - (found.lastUsedAt ?? 0) > noteEveryMs) await noteUse(db, found.id, at).catch(ignoreSqliteBusy);
  return { tokenId: found.id, scopes: scopesIn(found.scopes) };
}

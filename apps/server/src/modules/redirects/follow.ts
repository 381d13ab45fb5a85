import { encodeProductLink } from '@kayal/api-contract';
import type { Db } from '../../db/open-database.ts';
import { pathKey } from './old-path.logic.ts';
import { findProductOfAddress } from './product-address.ts';
import { findRow, listRules } from './redirects.repository.ts';
import { answerByRule, type Rule } from './rule-shape.logic.ts';

/** Redirects that lead to one another, at most. */
const maxSteps = 10;

/** What following needs. */
export interface FollowParts {
  readonly db: Db;
  /** Whether a path is a page of the shop. */
  readonly isPage: (path: string) => boolean;
  /** A file that counts although it is still loading. */
  readonly loading?: string;
  /** A rule that is not stored yet. */
  readonly newRule?: Rule;
}

/** Where an old path leads in the end, after how many redirects. */
export interface Followed {
  readonly to: string;
  readonly steps: number;
}

async function rulesOf({ db, newRule }: FollowParts): Promise<readonly Rule[]> {
  const stored = (await listRules(db)).map(({ from_shape, to_url }) => ({ from: from_shape, to: to_url }));
  return newRule === undefined ? stored : [newRule, ...stored.filter(({ from }) => from !== newRule.from)];
}

/** The address of a product's page; null for one that is not on sale. */
async function productPage(db: Db, part: string): Promise<string | null> {
  const product = await findProductOfAddress(db, part);
  if (product === undefined) return null;
  return `/fullimage?${new URLSearchParams({ ...encodeProductLink(product) }).toString()}`;
}

/**
 * Follows redirects from an old path to their end, so that a visitor is redirected once: to a page of the shop, to
 * another site, or to a path of this shop that no redirect leads on from.
 * @param path as `pathKey` returns it
 * @returns null when no redirect begins there or its product is not on sale, `loop` when they lead in a circle
 */
export async function follow(parts: FollowParts, path: string): Promise<Followed | 'loop' | null> {
  const { db, isPage, loading = null } = parts;
  let rules: readonly Rule[] | undefined;
  const seen = new Set<string>();
  let end: string | null = null;
  for (let current = path; ;) {
    if (seen.has(current) || seen.size === maxSteps) return 'loop';
    seen.add(current);
    let to = await findRow(db, current, loading);
    if (to === undefined) {
      rules ??= await rulesOf(parts);
      const answer = answerByRule(rules, current);
      if (answer !== null && 'product' in answer) {
        const page = await productPage(db, answer.product);
        return page === null ? null : { to: page, steps: seen.size };
      }
      to = answer?.to;
    }
    if (to === undefined) return end === null ? null : { to: end, steps: seen.size - 1 };
    if (!to.startsWith('/')) return { to, steps: seen.size };
    end = to;
    const next = new URL(to, 'https://old.invalid').pathname;
    if (isPage(next)) return { to, steps: seen.size };
    current = pathKey(next);
  }
}

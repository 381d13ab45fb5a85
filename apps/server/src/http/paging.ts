/** The part of a query that chooses rows of a list. The contract allows digits only. */
interface PagedQuery {
  readonly limit?: string | undefined;
  readonly offset?: string | undefined;
}

/** Which rows of a list an answer holds. */
export interface Page<Limit extends number | null = number> {
  readonly limit: number | Limit;
  readonly offset: number;
}

/**
 * The page that a call requests.
 * @param defaultLimit rows where the call names no limit; null for all
 * @param maxLimit where it is lower than what the contract allows
 */
export function pageOf<Limit extends number | null>(
  { limit, offset }: PagedQuery,
  defaultLimit: Limit,
  maxLimit = Infinity,
): Page<Limit> {
  return {
    limit: limit === undefined ? defaultLimit : Math.min(Number(limit), maxLimit),
    offset: Number(offset ?? 0),
  };
}

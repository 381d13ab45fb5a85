/**
 * What may stand between the shop and PostgreSQL. `transaction`: a pooler that gives a connection to another client after
 * each transaction, so that nothing said about a connection outlasts one.
 */
export const databasePoolers = ['none', 'transaction'] as const;

/** One of them. */
export type DatabasePooler = (typeof databasePoolers)[number];

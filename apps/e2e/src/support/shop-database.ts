const url = process.env['E2E_DATABASE_URL'];

/**
 * The setting of the database of the shop that most journeys share: SQLite in its data folder, or what `E2E_DATABASE_URL`
 * names, an empty PostgreSQL database. Journeys that start a shop of their own have SQLite.
 */
export const shopDatabase: Readonly<Record<string, string>> = url === undefined ? {} : { DATABASE_URL: url };

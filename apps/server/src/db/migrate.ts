import { createHash } from 'node:crypto';
import { sql, type Compilable } from 'kysely';
import { takeMigrationLock } from './dialect.ts';
import { initial } from './migrations/0001-initial.ts';
import { orderTable } from './migrations/0002-order-table.ts';
import { stockWatch } from './migrations/0003-stock-watch.ts';
import { accountsSecurity } from './migrations/0004-accounts-security.ts';
import { pictureBatches } from './migrations/0005-picture-batches.ts';
import { orderCancelling } from './migrations/0006-order-cancelling.ts';
import { webhooks } from './migrations/0007-webhooks.ts';
import { shopSettings } from './migrations/0010-shop-settings.ts';
import { catalogueImport } from './migrations/0011-catalogue-import.ts';
import { apiTokens } from './migrations/0012-api-tokens.ts';
import { stockByTime } from './migrations/0013-stock-by-time.ts';
import { shopPictures } from './migrations/0014-shop-pictures.ts';
import { seasonBefore } from './migrations/0015-season-before.ts';
import { largeShops } from './migrations/0016-large-shops.ts';
import { unavailableVariants } from './migrations/0017-unavailable-variants.ts';
import { confirmedSessions } from './migrations/0018-confirmed-sessions.ts';
import { phoneSearch } from './migrations/0019-phone-search.ts';
import { orderLife } from './migrations/0020-order-life.ts';
import { complaints } from './migrations/0021-complaints.ts';
import { auditChain } from './migrations/0030-audit-chain.ts';
import { returns } from './migrations/0031-returns.ts';
import { invoices } from './migrations/0032-invoices.ts';
import { productFacts } from './migrations/0033-product-facts.ts';
import { pincodes } from './migrations/0035-pincodes.ts';
import { redirects } from './migrations/0038-redirects.ts';
import { promotions } from './migrations/0041-promotions.ts';
import { lineTotals } from './migrations/0042-line-totals.ts';
import { payments } from './migrations/0044-payments.ts';
import { afterDelivery } from './migrations/0046-after-delivery.ts';
import { attributes } from './migrations/0048-attributes.ts';
import { gatewayPayments } from './migrations/0050-gateway-payments.ts';
import { personalData } from './migrations/0051-personal-data.ts';
import { cashCodes } from './migrations/0053-cash-codes.ts';
import { settlements } from './migrations/0054-settlements.ts';
import { closedPages } from './migrations/0055-closed-pages.ts';
import { sellerTexts } from './migrations/0056-seller-texts.ts';
import { people } from './migrations/0058-people.ts';
import { pictureAddresses } from './migrations/0060-picture-addresses.ts';
import { visits } from './migrations/0063-visits.ts';
import { modelSizes } from './migrations/0064-model-sizes.ts';
import { secondAsking } from './migrations/0065-second-asking.ts';
import { sentBackUnits } from './migrations/0067-sent-back-units.ts';
import type { Db } from './open-database.ts';

/** One step of the data model. Steps are only ever added; a step that has run is never changed. */
export interface Migration {
  readonly name: string;
  /** The statements for the engine `db` talks to, in order; building them must not touch the database. */
  statements(db: Db): Compilable[];
}

const migrations: readonly Migration[] = [
  initial,
  orderTable,
  stockWatch,
  accountsSecurity,
  pictureBatches,
  orderCancelling,
  webhooks,
  shopSettings,
  catalogueImport,
  apiTokens,
  stockByTime,
  shopPictures,
  seasonBefore,
  largeShops,
  unavailableVariants,
  confirmedSessions,
  phoneSearch,
  orderLife,
  complaints,
  auditChain,
  returns,
  invoices,
  productFacts,
  pincodes,
  redirects,
  promotions,
  lineTotals,
  payments,
  afterDelivery,
  attributes,
  gatewayPayments,
  personalData,
  cashCodes,
  settlements,
  closedPages,
  sellerTexts,
  people,
  pictureAddresses,
  visits,
  modelSizes,
  secondAsking,
  sentBackUnits,
];

/** Stands among the steps of a database while a shop is moved into it. */
export const unfinishedMove = 'unfinished-move';

/** The steps of this version, with the checksums that they have on the engine of `db`, which is not asked. */
export function stepsOf(db: Db): ReadonlyMap<string, string> {
  return new Map(migrations.map((migration) => [migration.name, checksumOf(textsOf(migration, db))]));
}

const textsOf = (migration: Migration, db: Db): string[] =>
  migration.statements(db).map((statement) => statement.compile().sql);

/**
 * Updates the database to the newest data model: all missing steps in one transaction, under a lock that other
 * processes wait for, so that a process that is killed in the middle leaves nothing half done.
 * @throws when a step that has already run reads differently now, or when a move into the database has not finished
 */
export async function migrate(db: Db): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await takeMigrationLock(transaction);
    await sql`create table if not exists migration (name text primary key not null, checksum text not null)`.execute(
      transaction,
    );
    const done = await sql<{ name: string; checksum: string }>`select name, checksum from migration`.execute(
      transaction,
    );
    const checksums = new Map(done.rows.map((row) => [row.name, row.checksum]));
    if (checksums.has(unfinishedMove)) {
      throw new Error(
        'a move into this database has not finished. Run npm run move or shop:import again, or name another database.',
      );
    }
    for (const migration of migrations) {
      const statements = migration.statements(transaction).map((statement) => statement.compile());
      const checksum = checksumOf(statements.map((statement) => statement.sql));
      const ran = checksums.get(migration.name);
      if (ran === checksum) continue;
      if (ran !== undefined) {
        throw new Error(
          `the data was made by a version of the shop that this one does not follow (step ${migration.name}). ` +
            'Set DATA_DIR to a new folder, or run the version that made it.',
        );
      }
      for (const statement of statements) await transaction.executeQuery(statement);
      await sql`insert into migration (name, checksum) values (${migration.name}, ${checksum})`.execute(transaction);
    }
  });
}

/** Marks a migrated database as one that a shop is moved into; `migrate` refuses it until the mark is gone. */
export async function markUnfinished(db: Db): Promise<void> {
  await sql`insert into migration (name, checksum) values (${unfinishedMove}, '')`.execute(db);
}

function checksumOf(statements: readonly string[]): string {
  return createHash('sha256').update(statements.join(';\n')).digest('hex');
}

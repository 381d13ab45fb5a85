import { columnTypes, engineOf, strict } from '../dialect.ts';
import type { Migration } from '../migrate.ts';

/** What plain invoices say of the seller, by the time from which they say it. */
export const sellerTexts: Migration = {
  name: '0056-seller-texts',
  statements: (db) => {
    const engine = engineOf(db);
    const { text, big } = columnTypes(engine);
    return [
      strict(
        engine,
        db.schema
          .createTable('seller_texts')
          .addColumn('since', big, (c) => c.primaryKey().notNull())
          .addColumn('texts', text, (c) => c.notNull()),
      ),
    ];
  },
};

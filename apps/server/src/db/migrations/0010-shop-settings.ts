import { columnTypes, engineOf, strict } from '../dialect.ts';
import type { Migration } from '../migrate.ts';

/** Settings of the shop: one row per saved version, of which the newest is current. */
export const shopSettings: Migration = {
  name: '0010-shop-settings',
  statements: (db) => {
    const engine = engineOf(db);
    const { text, int, big } = columnTypes(engine);
    return [
      strict(
        engine,
        db.schema
          .createTable('shop_settings')
          .addColumn('version', int, (c) => c.primaryKey().notNull())
          .addColumn('settings', text, (c) => c.notNull())
          .addColumn('theme', text)
          .addColumn('changed', text, (c) => c.notNull())
          .addColumn('actor_id', text)
          .addColumn('saved_at', big, (c) => c.notNull()),
      ),
    ];
  },
};

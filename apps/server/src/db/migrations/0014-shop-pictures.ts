import { columnTypes, engineOf, strict } from '../dialect.ts';
import type { Migration } from '../migrate.ts';

/** Pictures that an owner uploads for the home page and for categories. */
export const shopPictures: Migration = {
  name: '0014-shop-pictures',
  statements: (db) => {
    const engine = engineOf(db);
    const { text, big } = columnTypes(engine);
    return [
      strict(
        engine,
        db.schema
          .createTable('shop_picture')
          .addColumn('file', text, (c) => c.primaryKey().notNull())
          .addColumn('created_at', big, (c) => c.notNull()),
      ),
    ];
  },
};

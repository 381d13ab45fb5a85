import type { RehearsalKind } from '@kayal/api-contract';
import type { PlainRow } from '../../moving/shop-rows.ts';
import type { TablesOf } from '../../shop-archive/archived-tables.ts';

/** Things whose ids both shops give by themselves, so that one id may stand for two of them. */
export type NumberedThing = 'product' | 'category';

/** How the rows of a table come from a rehearsal into the shop. */
export interface TablePlan {
  /** What the owner sees it counted as. */
  readonly kind: RehearsalKind;
  readonly key: readonly string[];
  /** Columns that follow the running shop: they are not compared, and a row that it has keeps them. */
  readonly kept?: readonly string[];
  /** Times of changes: they are not compared, and written with the row. */
  readonly dated?: readonly string[];
  /** Values with which a new row begins, whatever it had in the rehearsal. */
  readonly fresh?: Readonly<Record<string, number>>;
  /** Columns whose values together only one row of the shop may have. */
  readonly once?: readonly string[];
  /** Text of these by which a row leaves its place, so that another one may come into it. */
  readonly left?: string;
  readonly ids?: Readonly<Record<string, NumberedThing>>;
  /** What is set in a row that was removed, because others name it; without it the row is deleted. */
  readonly removed?: Readonly<Record<string, number>>;
  /** Whether rows have a meaning only together, so that all of them come over or none. */
  readonly isWhole?: true;
  /** Which rows were brought from the shop before this one. A table with it comes over only in rows that are new. */
  readonly isBrought?: (row: PlainRow) => boolean;
  /** Column that names a row of another table, without which this one stays there too. */
  readonly belongsTo?: { readonly column: string; readonly table: string };
}

const isImported = ({ import_id: id }: PlainRow): boolean => id !== null;

const ofProduct = { product_id: 'product' } as const;

/** The tables that a switch writes, each after those that its rows name. */
export const goodsTables = {
  category: { kind: 'categories', key: ['kind', 'id'], ids: { id: 'category', same_as: 'category' } },
  product: {
    kind: 'products',
    key: ['id'],
    kept: ['version', 'changed_at', 'size_hint'],
    ids: { id: 'product', category_id: 'category' },
    removed: { visible: 0, withdrawn: 1 },
  },
  product_number: { kind: 'products', key: ['source_id'], once: ['product_id'], ids: ofProduct },
  variant: {
    kind: 'products',
    key: ['unique_code'],
    kept: ['qty'],
    once: ['product_id', 'colour', 'size'],
    left: 'size',
    ids: ofProduct,
    removed: { withdrawn: 1 },
  },
  product_group: {
    kind: 'categories',
    key: ['category_id', 'product_id'],
    ids: { category_id: 'category', product_id: 'product' },
  },
  colour: { kind: 'products', key: ['season', 'db_color'] },
  offer: { kind: 'offers', key: ['product_id'], dated: ['updated_at'], ids: ofProduct },
  picture: { kind: 'pictures', key: ['product_id', 'colour'], dated: ['updated_at'], ids: ofProduct },
  picture_view: { kind: 'pictures', key: ['product_id', 'colour', 'view'], ids: ofProduct },
  shop_picture: { kind: 'pictures', key: ['file'] },
  picture_address: { kind: 'pictures', key: ['id'], once: ['product_id', 'colour', 'view'], ids: ofProduct },
  promotion: { kind: 'promotions', key: ['id'], kept: ['used'], fresh: { used: 0 }, once: ['code'] },
  pincode_range: { kind: 'delivery', key: ['first'], isWhole: true },
  redirect_file: { kind: 'redirects', key: ['id'] },
  redirect: { kind: 'redirects', key: ['from_path', 'file_id'] },
  redirect_rule: { kind: 'redirects', key: ['id'], once: ['from_shape'] },
  import_map: { kind: 'settings', key: ['name'] },
  people_import: { kind: 'people', key: ['id'], isBrought: ({ state }) => state === 'done' },
  customer: { kind: 'people', key: ['id'], once: ['email'], isBrought: isImported },
  address: {
    kind: 'people',
    key: ['id'],
    isBrought: isImported,
    belongsTo: { column: 'customer_id', table: 'customer' },
  },
  past_order: { kind: 'people', key: ['id'], once: ['source', 'number'], isBrought: isImported },
} as const satisfies Readonly<Record<TablesOf<'goods' | 'people'>, TablePlan>>;

/** A table that a switch writes. */
export type GoodsTable = keyof typeof goodsTables;

/** The tables with their plans, each after those that its rows name. */
export const plannedTables: readonly (readonly [GoodsTable, TablePlan])[] = Object.keys(goodsTables)
  .filter((name): name is GoodsTable => name in goodsTables)
  .map((name) => [name, goodsTables[name]]);

import { sql } from 'kysely';
import { withoutTimeLimit } from '../../../server/src/db/dialect.ts';
import { migrate } from '../../../server/src/db/migrate.ts';
import type { Db, OpenDatabase } from '../../../server/src/db/open-database.ts';

/** How much a large shop has; each product has six variants, each order two lines. */
const largeShop = { products: 100_000, orders: 100_000, customers: 60_000, outbox: 50_000, sessions: 100_000 };

/** 23 November 2026, ms since 1970: the moment up to which the shop's history goes. */
export const largeShopNow = Date.UTC(2026, 10, 23);

const hour = 3_600_000;
/** Time between two orders, ms: 100,000 fill a year. */
const orderMs = 300_000;

/** Ids of what some statements look for. */
export const known = {
  /** Placed every 40th order. */
  keenCustomer: 'c1000001',
  rareCustomer: 'c1040000',
  admin: 'c1000000',
  /** On every fourth order. */
  bestseller: 'V1000001-M',
  order: 'KYBENCH1050000',
  product: 1001 + 50_000,
  webhook: 'hook-1',
  run: 'run1000',
  batch: 'batch1000',
  season: '2025-26',
} as const;

/** Rows of a table: columns, their values for the number `n`, how many rows, or the rows that they are made of. */
type Fill = readonly [table: string, columns: string, values: string, count: number, source?: string];

const dayOf = (engine: OpenDatabase['engine'], ms: string): string =>
  engine === 'postgres'
    ? `to_char(to_timestamp((${ms}) / 1000) at time zone 'UTC', 'YYYY-MM-DD')`
    : `strftime('%Y-%m-%d', (${ms}) / 1000, 'unixepoch')`;

const oneOf = (values: readonly string[], by: string): string =>
  `case (${by}) % ${values.length} ${values.map((value, at) => `when ${at} then '${value}'`).join(' ')} end`;

const text = (number: string): string => `cast(1000000 + (${number}) as text)`;
const sizes = oneOf(['XS', 'S', 'M', 'L', 'XL', 'XXL'], 'n');
const colours = oneOf(['Jet Black', 'Navy', 'Petrol Blue', 'Coral', 'Olive', 'White', 'Maroon'], 'n / 6');
const garments = oneOf(['Tee', 'Shirt', 'Shorts', 'Jacket', 'Hoodie', 'Trousers', 'Skirt', 'Cap', 'Singlet'], 'n');
/** Half of the orders are of 20 customers and of two variants, the others of very many. */
const buyer = `'c' || ${text(`case when n % 2 = 0 then 1 + (n / 2) % 20 else 1 + n % ${largeShop.customers - 1} end`)}`;
const bought = 'case when n % 4 < 2 then 1 else 1 + (n * 7) % 99999 end';

function fillsOf(engine: OpenDatabase['engine']): readonly Fill[] {
  const { products, orders, customers, outbox, sessions } = largeShop;
  const placedAt = `${largeShopNow} - cast(${orders} - n as bigint) * ${orderMs}`;
  const total = '(1 + n % 97) * 19900';
  const before = `${largeShopNow} - cast(n as bigint) * ${hour}`;
  return [
    [
      'customer',
      'id, email, full_name, mobile, password_hash, role, verified, google_sub, created_at',
      `'c' || ${text('n')}, 'person' || n || '@kayal.example', 'Person ' || (n % 5000) || ' of Kochi', '9847012345', 'x',
       case when n < 3 then 'admin' else 'shopper' end, case when n % 20 = 19 then 0 else 1 end, null, ${before}`,
      customers,
    ],
    [
      'session',
      'token_hash, customer_id, remembered, created_at, seen_at',
      `'s' || ${text('n')}, 'c' || ${text(`n % ${customers}`)}, 1, ${largeShopNow} - cast(n as bigint) * 30000, ${largeShopNow}`,
      sessions,
    ],
    [
      'otp',
      'id, customer_id, purpose, code_hmac, tries, closed, created_at, expires_at',
      `'o' || n, 'c' || ${text('n')}, 'reset', 'x', 0, n % 2, ${before}, ${before}`,
      10_000,
    ],
    ['rate_counter', 'key, count, window_ends_at', `'r' || n, 1, ${largeShopNow} + n * 10`, 50_000],
    [
      'auth_challenge',
      'id, customer_id, kind, secret, remembered, tries, expires_at',
      `'a' || n, 'c' || ${text('n')}, 'sign-in', 'x', 0, 0, ${largeShopNow} + n`,
      10_000,
    ],
    [
      'address',
      'id, customer_id, name, mobile, pincode, locality, address, city, district, address_type, is_active, created_at',
      `'a' || n, 'c' || ${text('n')}, 'Person', '9847012345', '682020', 'Kadavanthra', '14/2', 'Kochi', 'Ernakulam', 'Home', 1, ${before}`,
      customers,
    ],
    ['category', 'id, kind, name, same_as, position', `1 + n, 'category', 'Category ' || n, 1 + n, n`, 30],
    [
      'category',
      'id, kind, name, same_as, position',
      `301 + n, case when n < 20 then 'sub-category' else 'promotion' end, 'List ' || n, 301 + n, 100 + n`,
      23,
    ],
    [
      'product',
      'id, name, mrp, category_id, display_colour, cut, department, rank, created_at, visible, description, withdrawn, changed_at',
      `1001 + n, 'Vembanad ' || n || ' ' || ${garments}, 19900 + (n % 900) * 100, 1 + n % 30, 'Navy', '',
       ${oneOf(['men', 'women', 'kids', 'accessories'], 'n')}, n, ${before}, case when n % 50 < 2 then 0 else 1 end, 'A garment.',
       case when n % 50 = 1 then 1 else 0 end, ${before}`,
      products,
    ],
    ['product_number', 'source_id, product_id', `'P-' || ${text('n')}, 1001 + n`, products],
    ['product_group', 'category_id, product_id, rank', `301 + n % 20, 1001 + n, n`, products],
    ['product_group', 'category_id, product_id, rank', `321 + n % 3, 1001 + n * 7, n`, 3000],
    [
      'variant',
      'unique_code, product_id, colour, size, qty, position',
      `'V' || ${text('n / 6')} || '-' || ${sizes}, 1001 + n / 6, ${colours}, ${sizes}, case when n / 6 % 40 = 0 then 0 else 500 + n % 40 end, n % 6`,
      products * 6,
    ],
    ['offer', 'product_id, price, updated_at', `1001 + n * 5, 9900, ${before}`, products / 5],
    [
      'colour',
      'season, db_color, md_color, hex',
      `'${known.season}', ${oneOf(['Jet Black', 'Navy', 'Petrol Blue', 'Coral', 'Olive', 'White', 'Maroon'], 'n')}, 'SHADE ' || n, '#123456'`,
      7,
    ],
    ['picture', 'product_id, colour, file, updated_at', `1001 + n, 'NAVY', 'f' || n, ${before}`, 20_000],
    [
      'search_word',
      'word, product_id',
      `case n % 6 when 0 then 'vembanad' when 1 then cast(n / 6 as text) when 2 then lower(${garments.replaceAll('(n)', '(n / 6)')})
       when 3 then 'navy' when 4 then 'category' || ((n / 6) % 30) else 'list' || ((n / 6) % 20) end, 1001 + n / 6`,
      products * 6,
    ],
    [
      'stock_movement',
      'id, unique_code, delta, reason, entry_no, created_at',
      `'initial:' || unique_code, unique_code, qty + 100000, 'initial', null, 1`,
      0,
      'variant',
    ],
    [
      'cart_line',
      'customer_id, unique_code, product_id, qty, price, created_at',
      `'c' || ${text('n')}, 'V' || ${text('n')} || '-M', 1001 + n, 1, 19900, ${before}`,
      customers,
    ],
    [
      'wishlist',
      'id, customer_id, product_id, unique_code, created_at',
      `'w' || n, 'c' || ${text('n')}, 1001 + n, 'V' || ${text('n')} || '-M', ${before}`,
      customers,
    ],
    [
      'stock_watch',
      'id, customer_id, unique_code, created_at, notified_at',
      `'w' || n, 'c' || ${text('n')}, 'V' || ${text('n % 200')} || '-M', ${before}, case when n % 2 = 0 then null else ${before} end`,
      20_000,
    ],
    [
      'placed_order',
      'entry_no, customer_id, customer_name, phone, address_text, total, delivery_charge, order_date, created_at, delivered, delivered_at, lines_hash, cancelled_at, cancel_reason',
      `'KYBENCH' || ${text('n')}, ${buyer}, 'Person ' || (n % 5000) || ' of Kochi', '98470' || ${text('n % 90000')},
       '14/2 Lagoon View, Kadavanthra, Kochi, Ernakulam - 682020', ${total} * 2, 0, ${dayOf(engine, placedAt)}, ${placedAt},
       case when n % 10 > 0 then 1 else 0 end, null, 'hash-' || (n % 1000), case when n % 100 = 0 then ${placedAt} else null end, null`,
      orders,
    ],
    [
      'order_line',
      'entry_no, line_no, product_id, unique_code, name, colour, size, qty, price, mrp, total',
      `'KYBENCH' || ${text('n')}, 1, 1001 + ${bought}, 'V' || ${text(bought)} || '-M', 'Vembanad Tee', 'Navy', 'M', 1, ${total}, 19900, ${total}`,
      orders,
    ],
    [
      'order_line',
      'entry_no, line_no, product_id, unique_code, name, colour, size, qty, price, mrp, total',
      `'KYBENCH' || ${text('n')}, 2, 1001 + ${bought}, 'V' || ${text(bought)} || '-L', 'Vembanad Tee', 'Navy', 'L', 1, ${total}, 19900, ${total}`,
      orders,
    ],
    [
      'stock_movement',
      'id, unique_code, delta, reason, entry_no, created_at',
      `entry_no || '-' || line_no, unique_code, -qty, 'order', entry_no, created_at`,
      0,
      'order_line join placed_order using (entry_no)',
    ],
    [
      'stock_movement',
      'id, unique_code, delta, reason, entry_no, created_at',
      `'correction' || n, 'V' || ${text('n')} || '-M', 1, 'correction', null, ${before}`,
      90_000,
    ],
    [
      'idempotency',
      'customer_id, key, body_hash, status, body, created_at',
      `'c' || ${text(`n % ${customers}`)}, 'key' || n, 'x', 200, '{}', ${largeShopNow} - n`,
      100_000,
    ],
    [
      'outbox',
      'id, channel, recipient, subject, body, attempts, due_at, sent_at, dead, last_error, created_at',
      `'m' || ${text('n')}, case when n % 2 = 0 then 'mail' else 'webhook' end,
       case when n % 2 = 0 then 'person' || n || '@kayal.example' else 'hook-' || ((n / 2) % 2) end, 'order.placed', '{"x":1}', 1,
       ${before}, case when n % 20 < 2 then null else ${before} end, case when n % 20 = 0 then 1 else 0 end,
       case when n % 20 < 2 then 'refused' else null end, ${before}`,
      outbox,
    ],
    [
      'webhook',
      'id, url, description, events, secret, created_at',
      `'hook-' || n, 'https://hooks.example/' || n, '', ',order.placed,', 's', n`,
      2,
    ],
    [
      'contact_message',
      'id, name, email, mobile, message, created_at',
      `'m' || n, 'Person', 'person' || n || '@kayal.example', '9847012345', 'Where is my order?', ${before}`,
      20_000,
    ],
    [
      'audit',
      'id, actor_id, action, subject, before_json, after_json, created_at',
      `'u' || ${text('n')}, 'c1000000', ${oneOf(['order.delivered', 'product.changed', 'product.added', 'stock.set'], 'n')}, cast(1001 + n as text), '{}', '{}', ${before}`,
      50_000,
    ],
    [
      'shop_settings',
      'version, settings, theme, changed, actor_id, saved_at',
      `1 + n, '{}', null, '["season"]', 'c1000000', n`,
      2000,
    ],
    [
      'import_run',
      'id, file_name, file, file_hash, started_at, actor_id, source, state, mode, season, format, headings, mapping, map_name, counts, new_names, notes, done, total, shape, heartbeat_at, applied_at',
      `'run' || n, 'a.csv', 'f' || n, 'h' || n, ${largeShopNow} - cast(2000 - n as bigint) * ${hour}, 'c1000000', 'browser',
       ${oneOf(['applied', 'failed', 'applied', 'prepared'], 'n')}, 'whole', '${known.season}', 'csv', '[]', '{}', null, null, '[]', '[]', 1, 1, 1,
       ${largeShopNow} - cast(2000 - n as bigint) * ${hour}, case when n % 2 = 0 then ${largeShopNow} - cast(2000 - n as bigint) * ${hour} else null end`,
      2000,
    ],
    [
      'import_product',
      'run_id, product_id, is_new, name, mrp, category_id, department, display_colour, description, hidden, offer, has_lists, row_number',
      `'${known.run}', 1001 + n, 0, 'Vembanad ' || n, 19900, 1, 'men', 'Navy', null, null, null, 1, n`,
      10_000,
    ],
    [
      'import_variant',
      'run_id, unique_code, product_id, colour, size, units, position, row_number',
      `'${known.run}', 'V' || ${text('n / 6')} || '-' || ${sizes}, 1001 + n / 6, ${colours}, ${sizes}, 10, n % 6, n`,
      60_000,
    ],
    ['import_list', 'run_id, product_id, list_id', `'${known.run}', 1001 + n, 301 + n % 20`, 10_000],
    [
      'import_error',
      'run_id, seq, row_number, heading, value, problem, remedy',
      `'${known.run}', n, n, 'Size', 'x', 'wrong', 'right'`,
      10_000,
    ],
    [
      'import_change',
      'run_id, product_id, kind, has_price, stock_changes, name, fields',
      `'${known.run}', 1001 + n, ${oneOf(['changed', 'unchanged'], 'n')}, n % 2, n % 3, 'Vembanad', '[]'`,
      10_000,
    ],
    ['import_before', 'run_id, product_id, existed, state', `'${known.run}', 1001 + n, 1, '{}'`, 10_000],
    [
      'import_stock',
      'run_id, unique_code, delta',
      `'${known.run}', 'V' || ${text('n / 6')} || '-' || ${sizes}, 1`,
      60_000,
    ],
    ['picture_batch', 'id, state, created_at, worked_at', `'batch' || n, 'done', ${before}, ${before}`, 1001],
    [
      'picture_batch_file',
      'id, batch_id, position, name, status, code, picture, view, file, created_at',
      `'pf' || n, 'batch' || (n % 1001), n / 1001, 'a.jpg', ${oneOf(['stored', 'stored', 'refused', 'unmatched'], 'n')}, null, null, null, 'file' || n, ${before}`,
      50_000,
    ],
  ];
}

async function fill(db: Db, [table, columns, values, count, source]: Fill): Promise<void> {
  const numbers = `with recursive number(n) as (select 0 union all select n + 1 from number where n + 1 < ${count})`;
  const rows = source === undefined ? `${numbers} select ${values} from number` : `select ${values} from ${source}`;
  await sql.raw(`insert into ${table} (${columns}) ${rows} where true on conflict do nothing`).execute(db);
}

/** Fills an empty database with a shop that has been open for years, half of its orders of few variants and customers. */
export async function seedLargeShop({ db, engine }: OpenDatabase): Promise<void> {
  await migrate(db);
  await withoutTimeLimit(db, async (connection) => {
    for (const each of fillsOf(engine)) await fill(connection, each);
    if (engine === 'postgres') await sql`vacuum analyze`.execute(connection);
  });
}

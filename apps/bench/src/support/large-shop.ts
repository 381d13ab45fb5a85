import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Size of a shop to write. Each product has five variants, each order five lines. */
export interface ShopSize {
  readonly products: number;
  readonly orders: number;
}

const firstProduct = 5_000_000;
const stock = 40;
/** Seconds; an order came every five minutes from then on. */
const opened = Date.UTC(2026, 0, 1) / 1000;

/** A table `numbers` from 0. */
const numbersBelow = (count: number): string =>
  `with recursive numbers(n) as (select 0 union all select n + 1 from numbers where n + 1 < ${count})`;
const sizes = ['XS', 'S', 'M', 'L', 'XL'];
const eachSize = `join (${sizes.map((size, index) => `select ${index} as s, '${size}' as size`).join(' union all ')})`;
const codeOf = (product: string): string => `'LARGE-' || ${product} || '-' || s`;

/**
 * Writes products, orders and the movements of both straight into the file of a shop that is stopped, so that its ledger
 * agrees: orders buy the products in turn, one of each size.
 */
export function fillLargeShop(dataDir: string, { products, orders }: ShopSize): void {
  const [goods, bought, at] = [codeOf('n'), codeOf(`(n % ${products})`), `(${opened} + n * 300)`];
  const file = new DatabaseSync(path.join(dataDir, 'kayal.db'));
  file.exec(`
    begin;
    ${numbersBelow(products)}
      insert into product (id, name, mrp, category_id, display_colour, cut, department, rank, created_at, visible)
      select ${firstProduct} + n, 'Bench Tee ' || n, mrp, category_id, display_colour, cut, department, ${firstProduct} + n, created_at, 1
      from numbers join (select * from product order by id limit 1);
    ${numbersBelow(products)}
      insert into variant (unique_code, product_id, colour, size, qty, position)
      select ${goods}, ${firstProduct} + n, colour, size, ${stock} - (${orders + products - 1} - n) / ${products}, s
      from numbers ${eachSize} join (select colour from variant limit 1);
    ${numbersBelow(products)}
      insert into stock_movement (id, unique_code, delta, reason, created_at)
      select 'given-' || n || '-' || s, ${goods}, ${stock}, 'initial', ${opened} * 1000 from numbers ${eachSize};
    ${numbersBelow(orders)}
      insert into placed_order (entry_no, customer_id, customer_name, phone, address_text, total, delivery_charge, order_date, created_at, delivered, lines_hash)
      select 'KYLARGE' || n, id, full_name, '9876500011', '14/2 Lagoon View, Kochi - 682020', 50000, 0, date(${at}, 'unixepoch'), ${at} * 1000, 1, ''
      from numbers join (select * from customer where role = 'shopper' order by id limit 1);
    ${numbersBelow(orders)}
      insert into order_line (entry_no, line_no, product_id, unique_code, name, colour, size, qty, price, mrp, total)
      select 'KYLARGE' || n, s + 1, ${firstProduct} + n % ${products}, ${bought}, 'Bench Tee', 'Navy', size, 1, 10000, 10000, 10000
      from numbers ${eachSize};
    ${numbersBelow(orders)}
      insert into stock_movement (id, unique_code, delta, reason, entry_no, created_at)
      select 'sold-' || n || '-' || s, ${bought}, -1, 'order', 'KYLARGE' || n, ${at} * 1000 from numbers ${eachSize};
    commit;`);
  file.close();
}

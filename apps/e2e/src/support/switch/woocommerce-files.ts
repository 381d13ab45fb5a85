/** Our own goods in the form of WooCommerce's product export, and of the customers and orders of its import-export tools. */
import { csvFile, type Cells } from './csv-file.ts';
import { customers, orders, products, town, type OldCustomer, type OldProduct } from './old-goods.ts';
import type { OldPictures } from './old-pictures.ts';

const productHeadings = [
  ...'ID,Type,SKU,Name,Published,Is featured?,Visibility in catalog,Short description,Description,Date sale price starts,Date sale price ends,Tax status,Tax class,In stock?,Stock,Low stock amount,Backorders allowed?,Sold individually?,Weight (kg),Length (cm),Width (cm),Height (cm),Allow customer reviews?,Purchase note,Sale price,Regular price,Categories,Tags,Shipping class,Images,Download limit,Download expiry days,Parent,Grouped products,Upsells,Cross-sells,External URL,Button text,Position'.split(
    ',',
  ),
  ...[1, 2].flatMap((number) => ['name', 'value(s)', 'visible', 'global'].map((end) => `Attribute ${number} ${end}`)),
];

/** IDs of variations begin above those of all products. */
const firstVariation = 10_000;

const priceCells = ({ price, before }: OldProduct): Cells => ({
  'Regular price': before ?? price,
  'Sale price': before === null ? '' : price,
});

function rowsOf(product: OldProduct, pictures: OldPictures): readonly Cells[] {
  const { number, name, category, colours, variants } = product;
  const shared = { Published: 1, 'Visibility in catalog': 'visible', 'Tax status': 'taxable', 'In stock?': 1 };
  const addresses = colours.flatMap((colour) => pictures.of(product, colour));
  const head: Cells = {
    ID: number,
    Name: name,
    ...shared,
    // Line ends are written as \n.
    Description: String.raw`<p>${name}: soft &amp; <b>light</b>.</p>\n<p>Wash cold.</p>`,
    Categories: `Clothing > ${category}`,
    Tags: number % 3 === 0 ? 'sale' : 'new',
    Images: addresses.join(', '),
  };
  if (variants.length === 0) {
    return [{ ...head, ...priceCells(product), Type: 'simple', SKU: `OLD-${number}`, Stock: 12 }];
  }
  const parent: Cells = {
    ...head,
    Type: 'variable',
    SKU: `OLD-${number}`,
    'Attribute 1 name': 'Colour',
    'Attribute 1 value(s)': colours.map((colour) => colour.name).join(', '),
    'Attribute 2 name': 'Size',
    'Attribute 2 value(s)': 'S, M, L',
  };
  const variations = variants.map(({ colour, size, code, units }, place) => ({
    ID: firstVariation + number * 10 + place,
    Type: 'variation',
    SKU: code,
    Name: `${name} - ${colour.name}, ${size}`,
    ...shared,
    ...priceCells(product),
    Stock: units,
    Images: pictures.of(product, colour)[0] ?? '',
    Parent: place % 2 === 0 ? `OLD-${number}` : `id:${number}`,
    Position: place,
    'Attribute 1 name': 'Colour',
    'Attribute 1 value(s)': colour.name,
    'Attribute 2 name': 'Size',
    'Attribute 2 value(s)': size,
  }));
  return [parent, ...variations];
}

/** The export of *Products*, all columns and all types. */
export const woocommerceProducts = (pictures: OldPictures) =>
  csvFile(
    'wc-product-export.csv',
    productHeadings,
    products.flatMap((product) => rowsOf(product, pictures)),
  );

const addressCells = (kind: 'billing' | 'shipping', { first, last, mobile, street }: OldCustomer): Cells => ({
  [`${kind}_first_name`]: first,
  [`${kind}_last_name`]: last,
  [`${kind}_address_1`]: street,
  [`${kind}_city`]: town.city,
  [`${kind}_state`]: 'KL',
  [`${kind}_postcode`]: town.pincode,
  [`${kind}_country`]: 'IN',
  [`${kind}_phone`]: mobile,
});
const addressHeadings = ['billing', 'shipping'].flatMap((kind) =>
  'first_name,last_name,company,address_1,address_2,city,state,postcode,country,phone'
    .split(',')
    .map((end) => `${kind}_${end}`),
);

/** The export of users. */
export const woocommerceCustomers = () =>
  csvFile(
    'user_export.csv',
    [
      'ID',
      'user_login',
      'user_pass',
      'user_email',
      'first_name',
      'last_name',
      'roles',
      'billing_email',
      ...addressHeadings,
    ],
    customers.map((customer, index) => ({
      ID: index + 2,
      user_login: customer.email,
      user_pass: '$wp$2y$10$NotAHashOfAnything',
      user_email: customer.email,
      first_name: customer.first,
      last_name: customer.last,
      roles: 'customer',
      billing_email: customer.email,
      ...addressCells('billing', customer),
      ...addressCells('shipping', customer),
    })),
  );

const orderHeadings = [
  ...'order_id,order_number,order_date,paid_date,status,shipping_total,tax_total,discount_total,order_total,order_currency,payment_method,customer_email,billing_email'.split(
    ',',
  ),
  ...addressHeadings,
  'line_item_1',
  'line_item_2',
];

/** The export of orders, a row for each. */
export const woocommerceOrders = () =>
  csvFile(
    'order_export.csv',
    orderHeadings,
    orders.map(({ number, customer, day, lines, total }) => ({
      order_id: number,
      order_number: number,
      order_date: `${day} 10:30:00`,
      status: 'completed',
      shipping_total: 0,
      discount_total: 0,
      order_total: total,
      order_currency: 'INR',
      customer_email: customer.email,
      billing_email: customer.email,
      ...addressCells('billing', customer),
      ...addressCells('shipping', customer),
      ...Object.fromEntries(
        lines.map(({ product, quantity }, place) => {
          const code = product.variants[0]?.code ?? `OLD-${product.number}`;
          const sum = product.price * quantity;
          return [
            `line_item_${place + 1}`,
            `name:${product.name}|product_id:${product.number}|sku:${code}|quantity:${quantity}|total:${sum}|sub_total:${sum}`,
          ];
        }),
      ),
    })),
  );

/** Former addresses of 200 products, as a redirection plugin writes them. */
export const woocommerceRedirects = () =>
  csvFile(
    'redirection.csv',
    ['source', 'target'],
    [
      ...products.slice(0, 200).map(({ slug }) => ({ source: `/shop/${slug}/`, target: `/product/${slug}/` })),
      { source: '/about/', target: '/policy?page=aboutus' },
    ],
  );

/** Our own goods in the form that Shopify's help pages give its exports: products, customers, orders, URL redirects. */
import { csvFile, type Cells } from './csv-file.ts';
import { customers, orders, products, town, type OldProduct } from './old-goods.ts';
import type { OldPictures } from './old-pictures.ts';

const productHeadings =
  'Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Option3 Name,Option3 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Fulfillment Service,Variant Price,Variant Compare At Price,Variant Requires Shipping,Variant Taxable,Variant Barcode,Image Src,Image Position,Image Alt Text,Gift Card,SEO Title,SEO Description,Variant Image,Variant Weight Unit,Status'.split(
    ',',
  );

/** Fields that stand in the first row of a product only. */
const productCells = ({ number, name, category }: OldProduct): Cells => ({
  Title: name,
  'Body (HTML)': `<p>${name}: soft &amp; <b>light</b>.</p><script>alert(1)</script>`,
  Vendor: number % 2 === 0 ? 'Own' : 'Malabar Mills',
  'Product Category': 'Apparel & Accessories > Clothing',
  Type: category,
  Tags: `everyday, ${number % 3 === 0 ? 'sale' : 'new'}`,
  Published: 'true',
  'Gift Card': 'false',
  Status: number % 100 === 0 ? 'draft' : 'active',
});

const priceCells = ({ price, before }: OldProduct): Cells => ({
  'Variant Inventory Tracker': 'shopify',
  'Variant Inventory Policy': 'deny',
  'Variant Fulfillment Service': 'manual',
  'Variant Price': price.toFixed(2),
  'Variant Compare At Price': before?.toFixed(2) ?? '',
  'Variant Requires Shipping': 'true',
  'Variant Taxable': 'true',
});

function rowsOf(product: OldProduct, pictures: OldPictures): readonly Cells[] {
  const { slug: Handle, colours } = product;
  const [first] = colours;
  if (first === undefined) return [];
  const [front = '', ...further] = pictures.of(product, first);
  const head = { ...productCells(product), 'Image Src': front, 'Image Position': 1 };
  const isCap = product.variants.length === 0;
  const cap = { 'Option1 Name': 'Title', 'Option1 Value': 'Default Title', 'Variant Inventory Qty': 12 };
  const variants: readonly Cells[] = isCap
    ? [{ Handle, ...head, ...priceCells(product), ...cap, 'Variant SKU': `OLD-${product.number}` }]
    : product.variants.map(({ colour, size, code, units }, place) => ({
        Handle,
        ...(place === 0 ? { ...head, 'Option1 Name': 'Color', 'Option2 Name': 'Size' } : {}),
        ...priceCells(product),
        'Option1 Value': colour.name,
        'Option2 Value': size,
        'Variant SKU': code,
        'Variant Inventory Qty': units,
        'Variant Image': pictures.of(product, colour)[0] ?? '',
      }));
  const others = [...further, ...colours.slice(1).flatMap((colour) => pictures.of(product, colour))];
  const pictureRows = others.map((address, place) => ({ Handle, 'Image Src': address, 'Image Position': place + 2 }));
  return [...variants, ...pictureRows];
}

/** Products that are on sale in the old shop: the others are drafts. */
export const onSale = products.filter(({ number }) => number % 100 !== 0);

/** `products_export.csv`. */
export const shopifyProducts = (pictures: OldPictures) =>
  csvFile(
    'products_export.csv',
    productHeadings,
    products.flatMap((product) => rowsOf(product, pictures)),
  );

const customerHeadings =
  'Customer ID,First Name,Last Name,Email,Accepts Email Marketing,Default Address Company,Default Address Address1,Default Address Address2,Default Address City,Default Address Province Code,Default Address Country Code,Default Address Zip,Default Address Phone,Phone,Accepts SMS Marketing,Total Spent,Total Orders,Note,Tax Exempt,Tags'.split(
    ',',
  );

/** `customers_export.csv`. */
export const shopifyCustomers = () =>
  csvFile(
    'customers_export.csv',
    customerHeadings,
    customers.map(({ first, last, email, mobile, street }, index) => ({
      'Customer ID': `'${7_000_000_000 + index}`,
      'First Name': first,
      'Last Name': last,
      Email: email,
      'Accepts Email Marketing': index % 2 === 0 ? 'yes' : 'no',
      'Default Address Address1': street,
      'Default Address City': town.city,
      'Default Address Province Code': 'KL',
      'Default Address Country Code': 'IN',
      'Default Address Zip': `'${town.pincode}`,
      'Default Address Phone': `'+91${mobile}`,
      'Total Orders': 2,
    })),
  );

const orderHeadings =
  'Name,Email,Financial Status,Paid at,Fulfillment Status,Fulfilled at,Accepts Marketing,Currency,Subtotal,Shipping,Taxes,Total,Discount Code,Discount Amount,Shipping Method,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem compare at price,Lineitem sku,Lineitem requires shipping,Lineitem taxable,Lineitem fulfillment status,Billing Name,Billing Street,Shipping Name,Shipping Street,Shipping Address1,Shipping Address2,Shipping Company,Shipping City,Shipping Zip,Shipping Province,Shipping Country,Shipping Phone,Notes,Cancelled at,Payment Method,Vendor,Id'.split(
    ',',
  );

/** `orders_export.csv`: a row for each line, of which the first has the order's sums and address. */
export const shopifyOrders = () =>
  csvFile(
    'orders_export.csv',
    orderHeadings,
    orders.flatMap(({ number, customer, day, lines, total }) =>
      lines.map(({ product, quantity }, place) => ({
        Name: `#${number}`,
        Email: customer.email,
        ...(place === 0
          ? {
              'Financial Status': 'paid',
              'Fulfillment Status': 'fulfilled',
              Currency: 'INR',
              Subtotal: total.toFixed(2),
              Shipping: '0.00',
              Total: total.toFixed(2),
              'Shipping Name': `${customer.first} ${customer.last}`,
              'Shipping Address1': customer.street,
              'Shipping City': town.city,
              'Shipping Zip': `'${town.pincode}`,
              'Shipping Country': 'IN',
            }
          : {}),
        'Created at': `${day} 10:30:00 +0530`,
        'Lineitem quantity': quantity,
        'Lineitem name': product.name,
        'Lineitem price': product.price.toFixed(2),
        'Lineitem sku': product.variants[0]?.code ?? `OLD-${product.number}`,
      })),
    ),
  );

/** The redirects of *Navigation*: 200 former handles, and a page. */
export const shopifyRedirects = () =>
  csvFile(
    'redirects.csv',
    ['Redirect from', 'Redirect to'],
    [
      ...products.slice(0, 200).map(({ slug }) => ({
        'Redirect from': `/products/${slug}-2019`,
        'Redirect to': `/products/${slug}`,
      })),
      { 'Redirect from': '/pages/about-us', 'Redirect to': '/policy?page=aboutus' },
    ],
  );

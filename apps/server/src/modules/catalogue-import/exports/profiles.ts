import type { ExportSystem } from '@kayal/api-contract';

/** Columns of an export, those that are used first; of several that are filled the first one counts. */
type Columns = readonly string[];

/** Rows that do not come into the shop. */
interface LeaveOut {
  readonly column: Columns;
  /** A truth value is `yes` or `no` once a spreadsheet program has saved it as XLSX. */
  readonly is: RegExp;
  /** What such rows are. */
  readonly because: string;
}

/** How a shop system writes its products. Columns are compared by their letters and digits alone. */
export interface ExportProfile {
  /** A file with all columns of one of these lists is such an export. */
  readonly signs: readonly Columns[];
  readonly productId: Columns;
  readonly code: Columns;
  readonly name: Columns;
  readonly description: Columns;
  readonly category: Columns;
  /** `list`: what separates several categories; `path`: what separates a category from the one below it. */
  readonly categories: { readonly list: string | null; readonly path: string | null; readonly roots: Columns };
  readonly tags: Columns;
  readonly price: Columns;
  /** Those of `price` that hold prices with tax, where others do not. */
  readonly withTax?: Columns;
  /** A lower price that is asked at present. */
  readonly sale: Columns;
  /** When that ends: such a sale does not come into the shop, where offers have no end. */
  readonly saleEnds: Columns;
  /** A higher price that was asked before. */
  readonly compareAt: Columns;
  readonly units: Columns;
  /** Addresses of pictures: of the product as a whole, in an order of their own where there is one, and of the row's variant. */
  readonly pictures: { readonly product: Columns; readonly position: Columns; readonly variant: Columns };
  /** Nothing is left, also where no number is given. */
  readonly soldOut?: { readonly column: Columns; readonly is: RegExp };
  /**
   * Where colour, size and other options of a variant stand: in pairs of columns `#` = 1, 2, 3, …; in one column as
   * `name=value,…`; or in columns of their own.
   */
  readonly options:
    | { readonly names: Columns; readonly values: Columns }
    | { readonly listed: Columns }
    | { readonly colour: Columns; readonly size: Columns };
  /** Whether a product and each of its variants have rows of their own, told apart by a column. */
  readonly kinds?: {
    readonly column: Columns;
    readonly parent: string;
    readonly variant: string;
    readonly single: string;
    readonly others: RegExp;
    /** The column of a variant that names its product, by `productId`, by `code`, or as `id:` and the former. */
    readonly parentOf: Columns;
    /** The column of a product that lists its variants as `sku=…,name=value|sku=…`. */
    readonly variantsOf: Columns;
    /** Rows that are left out where no product lists them. */
    readonly alone: LeaveOut;
  };
  /** A line end in a description is written as `\n`, and a comma in a list as `\,`. */
  readonly hasEscapes: boolean;
  readonly leaveOut: readonly LeaveOut[];
}

const notOnSale = 'products that are not on sale there';
/** Upper levels of Google's and Shopify's list of categories, which say nothing in a shop for clothing. */
const taxonomy = ['Apparel & Accessories', 'Clothing'];
const magentoPictures = ['base_image', 'additional_images'];
const noPaths = { list: null, path: null, roots: [] };

/** The systems whose exports are read as they are. What is the same for all of them is in `export-rows.ts`. */
export const exportProfiles: Readonly<Record<ExportSystem, ExportProfile>> = {
  shopify: {
    signs: [
      ['Handle', 'Title', 'Variant Price'],
      ['URL handle', 'Title', 'Price', 'Option1 value'],
    ],
    productId: ['Handle', 'URL handle'],
    code: ['Variant SKU', 'SKU'],
    name: ['Title'],
    description: ['Body (HTML)', 'Description'],
    category: ['Type', 'Product Category'],
    categories: { ...noPaths, path: '>', roots: taxonomy },
    tags: ['Tags'],
    price: ['Variant Price', 'Price'],
    sale: [],
    saleEnds: [],
    compareAt: ['Variant Compare At Price', 'Compare-at price'],
    units: ['Variant Inventory Qty', 'Inventory quantity'],
    pictures: {
      product: ['Image Src', 'Product image URL'],
      position: ['Image Position', 'Image position'],
      variant: ['Variant Image', 'Variant image URL'],
    },
    options: { names: ['Option# Name'], values: ['Option# Value'] },
    hasEscapes: false,
    leaveOut: [
      { column: ['Status'], is: /^(draft|archived|unlisted)$/i, because: notOnSale },
      { column: ['Published', 'Published on online store'], is: /^(false|no)$/i, because: notOnSale },
      { column: ['Gift Card'], is: /^(true|yes)$/i, because: 'gift cards' },
    ],
  },
  woocommerce: {
    signs: [['ID', 'Type', 'SKU', 'Name', 'Regular price']],
    productId: ['ID'],
    code: ['SKU'],
    name: ['Name'],
    description: ['Description', 'Short description'],
    category: ['Categories'],
    categories: { list: ',', path: '>', roots: ['Uncategorized'] },
    tags: ['Tags'],
    price: ['Regular price'],
    sale: ['Sale price'],
    saleEnds: ['Date sale price ends'],
    compareAt: [],
    units: ['Stock'],
    pictures: { product: ['Images'], position: [], variant: ['Images'] },
    soldOut: { column: ['In stock?'], is: /^0$/ },
    options: { names: ['Attribute # name'], values: ['Attribute # value(s)'] },
    kinds: {
      column: ['Type'],
      parent: 'variable',
      variant: 'variation',
      single: 'simple',
      others: /downloadable|virtual/,
      parentOf: ['Parent'],
      variantsOf: [],
      alone: { column: [], is: /./, because: '' },
    },
    hasEscapes: true,
    leaveOut: [
      { column: ['Published'], is: /^(0|-1|2)$/, because: notOnSale },
      { column: ['Visibility in catalog'], is: /^hidden$/i, because: 'products that are hidden there' },
    ],
  },
  magento: {
    signs: [
      ['sku', 'product_type', 'name', 'price', 'attribute_set_code'],
      ['sku', 'product_type', 'name', 'price', 'configurable_variations'],
    ],
    productId: ['sku'],
    code: ['sku'],
    name: ['name'],
    description: ['description', 'short_description'],
    category: ['categories'],
    categories: { list: ',', path: '/', roots: ['Default Category'] },
    tags: [],
    price: ['price'],
    sale: ['special_price'],
    saleEnds: ['special_price_to_date'],
    compareAt: ['msrp_price'],
    units: ['qty'],
    pictures: { product: magentoPictures, position: [], variant: magentoPictures },
    soldOut: { column: ['is_in_stock'], is: /^0$/ },
    options: { listed: ['additional_attributes'] },
    kinds: {
      column: ['product_type'],
      parent: 'configurable',
      variant: 'simple',
      single: 'simple',
      others: /^$/,
      parentOf: [],
      variantsOf: ['configurable_variations'],
      alone: { column: ['visibility'], is: /^not visible/i, because: 'variants of no product in this file' },
    },
    hasEscapes: false,
    leaveOut: [
      { column: ['store_view_code'], is: /./, because: 'texts of products in another store view' },
      { column: ['product_online'], is: /^[02]$/, because: notOnSale },
    ],
  },
  prestashop: {
    signs: [
      ['Product ID', 'Name', 'Reference', 'Price (tax excl.)', 'Quantity'],
      ['ID', 'Name', 'Reference', 'Price (tax excl.)', 'Quantity'],
      ['Product ID', 'Name *', 'Reference #', 'Categories (x,y,z...)'],
    ],
    productId: ['Product ID', 'ID'],
    code: ['Reference', 'Reference #'],
    name: ['Name', 'Name *'],
    description: ['Description', 'Summary'],
    category: ['Category', 'Categories (x,y,z...)'],
    categories: { ...noPaths, list: ',', roots: ['Home', 'Root'] },
    tags: ['Tags (x,y,z...)'],
    price: ['Price (tax incl.)', 'Price tax included', 'Price (tax excl.)', 'Price tax excluded'],
    withTax: ['Price (tax incl.)', 'Price tax included'],
    sale: [],
    saleEnds: [],
    compareAt: [],
    units: ['Quantity'],
    pictures: { product: ['Image URLs (x,y,z...)', 'Image'], position: [], variant: [] },
    options: { colour: [], size: [] },
    hasEscapes: false,
    leaveOut: [
      { column: ['Active (0/1)'], is: /^0$/, because: notOnSale },
      { column: ['Virtual product'], is: /^1$/, because: 'products to download' },
    ],
  },
  google: {
    signs: [['id', 'title', 'price', 'availability', 'link']],
    productId: ['item_group_id', 'id'],
    code: ['id'],
    name: ['title'],
    description: ['description'],
    category: ['product_type', 'google_product_category'],
    categories: { ...noPaths, path: '>', roots: ['Home', ...taxonomy] },
    tags: [],
    price: ['price'],
    sale: ['sale_price'],
    saleEnds: ['sale_price_effective_date'],
    compareAt: [],
    units: ['quantity'],
    pictures: { product: [], position: [], variant: ['image_link', 'additional_image_link'] },
    soldOut: { column: ['availability'], is: /^out/i },
    options: { colour: ['color'], size: ['size'] },
    hasEscapes: false,
    leaveOut: [{ column: ['condition'], is: /^(used|refurbished)$/i, because: 'used goods' }],
  },
};

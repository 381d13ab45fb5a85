/** The fixed lists of values of catalogue pages and settings. Without schemas, so that the browser can import them. */

import { promotionalLists } from './catalogue.ts';
import { factFields } from './product-facts.ts';

/** Our own headings, in the order of an exported file. Prices are rupees. */
export const exportFields = [
  'product_id',
  'name',
  'category',
  'sub_category',
  'mrp',
  'colour',
  'size',
  'unique_code',
  'units',
  'offer',
  'description',
  'season',
  'hidden',
  ...factFields,
] as const;
/** What a file can hold: our own headings, and addresses of pictures for the row's colour, which are fetched after the import. */
export const importFields = [...exportFields, 'pictures'] as const;
/** The shop's heading. */
export type ImportField = (typeof importFields)[number];
/** A column of a file: a field of the shop, or an attribute, such as `attribute:fabric`. */
export type ImportColumn = ImportField | `attribute:${string}`;
/** Which heading of a file holds which column. */
export type ImportColumns = { [Column in ImportField]?: string } & { [column: `attribute:${string}`]: string };

/** What can change of a product or variant; a variant or product that is `withdrawn` is off sale. */
export const importChangeFields = [...importFields, 'attributes', 'withdrawn'] as const;
/** What can change of a product or variant. */
export type ImportChangeField = (typeof importChangeFields)[number];

/**
 * The mode of an import. `whole`: products missing in the file are withdrawn. `changes`: nothing is withdrawn. `stock`
 * and `prices`: only `unique_code` and `units`, or `unique_code`/`product_id`, `mrp` and `offer`, of variants that
 * exist.
 */
export const importModes = ['whole', 'changes', 'stock', 'prices'] as const;
/** The mode of an import. */
export type ImportMode = (typeof importModes)[number];

/** Other shop systems whose exports of products are read as they are; `google` is a feed for Google Merchant Center. */
export const exportSystems = ['shopify', 'woocommerce', 'magento', 'prestashop', 'google'] as const;
/** A shop system whose exports are read as they are. */
export type ExportSystem = (typeof exportSystems)[number];

/** Limits of columns that are made of others: how many there are, parts of one, and values that get another name. */
export const madeColumnLimits = { columns: 20, parts: 10, values: 500 } as const;

/** States of an import. `prepared` is a season loaded beside the running one. */
export const importStates = [
  'uploaded',
  'checking',
  'checked',
  'refused',
  'applying',
  'applied',
  'prepared',
  'undoing',
  'undone',
  'failed',
] as const;

/** The state of an import. */
export type ImportState = (typeof importStates)[number];

/** Who started an import. */
export const importSources = ['browser', 'command', 'folder', 'api'] as const;

/** Who started an import. */
export type ImportSource = (typeof importSources)[number];

/** Kinds of changes of a product. */
export const changeKinds = ['new', 'changed', 'withdrawn', 'unchanged'] as const;

/** Kinds to list changes by: a kind of change, or only changes of price or of stock. */
export const changeFilters = [...changeKinds, 'price', 'stock'] as const;

/** The mails whose text an owner can edit. */
export const mailKinds = [
  'orderPlaced',
  'orderShipped',
  'orderOutForDelivery',
  'orderDelivered',
  'returnApproved',
  'returnDeclined',
  'returnReceived',
  'returnDone',
  'backInStock',
  'signUpCode',
  'resetCode',
  'cashCode',
] as const;
/** A mail whose text an owner can edit. */
export type MailKind = (typeof mailKinds)[number];

/** Sources of a shelf of the home page. */
export const shelfSources = [...promotionalLists, 'category', 'sub-category', 'all'] as const;

/**
 * States by which the product table can be filtered. `soldOut` has no unit at all, `sizeSoldOut` none of at least one size
 * or colour; `unpictured` is on sale, and no colour has a picture; `undeclared` is
 * on sale, and a declaration of it is missing.
 */
export const adminProductStates = [
  'visible',
  'hidden',
  'withdrawn',
  'soldOut',
  'sizeSoldOut',
  'unpictured',
  'undeclared',
] as const;

/** Sort orders of the product table. */
export const adminProductSorts = ['id', 'name', 'changed', 'stock'] as const;

/** What a token may be used for. */
export const tokenScopes = ['stock', 'prices', 'catalogue', 'orders', 'parcels'] as const;
/** What a token may be used for. */
export type TokenScope = (typeof tokenScopes)[number];

/** Tables of a month's documents: those of GSTR-1, and the prices between two steps of a tax class. */
export const taxTables = ['b2cl', 'b2cs', 'cdnr', 'cdnur', 'hsn-b2b', 'hsn-b2c', 'docs', 'gap'] as const;

/** Products that the grid holds, and that one save of it may change. */
export const maxGridProducts = 10_000;

/** Max length of what is said of the model in a colour's pictures. */
export const maxModelSizeLength = 60;

/** Sorts of the back office's customers: by age of the account, by what was spent, by the last order. */
export const customerSorts = ['newest', 'spent', 'lastOrder'] as const;
/** One sort of the back office's customers. */
export type CustomerSort = (typeof customerSorts)[number];

/** The closed lists of the back office's catalogue and settings, free of schemas so that the browser can read them. */

/** Our own headings, in the order an exported file has them. Prices are rupees. */
export const importFields = [
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
] as const;
/** A heading of ours. */
export type ImportField = (typeof importFields)[number];

/**
 * What a file is taken for. `whole`: what is missing in it is withdrawn. `changes`: nothing is withdrawn. `stock` and
 * `prices`: only `unique_code` and `units`, or `unique_code`/`product_id`, `mrp` and `offer`, of variants that exist.
 */
export const importModes = ['whole', 'changes', 'stock', 'prices'] as const;
/** What a file is taken for. */
export type ImportMode = (typeof importModes)[number];

/** Where an import has got to. `prepared` is a season loaded beside the running one. */
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

/** Where an import has got to. */
export type ImportState = (typeof importStates)[number];

/** Who started an import. */
export const importSources = ['browser', 'command', 'folder', 'api'] as const;

/** Who started an import. */
export type ImportSource = (typeof importSources)[number];

/** What a change of a product is, and which of its parts change. */
export const changeKinds = ['new', 'changed', 'withdrawn', 'unchanged'] as const;

/** Kinds to list changes by: a kind of change, or only changes of price or of stock. */
export const changeFilters = [...changeKinds, 'price', 'stock'] as const;

/** The mails whose words a shop may change. */
export const mailKinds = ['orderPlaced', 'backInStock', 'signUpCode', 'resetCode'] as const;
/** A mail whose words a shop may change. */
export type MailKind = (typeof mailKinds)[number];

/** What a shelf of the home page shows. */
export const shelfSources = ['NewArrivals', 'BestSeller', 'LimitedSale', 'category', 'sub-category', 'all'] as const;

/** What the back office's table of products is narrowed to. */
export const adminProductStates = ['visible', 'hidden', 'withdrawn', 'soldOut'] as const;

/** How it is sorted. */
export const adminProductSorts = ['id', 'name', 'changed', 'stock'] as const;

/** What a token may be used for. */
export const tokenScopes = ['stock', 'prices', 'catalogue', 'orders'] as const;
/** What a token may be used for. */
export type TokenScope = (typeof tokenScopes)[number];

/** What a file of the shop before this one holds. */
export const peopleKinds = ['customers', 'orders'] as const;

/** Customers, or past orders. */
export type PeopleKind = (typeof peopleKinds)[number];

/** Where customers and past orders come from; `table` is a plain table of no known system. */
export const peopleSystems = ['shopify', 'woocommerce', 'magento', 'prestashop', 'table'] as const;

/** The source of customers and past orders. */
export type PeopleSystem = (typeof peopleSystems)[number];

/** States of an import of customers or past orders. The core has their statechart. */
export const peopleImportStates = [
  'checking',
  'refused',
  'checked',
  'bringing',
  'stopped',
  'done',
  'undoing',
  'undone',
] as const;

/** One state of such an import. */
export type PeopleImportState = (typeof peopleImportStates)[number];

/** What the owner does with an import. */
export const peopleSteps = ['bring', 'undo'] as const;

/**
 * What rows of such a file say for which the customer or the order is left out. `surplus`: more cells than headings, so that
 * values may stand in other columns than theirs.
 */
export const leavingOut = [
  'email',
  'twice',
  'long',
  'number',
  'currency',
  'date',
  'amount',
  'surplus',
  'known',
] as const;

/** All that rows say and that is not taken over as it stands: what is not in `leavingOut` concerns a part, or is changed. */
export const peopleProblems = [...leavingOut, 'account', 'capitals', 'mobile', 'address', 'line', 'consent'] as const;

/** One kind of such a problem. */
export type PeopleProblem = (typeof peopleProblems)[number];

/**
 * Why a file as a whole is refused: `unreadable` is no table, `cut` ends in the middle, `mixed` was put together from two,
 * `products` holds products, `unknown` neither customers nor orders, `empty` no rows. `lost` is one whose file this server
 * does not have (any longer), `late` one that was checked and not brought over for a week.
 */
export const peopleFileErrors = ['unreadable', 'cut', 'mixed', 'products', 'unknown', 'empty', 'lost', 'late'] as const;

/** One reason to refuse a file. */
export type PeopleFileError = (typeof peopleFileErrors)[number];

import type { PeopleKind, PeopleSystem } from '@kayal/api-contract';

/** Columns of an export, those that are used first; of several that are filled the first one counts. */
export type Columns = readonly string[];

/** Columns of one address, or of a name: texts of several columns are joined. */
export interface AddressColumns {
  /** Names of the recipient, joined; the customer's own where they are empty. */
  readonly names: readonly Columns[];
  readonly street: Columns;
  readonly street2: Columns;
  readonly city: Columns;
  readonly state: Columns;
  readonly pincode: Columns;
  readonly country: Columns;
  readonly phone: Columns;
}

interface Profile {
  readonly system: PeopleSystem;
  /** A file with all columns of one of these lists is such an export. */
  readonly signs: readonly Columns[];
  readonly email: Columns;
}

/** How a shop system writes its customers. Columns are compared by their letters and digits alone. */
export interface CustomerProfile extends Profile {
  readonly kind: Extract<PeopleKind, 'customers'>;
  readonly names: readonly Columns[];
  readonly mobile: Columns;
  /** Filled with a yes for those who agreed to marketing. */
  readonly consent: Columns;
  readonly addresses: readonly AddressColumns[];
  /** Whether a row without an e-mail address is a further address of the customer above it. */
  readonly isFilledDown: boolean;
}

/** How a shop system writes its orders: one row each, or one row for each line. */
export interface OrderProfile extends Profile {
  readonly kind: Extract<PeopleKind, 'orders'>;
  readonly number: Columns;
  readonly date: Columns;
  /** Whether a date such as 03/04/2024 begins with the day. */
  readonly isDayFirst: boolean;
  readonly currency: Columns;
  /** Filled columns are the status, joined. */
  readonly status: readonly Columns[];
  /** A filled one means that the order was cancelled. */
  readonly cancelled: Columns;
  readonly total: Columns;
  readonly delivery: Columns;
  readonly discount: Columns;
  readonly address: AddressColumns;
  /** Columns of a line: `price` of one unit, or `lineTotal` of all of them. */
  readonly line: {
    readonly name: Columns;
    readonly code: Columns;
    readonly quantity: Columns;
    readonly price: Columns;
    readonly lineTotal: Columns;
  };
  /** Columns `#` = 1, 2, 3, … and columns that hold lines as `name:…|sku:…|quantity:…|total:…;…`. */
  readonly packed: { readonly numbered: Columns; readonly listed: Columns } | null;
}

/** The profile of a file. */
export type PeopleProfile = CustomerProfile | OrderProfile;

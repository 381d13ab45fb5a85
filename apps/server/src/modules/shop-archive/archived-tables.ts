import type { Database } from '../../db/schema.ts';

/** A table that stands in the archive. */
interface ArchivedTable {
  /** `csv` for what people open in a spreadsheet, `jsonl` (one JSON object a line) for the rest. */
  readonly format: 'csv' | 'jsonl';
  /** What one row is, for who opens the archive. */
  readonly row: string;
}

/** A table that does not, with the reason that the archive gives. */
interface LeftOutTable {
  readonly leftOut: string;
}

const csv = (row: string): ArchivedTable => ({ format: 'csv', row });
const jsonl = (row: string): ArchivedTable => ({ format: 'jsonl', row });
const leftOut = (reason: string): LeftOutTable => ({ leftOut: reason });

const signIn = 'a secret: people sign in again';
const secondFactor = 'a secret: second factors are set up again';
const workOfImports = 'belongs to files of the shop that was exported';

/**
 * Every table of the data model: whether it stands in the archive, and how. A table that a migration adds does not compile
 * until it is here. A reference from a table in the archive to one that is left out fails the import.
 */
export const archivedTables = {
  category: csv('A category, sub-category or promotional list.'),
  product: csv('A product. `mrp` is in paise.'),
  product_group: csv('A product in a sub-category or promotional list.'),
  product_number: csv('The id of a product in your own files, where it is not a number.'),
  variant: csv('A size and colour of a product, with its units in stock.'),
  stock_movement: csv('A change of the stock of a variant.'),
  offer: csv('The price of a product that has an offer, in paise.'),
  colour: csv('The name and hex of a colour.'),
  picture: csv('An uploaded picture of a product, by colour; `file` is in the folder `pictures`.'),
  picture_view: csv('A further side of a picture.'),
  shop_picture: csv('A picture of the home page or of a category.'),
  picture_batch: jsonl('Pictures that were uploaded together.'),
  picture_batch_file: jsonl('A picture of such an upload; some still wait for their product.'),
  search_word: jsonl('A word that finds a product.'),
  customer: csv('An account, of a shopper or of an admin.'),
  address: csv('A delivery address.'),
  cart_line: csv('A variant in a bag. `price` is in paise.'),
  cart_code: csv('A code that was entered in a bag.'),
  wishlist: csv('An item of a wishlist.'),
  stock_watch: csv('Who waits for a sold-out variant.'),
  placed_order: csv('An order, as it was placed. Amounts are in paise.'),
  order_line: csv('A variant of an order, with name and prices of that time in paise.'),
  order_discount: csv('What a promotion took off an order, in paise.'),
  order_step: csv('A step of an order.'),
  parcel: csv('A parcel of an order.'),
  parcel_line: csv('Units of an order in a parcel.'),
  tracking_link: jsonl('The digest of a mailed link to an order, so that the link goes on working.'),
  return_request: csv('A return. Amounts are in paise.'),
  return_line: csv('Units of an order that come back.'),
  return_picture: csv('A picture of a damaged piece.'),
  return_step: csv('A step of a return.'),
  refund: csv('Money that went back for a return, in paise.'),
  awaited_order: jsonl('An order that waits for its payment.'),
  awaited_line: jsonl('A line of such an order.'),
  awaited_discount: jsonl('A discount of such an order.'),
  payment: csv('A payment. Amounts are in paise.'),
  payment_receipt: csv('Money that arrived, in paise.'),
  payment_refund: csv('Money of a payment that goes back, in paise.'),
  money_entry: csv('An entry of the ledger of money, in paise.'),
  promotion: jsonl('A promotion.'),
  pincode_range: csv('Pincodes that you deliver to, or not.'),
  issued_document: jsonl('An invoice, bill of supply or credit note, with all that it says.'),
  document_counter: csv('The last number of a series of documents.'),
  consent: csv('What a customer agreed to, or took back.'),
  erasure: jsonl('A deleted account, with nothing that names its owner.'),
  contact_message: csv('A message of the contact form.'),
  audit: jsonl('An entry of the audit log, with its seal.'),
  setting: jsonl('A single value of the shop, such as the version of its catalogue.'),
  shop_settings: jsonl('A version of all settings, texts and colours; the newest counts.'),
  redirect_file: jsonl('A file of redirects.'),
  redirect: csv('An old address, and where it leads.'),
  redirect_rule: csv('A rule for old addresses.'),
  missed_address: csv('An address that was asked for and leads nowhere.'),
  visit_count: csv('How many visits of a kind a day had.'),
  import_map: jsonl('Saved columns of an import.'),
  session: leftOut(signIn),
  otp: leftOut(signIn),
  auth_challenge: leftOut(signIn),
  passkey: leftOut(secondFactor),
  totp: leftOut(secondFactor),
  recovery_code: leftOut(secondFactor),
  api_token: leftOut('a secret: other programs get new tokens'),
  webhook: leftOut('has secrets, and the new shop must not notify other systems before you say so'),
  outbox: leftOut('messages that wait are sent by the shop that was exported, else people would get them twice'),
  rate_counter: leftOut('counts of the last minutes'),
  idempotency: leftOut('answers of the last hours, for calls that are repeated'),
  import_run: leftOut(workOfImports),
  import_product: leftOut(workOfImports),
  import_variant: leftOut(workOfImports),
  import_list: leftOut(workOfImports),
  import_word: leftOut(workOfImports),
  import_error: leftOut(workOfImports),
  import_change: leftOut(workOfImports),
  import_before: leftOut(workOfImports),
  import_stock: leftOut(workOfImports),
} as const satisfies Readonly<Record<keyof Database, ArchivedTable | LeftOutTable>>;

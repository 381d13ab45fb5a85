import type { Database } from '../../db/schema.ts';

/**
 * Whose a table is when a rehearsal beside the shop takes its place. `goods`: what an owner prepares; what she changed there
 * comes over. `people`: brought over from the shop before this one; what is new there comes over. `trade`: what shoppers
 * and the running shop did; a rehearsal has none of it. `copied`: a rehearsal has it, and the rest of the switch decides it.
 */
type Owner = 'goods' | 'people' | 'copied' | 'trade';

/** A table that stands in the archive. */
interface ArchivedTable<O extends Owner> {
  readonly owner: O;
  /** `csv` for what people open in a spreadsheet, `jsonl` (one JSON object a line) for the rest. */
  readonly format: 'csv' | 'jsonl';
  /** What one row is, for who opens the archive. */
  readonly row: string;
}

/** A table that does not, with the reason that the archive gives. */
interface LeftOutTable {
  readonly leftOut: string;
}

const csv = <O extends Owner>(owner: O, row: string): ArchivedTable<O> => ({ owner, format: 'csv', row });
const jsonl = <O extends Owner>(owner: O, row: string): ArchivedTable<O> => ({ owner, format: 'jsonl', row });
const leftOut = (reason: string): LeftOutTable => ({ leftOut: reason });

const signIn = 'a secret: people sign in again';
const secondFactor = 'a secret: second factors are set up again';
const workOfImports = 'belongs to files of the shop that was exported';

/**
 * Every table of the data model: whether it stands in the archive, and how. A table that a migration adds does not compile
 * until it is here. A reference from a table in the archive to one that is left out fails the import.
 */
export const archivedTables = {
  category: csv('goods', 'A category, sub-category or promotional list.'),
  product: csv('goods', 'A product. `mrp` is in paise.'),
  product_group: csv('goods', 'A product in a sub-category or promotional list.'),
  product_number: csv('goods', 'The id of a product in your own files, where it is not a number.'),
  variant: csv('goods', 'A size and colour of a product, with its units in stock.'),
  stock_movement: csv('trade', 'A change of the stock of a variant.'),
  offer: csv('goods', 'The price of a product that has an offer, in paise.'),
  colour: csv('goods', 'The name and hex of a colour.'),
  picture: csv('goods', 'An uploaded picture of a product, by colour; `file` is in the folder `pictures`.'),
  picture_view: csv('goods', 'A further side of a picture.'),
  shop_picture: csv('goods', 'A picture of the home page or of a category.'),
  picture_address: jsonl('goods', 'A picture that an import named by its address, and how far it is fetched.'),
  picture_batch: jsonl('trade', 'Pictures that were uploaded together.'),
  picture_batch_file: jsonl('trade', 'A picture of such an upload; some still wait for their product.'),
  search_word: jsonl('copied', 'A word that finds a product.'),
  customer: csv('people', 'An account, of a shopper or of an admin.'),
  address: csv('people', 'A delivery address.'),
  cart_line: csv('trade', 'A variant in a bag. `price` is in paise.'),
  cart_code: csv('trade', 'A code that was entered in a bag.'),
  wishlist: csv('trade', 'An item of a wishlist.'),
  stock_watch: csv('trade', 'Who waits for a sold-out variant.'),
  placed_order: csv('trade', 'An order, as it was placed. Amounts are in paise.'),
  order_line: csv('trade', 'A variant of an order, with name and prices of that time in paise.'),
  past_order: csv('people', 'An order from the shop before this one, in paise.'),
  order_discount: csv('trade', 'What a promotion took off an order, in paise.'),
  order_step: csv('trade', 'A step of an order.'),
  parcel: csv('trade', 'A parcel of an order.'),
  parcel_line: csv('trade', 'Units of an order in a parcel.'),
  tracking_link: jsonl('trade', 'The digest of a mailed link to an order, so that the link goes on working.'),
  return_request: csv('trade', 'A return. Amounts are in paise.'),
  return_line: csv('trade', 'Units of an order that come back.'),
  return_picture: csv('trade', 'A picture of a damaged piece.'),
  return_step: csv('trade', 'A step of a return.'),
  refund: csv('trade', 'Money that went back for a return, in paise.'),
  awaited_order: jsonl('trade', 'An order that waits for its payment.'),
  awaited_line: jsonl('trade', 'A line of such an order.'),
  awaited_discount: jsonl('trade', 'A discount of such an order.'),
  payment: csv('trade', 'A payment. Amounts are in paise.'),
  payment_receipt: csv('trade', 'Money that arrived, in paise.'),
  payment_refund: csv('trade', 'Money of a payment that goes back, in paise.'),
  money_entry: csv('trade', 'An entry of the ledger of money, in paise.'),
  promotion: jsonl('goods', 'A promotion.'),
  pincode_range: csv('goods', 'Pincodes that you deliver to, or not.'),
  issued_document: jsonl('trade', 'An invoice, bill of supply or credit note, with all that it says.'),
  document_counter: csv('trade', 'The last number of a series of documents.'),
  consent: csv('trade', 'What a customer agreed to, or took back.'),
  erasure: jsonl('trade', 'A deleted account, with nothing that names its owner.'),
  contact_message: csv('trade', 'A message of the contact form.'),
  audit: jsonl('trade', 'An entry of the audit log, with its seal.'),
  setting: jsonl('copied', 'A single value of the shop, such as the version of its catalogue.'),
  shop_settings: jsonl('copied', 'A version of all settings, texts and colours; the newest counts.'),
  redirect_file: jsonl('goods', 'A file of redirects.'),
  redirect: csv('goods', 'An old address, and where it leads.'),
  redirect_rule: csv('goods', 'A rule for old addresses.'),
  missed_address: csv('trade', 'An address that was asked for and leads nowhere.'),
  people_import: jsonl('people', 'A file of customers or past orders that was brought over.'),
  visit_count: csv('trade', 'How many visits of a day had a figure.'),
  seller_texts: jsonl('trade', 'What plain invoices say of the seller, by the time from which they say it.'),
  import_map: jsonl('goods', 'Saved columns of an import.'),
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
  import_picture: leftOut(workOfImports),
} as const satisfies Readonly<Record<keyof Database, ArchivedTable<Owner> | LeftOutTable>>;

/** Names of the tables of one owner. */
export type TablesOf<O extends Owner> = {
  [Name in keyof typeof archivedTables]: (typeof archivedTables)[Name] extends { readonly owner: O } ? Name : never;
}[keyof typeof archivedTables];

/**
 * The data model, as Kysely sees it. One set of tables on SQLite and PostgreSQL.
 * Money is integer paise, time is integer ms since 1970 (UTC), truth values are 0 or 1.
 */
import type { MessageChannel } from '@kayal/api-contract';
import type { Generated, GeneratedAlways } from 'kysely';
import type { ImportMode, ImportSource, ImportState } from '@kayal/api-contract';

/** 0 or 1: SQLite has no boolean, and one spelling serves both engines. */
export type Flag = 0 | 1;

/** The kinds of thing a code of six digits can be for. */
export type OtpPurpose = 'sign-up' | 'reset';

/**
 * A group of products, keyed by (kind, id): 301 is bottles as a category but all accessories as a
 * sub-category. Sub-categories and promotional lists share one range of ids.
 */
export interface CategoryTable {
  id: number;
  kind: 'category' | 'sub-category' | 'promotion';
  name: string;
  /** For an alias, the id of the group whose products it lists; otherwise the group's own id. */
  same_as: number;
  /** Order of listing; aliases (id ≠ same_as) answer but are not listed. */
  position: number;
}

export interface ProductTable {
  id: number;
  name: string;
  /** paise */
  mrp: number;
  category_id: number;
  /** Catalogue colour whose picture comes first. */
  display_colour: string;
  /** Which garment is drawn for it; empty when every picture is uploaded. */
  cut: string;
  department: 'men' | 'women' | 'kids' | 'accessories';
  /** Higher comes first in a list's own order. */
  rank: number;
  created_at: number;
  visible: Flag;
}

/** Which groups a product is in: its sub-categories and promotional lists, never its category. */
export interface ProductGroupTable {
  category_id: number;
  product_id: number;
  /** Copied from the product, so that one index answers "this group, best first". */
  rank: number;
}

/** A sellable unit: one size of one colour of one product. */
export interface VariantTable {
  unique_code: string;
  product_id: number;
  colour: string;
  size: string;
  /** Units in stock; CHECK (qty >= 0). */
  qty: number;
  position: number;
}

/** Every movement of stock; initial + Σ delta = qty. */
export interface StockMovementTable {
  id: string;
  unique_code: string;
  delta: number;
  reason: 'initial' | 'order' | 'correction';
  entry_no: string | null;
  created_at: number;
}

/** What a product costs while it has an offer. */
export interface OfferTable {
  product_id: number;
  /** paise */
  price: number;
  updated_at: number;
}

/** Display names and hex of catalogue colours. */
export interface ColourTable {
  season: string;
  db_color: string;
  md_color: string;
  hex: string;
}

/** An uploaded picture of a product's colour; without a row the picture is drawn. */
export interface PictureTable {
  product_id: number;
  /** Canonical colour: A–Z, 0–9 and `-`. */
  colour: string;
  file: string;
  updated_at: number;
}

/** A further side of an uploaded garment; the front is in `picture`. */
export interface PictureViewTable {
  product_id: number;
  /** Canonical colour: A–Z, 0–9 and `-`. */
  colour: string;
  view: 'back' | 'detail';
  file: string;
}

/** Pictures that were uploaded together. */
export interface PictureBatchTable {
  id: string;
  state: 'working' | 'done' | 'stopped';
  created_at: number;
  /** When the server last worked on it, so that a batch whose process was killed is noticed. */
  worked_at: number;
}

/** One file of a batch, and its result. */
export interface PictureBatchFileTable {
  id: string;
  batch_id: string;
  /** Order of work, from 0. */
  position: number;
  /** As the client wrote it. */
  name: string;
  status: 'waiting' | 'stored' | 'unmatched' | 'refused';
  /** Why it was refused. */
  code: string | null;
  /** Once stored: its served name and its side. */
  picture: string | null;
  view: 'front' | 'back' | 'detail' | null;
  /** The stored file of an unmatched picture. */
  file: string | null;
  created_at: number;
}

/** Words of a product's name, for search by an index. */
export interface SearchWordTable {
  word: string;
  product_id: number;
}

/** An account: of a shopper or of an admin. */
export interface CustomerTable {
  id: string;
  email: string;
  full_name: string;
  mobile: string;
  /** Argon2id hash with its parameters; null for an account that only signs in with Google. */
  password_hash: string | null;
  role: 'shopper' | 'admin';
  verified: Flag;
  google_sub: string | null;
  created_at: number;
  /** Rises with every change of the cart and never resets: part of the derived idempotency key. */
  cart_version: Generated<number>;
}

/** Where an account is signed in. */
export interface SessionTable {
  /** SHA-256 of the cookie's token, hex. */
  token_hash: string;
  customer_id: string;
  remembered: Flag;
  created_at: number;
  seen_at: number;
  /** 1 when it was opened with more than a password: a second factor, or the set-up token of a new shop. */
  second_factor: Generated<Flag>;
  /** Browser and system in a few words, such as `Chrome on Android`; empty where unknown. */
  device: Generated<string>;
}

/** A passkey (WebAuthn credential) of an account. */
export interface PasskeyTable {
  /** Credential id, base64url. */
  id: string;
  customer_id: string;
  /** COSE key, base64url. */
  public_key: string;
  /** Signature counter as last seen; 0 for the many authenticators that keep none. */
  counter: number;
  /** JSON list of the authenticator's transports, as the browser reported them. */
  transports: string;
  name: string;
  created_at: number;
  used_at: number | null;
}

/** The authenticator app of an account (RFC 6238). */
export interface TotpTable {
  customer_id: string;
  /** Base32. Kept readable: the server computes codes from it. */
  secret: string;
  /** The 30-second step of the last code that was accepted; no code counts twice. */
  last_step: number;
  created_at: number;
}

/** A recovery code that has not been used, as its HMAC. */
export interface RecoveryCodeTable {
  code_hmac: string;
  customer_id: string;
}

/** A sign-in, or the adding of a second factor, that was begun and must be finished within minutes. */
export interface AuthChallengeTable {
  id: string;
  customer_id: string;
  kind: 'sign-in' | 'passkey' | 'totp';
  /** WebAuthn challenge, base64url; for `totp` the new secret, base32. */
  secret: string;
  remembered: Flag;
  tries: number;
  expires_at: number;
}

/** A code of six digits, as its HMAC. The id is the random handle a browser holds. */
export interface OtpTable {
  id: string;
  customer_id: string;
  purpose: OtpPurpose;
  code_hmac: string;
  tries: number;
  /** 1 once used, replaced or exhausted. */
  closed: Flag;
  created_at: number;
  expires_at: number;
}

/** Counters for rate limits: shared by all processes, kept over restarts. */
export interface RateCounterTable {
  key: string;
  count: number;
  window_ends_at: number;
}

export interface AddressTable {
  id: string;
  customer_id: string;
  name: string;
  mobile: string;
  pincode: string;
  locality: string;
  address: string;
  city: string;
  district: string;
  address_type: 'Home' | 'Office';
  /** Max one per customer: partial unique index. */
  is_active: Flag;
  created_at: number;
}

export interface CartLineTable {
  customer_id: string;
  unique_code: string;
  product_id: number;
  /** CHECK (qty BETWEEN 1 AND 50). */
  qty: number;
  /** Payable price of one unit when the line was last confirmed, paise. */
  price: number;
  created_at: number;
}

export interface WishlistTable {
  id: string;
  customer_id: string;
  product_id: number;
  unique_code: string;
  created_at: number;
}

/** A customer who waits for a sold-out variant, and when her back-in-stock mail was written. */
export interface StockWatchTable {
  id: string;
  customer_id: string;
  unique_code: string;
  created_at: number;
  /** Null while she waits; max one such row per customer and variant: partial unique index. */
  notified_at: number | null;
}

export interface OrderTable {
  /** The public order number: random-looking, not a counter. */
  entry_no: string;
  customer_id: string;
  customer_name: string;
  phone: string;
  /** The address as it was. */
  address_text: string;
  /** paise */
  total: number;
  delivery_charge: number;
  /** yyyy-mm-dd in Asia/Kolkata. */
  order_date: string;
  created_at: number;
  delivered: Flag;
  delivered_at: number | null;
  /** SHA-256 of the lines, for the unmodified client's replay. */
  lines_hash: string;
}

/** Why and when the shop cancelled an order; null for all other orders. */
export interface OrderCancelling {
  cancelled_at: number | null;
  cancel_reason: string | null;
}

/** Column that the database itself fills in an order's row. */
export interface OrderSearchColumn {
  /** Order number, customer name and phone in small letters, a line each: what the back office searches. */
  search_text: GeneratedAlways<string>;
}

export interface OrderLineTable {
  entry_no: string;
  line_no: number;
  product_id: number;
  unique_code: string;
  name: string;
  colour: string;
  size: string;
  qty: number;
  /** Charged for one unit, paise. */
  price: number;
  /** MRP of one unit at that time, paise. */
  mrp: number;
  total: number;
}

/** One answer per customer and key. */
export interface IdempotencyTable {
  customer_id: string;
  key: string;
  body_hash: string;
  status: number;
  body: string;
  created_at: number;
}

/** Messages to send, written in the transaction that causes them. */
export interface OutboxTable {
  id: string;
  channel: MessageChannel;
  /** Mail address, number, or id of a webhook. */
  recipient: string;
  subject: string;
  body: string;
  attempts: number;
  /** ms since 1970 of the next try. */
  due_at: number;
  sent_at: number | null;
  dead: Flag;
  last_error: string | null;
  created_at: number;
}

/** An endpoint that is notified of events. */
export interface WebhookTable {
  id: string;
  url: string;
  description: string;
  /** Names of events, a comma before and after each. */
  events: string;
  /** `whsec_…`: the key that signs deliveries. */
  secret: string;
  created_at: number;
}

/** What the contact form sent; kept first, then relayed. */
export interface ContactMessageTable {
  id: string;
  name: string;
  email: string;
  mobile: string;
  message: string;
  created_at: number;
}

/** Every admin write: who, when, before, after. */
export interface AuditTable {
  id: string;
  actor_id: string;
  action: string;
  subject: string;
  before_json: string;
  after_json: string;
  created_at: number;
}

/** Single values: catalogue version, the server's HMAC key. */
export interface SettingTable {
  name: string;
  value: string;
}

/** Columns that migration 0011 added to a product. */
export interface ProductEditing {
  description: Generated<string>;
  /** 1: missing in the last import of the whole catalogue; such a product is not visible either. */
  withdrawn: Generated<Flag>;
  /** Rises with every change by hand or by an import: a save must name it. */
  version: Generated<number>;
  /** ms since 1970; 0 until its first change. */
  changed_at: Generated<number>;
}

/** Columns that migration 0011 added to a variant. */
export interface VariantEditing {
  /** 1: not sold any more; orders keep it. */
  withdrawn: Generated<Flag>;
}

/** A saved version of the shop's settings; the newest counts. */
export interface ShopSettingsTable {
  version: number;
  /** JSON of `ShopSettings`. */
  settings: string;
  /** JSON of a design-tokens document; null for the shop's own look. */
  theme: string | null;
  /** JSON list of what differs from the version before. */
  changed: string;
  actor_id: string | null;
  saved_at: number;
}

/** The number of a product whose id in the company's files is not a number. */
export interface ProductNumberTable {
  source_id: string;
  product_id: number;
}

/** A mapping of a file's headings to our fields, kept by name. */
export interface ImportMapTable {
  name: string;
  /** JSON: field to heading. */
  mapping: string;
}

/** One import. Texts that end in JSON are named in `catalogue-import.schemas.ts`. */
export interface ImportRunTable {
  id: string;
  file_name: string;
  /** Where the file lies, below the data folder. */
  file: string;
  /** SHA-256 of its bytes, hex. */
  file_hash: string;
  started_at: number;
  actor_id: string | null;
  source: ImportSource;
  state: ImportState;
  mode: ImportMode | null;
  season: string | null;
  format: string;
  headings: string;
  mapping: string;
  map_name: string | null;
  counts: string | null;
  new_names: string;
  notes: string;
  done: number;
  total: number;
  /** The catalogue's shape that the staged rows were made for. */
  shape: number;
  /** When the process that works on it last said so, ms since 1970. */
  heartbeat_at: number;
  applied_at: number | null;
}

/** A product's values in an imported file; null keeps the present value. */
export interface ImportProductTable {
  run_id: string;
  product_id: number;
  is_new: Flag;
  name: string | null;
  /** paise */
  mrp: number | null;
  category_id: number | null;
  department: ProductTable['department'];
  display_colour: string;
  description: string | null;
  hidden: Flag | null;
  /** paise; 0 ends the offer */
  offer: number | null;
  /** Whether the file names its sub-categories. */
  has_lists: Flag;
  row_number: number;
}

/** A variant's values in an imported file; null keeps the present value. */
export interface ImportVariantTable {
  run_id: string;
  unique_code: string;
  product_id: number;
  colour: string | null;
  size: string | null;
  units: number | null;
  position: number;
  row_number: number;
}

export interface ImportListTable {
  run_id: string;
  product_id: number;
  list_id: number;
}

export interface ImportWordTable {
  run_id: string;
  product_id: number;
  word: string;
}

export interface ImportErrorTable {
  run_id: string;
  seq: number;
  row_number: number;
  heading: string;
  value: string;
  problem: string;
  remedy: string;
}

/** What a dry run would change about a product. */
export interface ImportChangeTable {
  run_id: string;
  product_id: number;
  kind: 'new' | 'changed' | 'withdrawn' | 'unchanged';
  has_price: Flag;
  /** Variants whose units change. */
  stock_changes: number;
  name: string;
  /** JSON list of fields with before and after. */
  fields: string;
}

/** A product as it was before an import changed it, for the undo. */
export interface ImportBeforeTable {
  run_id: string;
  product_id: number;
  existed: Flag;
  /** JSON. */
  state: string;
}

/** By how many units an import changed a variant's stock, for the undo. */
export interface ImportStockTable {
  run_id: string;
  unique_code: string;
  delta: number;
}

/** A token of another program. */
export interface ApiTokenTable {
  id: string;
  /** SHA-256 of the secret, hex. */
  token_hash: string;
  name: string;
  /** JSON list. */
  scopes: string;
  prefix: string;
  created_at: number;
  created_by: string;
  last_used_at: number | null;
}

export interface Database {
  category: CategoryTable;
  product: ProductTable & ProductEditing;
  product_group: ProductGroupTable;
  variant: VariantTable & VariantEditing;
  stock_movement: StockMovementTable;
  offer: OfferTable;
  colour: ColourTable;
  picture: PictureTable;
  picture_view: PictureViewTable;
  picture_batch: PictureBatchTable;
  picture_batch_file: PictureBatchFileTable;
  search_word: SearchWordTable;
  customer: CustomerTable;
  session: SessionTable;
  passkey: PasskeyTable;
  totp: TotpTable;
  recovery_code: RecoveryCodeTable;
  auth_challenge: AuthChallengeTable;
  otp: OtpTable;
  rate_counter: RateCounterTable;
  address: AddressTable;
  cart_line: CartLineTable;
  wishlist: WishlistTable;
  stock_watch: StockWatchTable;
  placed_order: OrderTable & OrderCancelling & OrderSearchColumn;
  order_line: OrderLineTable;
  idempotency: IdempotencyTable;
  outbox: OutboxTable;
  webhook: WebhookTable;
  contact_message: ContactMessageTable;
  audit: AuditTable;
  setting: SettingTable;
  shop_settings: ShopSettingsTable;
  product_number: ProductNumberTable;
  import_map: ImportMapTable;
  import_run: ImportRunTable;
  import_product: ImportProductTable;
  import_variant: ImportVariantTable;
  import_list: ImportListTable;
  import_word: ImportWordTable;
  import_error: ImportErrorTable;
  import_change: ImportChangeTable;
  import_before: ImportBeforeTable;
  import_stock: ImportStockTable;
  api_token: ApiTokenTable;
}

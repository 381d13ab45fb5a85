/** Settings, the log of admin writes, API tokens and rate limits. */
import type { Generated } from 'kysely';

/** Every admin write: who, when, before, after. */
export interface AuditTable {
  id: string;
  actor_id: string;
  action: string;
  subject: string;
  before_json: string;
  after_json: string;
  created_at: number;
  /** From 1; null until the entry is sealed. */
  position: Generated<number | null>;
  /** Hex; null until the entry is sealed. */
  seal: Generated<string | null>;
}

/** Single values: catalogue version, the server's HMAC key. */
export interface SettingTable {
  name: string;
  value: string;
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

/** What plain invoices say of the seller, of orders placed since then until the next row. */
export interface SellerTextsTable {
  /** ms since 1970; 0 in the first row, which counts for all orders of versions before it. */
  since: number;
  /** JSON of `SellerTexts`. */
  texts: string;
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

/** Counters for rate limits: shared by all processes, kept over restarts. */
export interface RateCounterTable {
  key: string;
  count: number;
  window_ends_at: number;
}

/** Customers and past orders of the shop before this one. */
import type { Generated } from 'kysely';
import type { PeopleImportState, PeopleKind, PeopleSystem } from '@kayal/api-contract';

/** A file of them, and what became of it. Nothing in its row leads to a person once it is brought over. */
export interface PeopleImportTable {
  id: string;
  name: string;
  /** Name of the file in the folder of these imports; null once it is deleted. */
  file: string | null;
  kind: PeopleKind | null;
  system: PeopleSystem | null;
  state: PeopleImportState;
  /** Customers or orders that the check read, or that are brought over. */
  done: number;
  total: number;
  /** JSON: counts as on the wire. */
  counts: string;
  /** JSON: problems as on the wire. */
  problems: string;
  /** JSON: the first customers or orders as on the wire; `[]` once it is brought over. */
  samples: string;
  /** JSON: error as on the wire; null for none. */
  error: string | null;
  actor_id: string;
  created_at: number;
  /** ms since 1970 of the last slice: one under way that was not touched for long has lost its process. */
  touched_at: number;
}

/** An order from the shop before this one. It belongs to whoever proves to have its e-mail address. */
export interface PastOrderTable {
  id: string;
  import_id: string;
  source: PeopleSystem;
  number: string;
  /** As an account has it. */
  email: string;
  /** yyyy-mm-dd */
  ordered_on: string;
  status: string;
  /** Paise, as all amounts here. */
  total: number;
  delivery: number | null;
  discount: number | null;
  address: string;
  /** JSON list of name, code, quantity and price. */
  lines: string;
  /** ms since 1970 when it was brought over. */
  created_at: number;
}

/** Column of accounts and addresses. */
export interface ImportedColumn {
  /** The import that made it. Null for what people made themselves, and for an address that its customer changed. */
  import_id: Generated<string | null>;
}

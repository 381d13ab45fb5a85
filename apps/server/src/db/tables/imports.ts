/** Imports of the catalogue: staged rows, results, and what an undo needs. */
import type { ImportMode, ImportSource, ImportState } from '@kayal/api-contract';
import type { FactColumns, ProductTable } from './catalogue.ts';
import type { Flag } from './flag.ts';

/** A mapping of a file's headings to our fields, saved under a name. */
export interface ImportMapTable {
  name: string;
  /** JSON: field to heading. */
  mapping: string;
  /** JSON: the columns that it makes of others. */
  made: string;
}

/** One import. Texts that end in JSON are named in `catalogue-import.schemas.ts`. */
export interface ImportRunTable {
  id: string;
  file_name: string;
  /** Where the file lies, below the data folder. */
  file: string;
  /** SHA-256 of its bytes, hex; the id of the run where the same rows count again. */
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
  /** Last heartbeat of the process that works on it, ms since 1970. */
  heartbeat_at: number;
  applied_at: number | null;
  /** Visible products before it was applied; null until then. */
  on_sale_before: number | null;
  /** Products that were not visible before it and are visible after it; null until it was applied. */
  put_on_sale: number | null;
}

/** Facts in an imported file; null keeps the current value. */
export type ImportedFacts = { [Column in keyof FactColumns]: FactColumns[Column] | null };

/** A product's values in an imported file; null keeps the current value. */
export interface ImportProductTable extends ImportedFacts {
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
  /** All of the product after the import, those that the file does not have too. */
  attributes: string | null;
  hidden: Flag | null;
  /** paise; 0 ends the offer */
  offer: number | null;
  /** Whether the file names its sub-categories. */
  has_lists: Flag;
  row_number: number;
}

/** A variant's values in an imported file; null keeps the current value. */
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

/** A list of a product in a staged file. */
export interface ImportListTable {
  run_id: string;
  product_id: number;
  list_id: number;
}

/** A search word of a product in a staged file. */
export interface ImportWordTable {
  run_id: string;
  product_id: number;
  word: string;
}

/** The address of a picture in a staged file. */
export interface ImportPictureTable {
  run_id: string;
  product_id: number;
  /** Canonical colour: A–Z, 0–9 and `-`. */
  colour: string;
  address: string;
  host: string;
  /** Order among the pictures of a colour. */
  position: number;
}

/** An error in a cell of a file. */
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

/** Categories, products, variants, stock, offers and colours. */
import type { SizeHint } from '@kayal/api-contract';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Flag } from './flag.ts';

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

/** A product without its variants, offer and lists. */
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

/** Facts of a product for invoices, returns and the law; a text is empty where nothing is known. */
export interface FactColumns {
  /** 4, 6 or 8 digits. */
  hsn: string;
  /** Id of a class of the setting `invoicing`; empty for that of the category. */
  tax_class: string;
  /** English name. */
  country_of_origin: string;
  /** 1: it comes back only where it is not what was sold. */
  final_sale: Flag;
  /** 0 where it is not known. */
  weight_grams: number;
  /** Name and address; packer and importer too. */
  manufacturer: string;
  packer: string;
  importer: string;
  generic_name: string;
  net_quantity: string;
  /** Empty for the contact of the shop. */
  consumer_care: string;
}

/** The same, as migration 0033 added them to a product, with what migration 0048 added. */
export type ProductFactColumns = { [Column in keyof FactColumns]: Generated<FactColumns[Column]> } & {
  /** JSON: values by id of the attribute, the ids in order; empty for none. */
  attributes: Generated<string>;
};

/** Column that migration 0046 added to a product. */
export interface ProductHint {
  /** The size that most wanted who sent it back; null where there is none, or the owner does not show it. */
  size_hint: SizeHint | null;
}

/** Column that migration 0064 added to a product. */
export interface ProductModels {
  /** JSON: what is said of the model in a colour's pictures, by colour; empty for none. */
  model_sizes: Generated<string>;
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

/** Columns that migration 0011 added to a variant. */
export interface VariantEditing {
  /** 1: not sold any more; orders keep it. */
  withdrawn: Generated<Flag>;
}

/** Column that the database itself fills in a variant's row. */
export interface VariantAvailability {
  /** 1: without units, or withdrawn. Conditions write the value into the statement: SQLite plans a bound one at every run. */
  unavailable: GeneratedAlways<Flag>;
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

/** Why an order moved stock after its placement; null for all other movements. */
export interface StockMovementCause {
  /**
   * `return`: units of a parcel or return that came back, and those that were sent back again; `hold`: units held for an exchange, and freed. Such a movement is
   * a `correction` with the order's number.
   */
  cause: 'return' | 'hold' | null;
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

/** The number of a product whose id in the company's files is not a number. */
export interface ProductNumberTable {
  source_id: string;
  product_id: number;
}

/** Words of a product's name, for search by an index. */
export interface SearchWordTable {
  word: string;
  product_id: number;
}

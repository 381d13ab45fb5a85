/** Products of the back office: wire ↔ domain. */
import type { Paise } from '../domain/catalogue.ts';
import type { WireOf } from '../endpoints.ts';
import { paiseToRupees, rupeesToPaise } from '../rupees.ts';

type Row = WireOf<'getAdminProducts'>['answer'][number];
type Whole = WireOf<'getAdminProduct'>['answer'];
type Saved = WireOf<'addAdminProduct'>['body'];

/** Money of a product, in paise in place of the wire's rupees. */
interface ProductPrices {
  readonly mrp: Paise;
  /** Null without an offer. */
  readonly offer: Paise | null;
}

/** A row of the back office's table of products. */
export type AdminProductRow = Omit<Row, 'mrp' | 'offerPrice'> & ProductPrices;

/** One product as the back office edits it. */
export type AdminProduct = Omit<Whole, 'mrp' | 'offerPrice'> & ProductPrices;

/** What of a product an admin saves. */
export type ProductDraft = Omit<Saved, 'mrp' | 'offerPrice'> & ProductPrices;

/** What the table is narrowed to. */
export type AdminProductFilter = Omit<WireOf<'getAdminProducts'>['query'], 'limit' | 'offset'>;

/** A correction of stock with its reason. */
export type StockCorrection = WireOf<'correctStock'>['body'];

function toPrices({ mrp, offerPrice }: Pick<Row, 'mrp' | 'offerPrice'>): ProductPrices {
  return { mrp: rupeesToPaise(mrp), offer: offerPrice === null ? null : rupeesToPaise(offerPrice) };
}

/** getAdminProducts. */
export function toAdminProducts(rows: WireOf<'getAdminProducts'>['answer']): AdminProductRow[] {
  return rows.map(({ mrp, offerPrice, ...row }) => ({ ...row, ...toPrices({ mrp, offerPrice }) }));
}

/** getAdminProduct, and what a save answers. */
export function toAdminProduct({ mrp, offerPrice, ...product }: Whole): AdminProduct {
  return { ...product, ...toPrices({ mrp, offerPrice }) };
}

/** addAdminProduct, saveAdminProduct. */
export function fromProductDraft({ mrp, offer, ...draft }: ProductDraft): Saved {
  return { ...draft, mrp: paiseToRupees(mrp), offerPrice: offer === null ? null : paiseToRupees(offer) };
}

/** Products of the back office: wire ↔ domain. */
import type { Paise } from '../domain/catalogue.ts';
import type { WireOf } from '../endpoints.ts';
import { paiseToRupees, rupeesToPaise } from '../rupees.ts';

type Row = WireOf<'getAdminProducts'>['answer'][number];
type Whole = WireOf<'getAdminProduct'>['answer'];
type Saved = WireOf<'addAdminProduct'>['body'];

/** Amounts of a product in paise; the wire has rupees. */
interface ProductPrices {
  readonly mrp: Paise;
  /** Null without an offer. */
  readonly offer: Paise | null;
}

/** A row of the back office's table of products. */
export type AdminProductRow = Omit<Row, 'mrp' | 'offerPrice'> & ProductPrices;

/** One product as the back office edits it. */
export type AdminProduct = Omit<Whole, 'mrp' | 'offerPrice'> & ProductPrices;

/** The fields of a product that an admin saves. */
export type ProductDraft = Omit<Saved, 'mrp' | 'offerPrice'> & ProductPrices;

/** Filters of the product table. */
export type AdminProductFilter = Omit<WireOf<'getAdminProducts'>['query'], 'limit' | 'offset'>;

/** A correction of stock with its reason. */
export type StockCorrection = WireOf<'correctStock'>['body'];

/** A product as a row of the grid. */
export type GridRow = WireOf<'getProductGrid'>['answer'][number];

/** Changed cells of a product. */
export type GridChange = WireOf<'saveProductGrid'>['body']['products'][number];

/** Which products the grid shows. */
export type GridFilter = Omit<WireOf<'getProductGrid'>['query'], 'after'>;

function toPrices({ mrp, offerPrice }: Pick<Row, 'mrp' | 'offerPrice'>): ProductPrices {
  return { mrp: rupeesToPaise(mrp), offer: offerPrice === null ? null : rupeesToPaise(offerPrice) };
}

/** From the answer of `getAdminProducts`. */
export function toAdminProducts(rows: WireOf<'getAdminProducts'>['answer']): AdminProductRow[] {
  return rows.map(({ mrp, offerPrice, ...row }) => ({ ...row, ...toPrices({ mrp, offerPrice }) }));
}

/** From the answer of `getAdminProduct` or of a save. */
export function toAdminProduct({ mrp, offerPrice, ...product }: Whole): AdminProduct {
  return { ...product, ...toPrices({ mrp, offerPrice }) };
}

/** The body of `addAdminProduct` and `saveAdminProduct`. */
export function fromProductDraft({ mrp, offer, ...draft }: ProductDraft): Saved {
  return { ...draft, mrp: paiseToRupees(mrp), offerPrice: offer === null ? null : paiseToRupees(offer) };
}

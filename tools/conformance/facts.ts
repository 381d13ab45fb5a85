import type { RouteName } from '@kayal/api-contract';
import { textAt, valueAt, type Parts, type Place, type Seen, type Who } from './place.ts';

/** An item that calls use. */
export interface ItemFacts {
  readonly id: string;
  /** The unique code of a variant in stock. */
  readonly code: string;
  /** Units in stock of that variant. */
  readonly stock: number;
  /** Price of one unit, rupees. */
  readonly price: number;
  readonly mrp: number;
  /** Spelled as in its variants. */
  readonly colour: string;
  /** File name of its picture. */
  readonly picture: string;
}

/** The data of a place that steps use, so that the same call has the same meaning at both. Read through the API. */
export interface Facts {
  readonly shopper: string;
  readonly offered: ItemFacts;
  readonly plain: ItemFacts;
  /** The unique code of a sold-out variant. */
  readonly soldOut: string;
  readonly category: string;
  readonly subCategory: string;
  readonly colour: string;
  readonly activeAddress: string;
  /** An order of the shopper that is on its way. */
  readonly entryNo: string;
  /** Values that earlier steps stored, by name. */
  readonly learned: Map<string, string>;
}

function rowsOf({ body }: Seen, path = ''): readonly unknown[] {
  const rows = path === '' ? body : valueAt(body, path);
  if (!Array.isArray(rows)) throw new TypeError(`no list at ${path}`);
  return rows;
}

/** Reads the data of a place. @throws when it has too little to compare */
export async function factsOf(place: Place): Promise<Facts> {
  const ask = async (who: Who, name: RouteName, parts: Parts = {}) => {
    const seen = await place.send(who, name, parts);
    if (seen.status !== 200) throw new Error(`${name}: ${JSON.stringify(seen.body)}`);
    return seen;
  };
  const products = rowsOf(await ask('visitor', 'getProductByFilter', { query: { limit: '40' } }));
  const itemOf = async (wantsOffer: boolean): Promise<ItemFacts> => {
    for (const product of products) {
      if ((valueAt(product, 'OfferPrice') !== null) !== wantsOffer) continue;
      const id = textAt(product, 'ID');
      const variants = rowsOf(await ask('visitor', 'getProductDetails', { query: { Id: id } }));
      const variant = variants.find((row) => Number(textAt(row, 'Qty')) >= 3 && Number(textAt(row, 'Qty')) < 45);
      if (variant === undefined) continue;
      const mrp = Number(textAt(product, 'MRP'));
      return {
        id,
        code: textAt(variant, 'Uniquecode'),
        stock: Number(textAt(variant, 'Qty')),
        price: wantsOffer ? Number(textAt(product, 'OfferPrice')) : mrp,
        mrp,
        colour: textAt(variant, 'Color'),
        picture: textAt(product, 'displayFirst'),
      };
    }
    throw new Error('no such item');
  };
  const findSoldOut = async (): Promise<string> => {
    for (const product of products) {
      const variants = rowsOf(await ask('visitor', 'getProductDetails', { query: { Id: textAt(product, 'ID') } }));
      const variant = variants.find((row) => textAt(row, 'Qty') === '0');
      if (variant !== undefined) return textAt(variant, 'Uniquecode');
    }
    throw new Error('nothing is sold out');
  };
  const shopper = textAt((await ask('shopper', 'session')).body, 'user.id');
  const addresses = rowsOf(await ask('shopper', 'getAddresses', { params: { customer: shopper } }), 'data');
  const orders = rowsOf(await ask('shopper', 'getOrders', { params: { customer: shopper } }), 'orders');
  return {
    shopper,
    offered: await itemOf(true),
    plain: await itemOf(false),
    soldOut: await findSoldOut(),
    category: textAt((await ask('visitor', 'getCategories')).body, '0.Id'),
    subCategory: textAt((await ask('visitor', 'getSubCategories')).body, '0.Id'),
    colour: textAt((await ask('visitor', 'getAllModifiedColors')).body, '0.db_color'),
    activeAddress: textAt(
      addresses.find((row) => valueAt(row, 'isActive') === true),
      'id',
    ),
    entryNo: textAt(
      orders.find((row) => valueAt(row, 'isDelivered') === false),
      'EntryNo',
    ),
    learned: new Map(),
  };
}

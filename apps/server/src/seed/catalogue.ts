import {
  activities,
  palette,
  detailsOf,
  type ProductDetails,
  categoryPlans,
  inShopOrder,
  planProducts,
  type PlannedProduct,
} from '@kayal/demo-catalogue';
import type {
  CategoryTable,
  ColourTable,
  OfferTable,
  ProductGroupTable,
  ProductTable,
  SearchWordTable,
  VariantTable,
} from '../db/tables/catalogue.ts';
import { searchWordsOf } from '../modules/catalogue/search/search-words.ts';
import { departmentGroups, groups, promotionGroups } from './groups.ts';

/** The demo catalogue as rows. */
export interface DemoCatalogue {
  readonly categories: readonly CategoryTable[];
  readonly products: readonly ProductTable[];
  readonly productGroups: readonly ProductGroupTable[];
  readonly variants: readonly VariantTable[];
  readonly offers: readonly OfferTable[];
  readonly colours: readonly ColourTable[];
  readonly searchWords: readonly SearchWordTable[];
}

interface Placed {
  readonly product: PlannedProduct;
  readonly details: ProductDetails;
  /** In the shop's order, from 0. */
  readonly place: number;
  readonly groupIds: readonly number[];
}

const dayMs = 86_400_000;
/** When the newest product was added, 14 November 2026; ms since 1970. */
const newestAt = Date.UTC(2026, 10, 14, 4, 30);
const topRank = 100_000;
const arrivalsEvery = 21;
const bestSellersEvery = 15;
const limitedSaleSize = 36;
/** Min saving, as a share of MRP, of a product in the limited sale. */
const limitedSaleMinShare = 0.28;

function isArrival(product: PlannedProduct, place: number): boolean {
  if (product.showcase) return product.showcase.list === 'arrivals';
  return place % arrivalsEvery === 3;
}

function isBestSeller(place: number): boolean {
  return place % bestSellersEvery === 5;
}

function saving(details: ProductDetails): number {
  return details.offer === null ? 0 : 1 - details.offer / details.mrp;
}

function placeProducts(): readonly Placed[] {
  let onSale = 0;
  return inShopOrder(planProducts()).map((product, place) => {
    const details = detailsOf(product, place);
    const groupIds: number[] = [departmentGroups[product.department]];
    groupIds.push(...product.style.activities.map((activity) => activities[activity]));
    if (isArrival(product, place)) groupIds.push(promotionGroups.NewArrivals);
    if (isBestSeller(place)) groupIds.push(promotionGroups.BestSeller);
    if (onSale < limitedSaleSize && saving(details) >= limitedSaleMinShare) {
      onSale += 1;
      groupIds.push(promotionGroups.LimitedSale);
    }
    return { product, details, place, groupIds };
  });
}

/** Dates products: arrivals within the last month, in the shop's order; all others over the eighteen months before. */
function createdAt({ product, place }: Placed, count: number): number {
  const newness = isArrival(product, place) ? (place / count) * 28 : 30 + ((place * 37) % count);
  return newestAt - Math.round(newness * dayMs);
}

function productRow(placed: Placed, count: number): ProductTable {
  const { product, details, place } = placed;
  const [shown] = details.colours;
  if (shown === undefined) throw new RangeError(`no colour: ${product.name}`);
  return {
    id: product.id,
    name: product.name,
    mrp: details.mrp,
    category_id: product.category.id,
    display_colour: shown.dbColor,
    cut: product.style.cut,
    department: product.department,
    rank: topRank - place,
    created_at: createdAt(placed, count),
    visible: 1,
  };
}

function wordRows({ product, details, groupIds }: Placed): readonly SearchWordTable[] {
  const words = searchWordsOf({
    name: product.name,
    categoryName: product.category.name,
    department: product.department,
    groupNames: groups.filter((group) => groupIds.includes(group.id)).map((group) => group.name),
    colourNames: details.colours.flatMap((colour) => [colour.dbColor, colour.mdColor]),
    description: '',
  });
  return words.map((word) => ({ word, product_id: product.id }));
}

/**
 * Makes the whole demo catalogue: more than 500 products in 30 categories. Pure: it is the same
 * on every machine and day.
 * @param season code that the colour names belong to
 */
export function demoCatalogue(season: string): DemoCatalogue {
  const placed = placeProducts();
  return {
    categories: [
      ...categoryPlans.map(({ id, name }, position) => ({
        id,
        kind: 'category' as const,
        name,
        same_as: id,
        position,
      })),
      ...groups,
    ],
    products: placed.map((entry) => productRow(entry, placed.length)),
    productGroups: placed.flatMap(({ product, place, groupIds }) =>
      groupIds.map((id) => ({ category_id: id, product_id: product.id, rank: topRank - place })),
    ),
    variants: placed.flatMap(({ product, details }) =>
      details.variants.map(({ uniqueCode, colour, size, qty }, position) => ({
        unique_code: uniqueCode,
        product_id: product.id,
        colour,
        size,
        qty,
        position,
      })),
    ),
    offers: placed.flatMap(({ product, details }) =>
      details.offer === null ? [] : [{ product_id: product.id, price: details.offer, updated_at: newestAt }],
    ),
    colours: palette.map(({ dbColor, mdColor, hex }) => ({ season, db_color: dbColor, md_color: mdColor, hex })),
    searchWords: placed.flatMap(wordRows),
  };
}

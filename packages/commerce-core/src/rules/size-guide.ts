import { shopProfile } from '../shop-profile.ts';
import { canonicalSize } from './sizes.ts';

/** What of a body a size is chosen by. */
export const bodyMeasures = ['age', 'height', 'chest', 'waist', 'hips', 'insideLeg'] as const;
export type BodyMeasure = (typeof bodyMeasures)[number];

/** Whom a chart is for. `kids-chest` has sizes by chest in inches (22 to 34), `kids-age` sizes by age in years (4 to 14). */
export const sizeChartNames = ['men', 'women', 'kids-chest', 'kids-age'] as const;
export type SizeChartName = (typeof sizeChartNames)[number];

/** Where a garment sits; it decides which measures count. */
export type GarmentPart = 'top' | 'bottom' | 'whole';

/** What a size guide shows for one product. */
export interface SizeGuide {
  /** Charts that fit, the likeliest first; more than one where it is not known whom the product is cut for. */
  readonly charts: readonly SizeChartName[];
  readonly measures: readonly BodyMeasure[];
}

/** What of a product decides its guide. */
export interface SizedProduct {
  readonly categoryId: number | null;
  /** A department, where the catalogue has one; some rows hold a use instead, such as running. */
  readonly subCategoryId: number | null;
  readonly sizes: readonly string[];
}

const { men, women } = shopProfile.ids.desktop;

/** Sub-categories that are cut for one of two; their mobile ids are other names of them (J15). */
const departmentCharts: ReadonlyMap<number, SizeChartName> = new Map([
  [men, 'men'],
  [shopProfile.ids.mobile.men, 'men'],
  [women, 'women'],
  [shopProfile.ids.mobile.women, 'women'],
]);

/** The profile's lists, as lists of any ids. */
const garments: Readonly<Record<keyof typeof shopProfile.garments, readonly number[]>> = shopProfile.garments;

/** Where the garments of a category sit; tops where the profile says nothing. */
function partOf(categoryId: number | null): GarmentPart {
  if (categoryId === null || garments.wholes.includes(categoryId)) return 'whole';
  return garments.bottoms.includes(categoryId) ? 'bottom' : 'top';
}

const measuresOf: Readonly<Record<GarmentPart, readonly BodyMeasure[]>> = {
  top: ['chest', 'waist'],
  bottom: ['waist', 'hips', 'insideLeg'],
  whole: ['chest', 'waist', 'hips'],
};

/** `24`, `8`, `4-5Y`. */
const childSize = /^(\d{1,2})(?:-\d{1,2})?(?: ?Y(?:RS|EARS)?)?$/;

const letters = /^(?:XXS|XS|S|M|L|XL|[2-5]XL)$/;

/** The charts that know these sizes; none for bottles, bags and what has one size. */
function chartsOf({ categoryId, subCategoryId, sizes }: SizedProduct): readonly SizeChartName[] {
  const known = sizes.map(canonicalSize);
  if (known.some((size) => letters.test(size))) {
    if (categoryId !== null && garments.women.includes(categoryId)) return ['women'];
    const department = subCategoryId === null ? undefined : departmentCharts.get(subCategoryId);
    return department === undefined ? ['women', 'men'] : [department];
  }
  const numbers = known.map((size) => Number(childSize.exec(size)?.[1] ?? Number.NaN)).filter(Number.isFinite);
  if (numbers.length === 0) return [];
  return [Math.max(...numbers) >= 20 ? 'kids-chest' : 'kids-age'];
}

/** The size guide of a product: whom it is for and which measures count; null where no size needs one. */
export function sizeGuideOf(product: SizedProduct): SizeGuide | null {
  const charts = chartsOf(product);
  if (charts.length === 0) return null;
  const measures = measuresOf[partOf(product.categoryId)];
  const isForKids = charts.some((chart) => chart.startsWith('kids'));
  return {
    charts,
    // A child's size goes by age and height; the leg follows from them.
    measures: isForKids ? ['age', 'height', ...measures.filter((measure) => measure !== 'insideLeg')] : measures,
  };
}

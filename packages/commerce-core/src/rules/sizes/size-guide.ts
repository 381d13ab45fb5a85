import { shopProfile } from '../../shop/shop-profile.ts';
import { canonicalSize } from './sizes.ts';

/** Body measures by which a size is chosen. */
export const bodyMeasures = ['age', 'height', 'chest', 'waist', 'hips', 'insideLeg'] as const;
export type BodyMeasure = (typeof bodyMeasures)[number];

/**
 * Charts by group of people. `kids-chest` has sizes by chest in inches (22 to 34), `kids-age` sizes by age in years (4
 * to 14).
 */
export const sizeChartNames = ['men', 'women', 'kids-chest', 'kids-age'] as const;
export type SizeChartName = (typeof sizeChartNames)[number];

/** The part of the body that a garment covers, which decides the measures. */
export type GarmentPart = 'top' | 'bottom' | 'whole';

/** The size guide of one product. */
export interface SizeGuide {
  /** Possible charts, the most likely first; more than one when the product's department is unknown. */
  readonly charts: readonly SizeChartName[];
  readonly measures: readonly BodyMeasure[];
}

/** Fields of a product that decide its guide. */
export interface SizedProduct {
  readonly categoryId: number | null;
  /** Usually a department; for some products a use, such as running. */
  readonly subCategoryId: number | null;
  readonly sizes: readonly string[];
}

const { men, women } = shopProfile.ids.desktop;

/** Charts of the sub-categories Men and Women, with their mobile ids. */
const departmentCharts: ReadonlyMap<number, SizeChartName> = new Map([
  [men, 'men'],
  [shopProfile.ids.mobile.men, 'men'],
  [women, 'women'],
  [shopProfile.ids.mobile.women, 'women'],
]);

/** The profile's lists, typed as plain ids. */
const garments: Readonly<Record<keyof typeof shopProfile.garments, readonly number[]>> = shopProfile.garments;

/** The part of the body for a category; top when the profile does not list it. */
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

/** The charts that contain these sizes; none for bottles, bags and products with one size. */
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

/** The size guide of a product: its charts and measures; null when its sizes need no guide. */
export function sizeGuideOf(product: SizedProduct): SizeGuide | null {
  const charts = chartsOf(product);
  if (charts.length === 0) return null;
  const measures = measuresOf[partOf(product.categoryId)];
  const isForKids = charts.some((chart) => chart.startsWith('kids'));
  return {
    charts,
    // A child's size is chosen by age and height, which also determine the leg length.
    measures: isForKids ? ['age', 'height', ...measures.filter((measure) => measure !== 'insideLeg')] : measures,
  };
}

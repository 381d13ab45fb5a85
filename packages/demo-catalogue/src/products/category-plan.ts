import type { Cut, Department } from '../drawing/garment-spec.ts';
import type { Activity } from './activities.ts';

/** One kind of garment in a category: its name, department and uses. */
export interface StylePlan {
  /** Follows the first word of the name: "Vembanad" + "Run Tee". */
  readonly noun: string;
  readonly department: Department;
  readonly activities: readonly Activity[];
  readonly cut: Cut;
}

/** The size runs a category can have; the names of the sizes are in `size-runs.ts`. */
export type SizeRun = 'men' | 'women' | 'boys' | 'girls' | 'free' | 'bottle' | 'bag' | 'pack';

/** How a category of the demo catalogue is filled. */
export interface CategoryPlan {
  readonly id: number;
  readonly name: string;
  /** How many products it has. */
  readonly count: number;
  /** Min and max MRP, rupees. */
  readonly rupees: readonly [low: number, high: number];
  readonly sizes: SizeRun | 'department';
  readonly styles: readonly StylePlan[];
}

/**
 * One style of a category.
 * @param noun follows the first word of the name
 * @param department of the garment
 * @param cut which garment is drawn
 * @param activities its uses, best fit first
 */
export function style(noun: string, department: Department, cut: Cut, ...activities: readonly Activity[]): StylePlan {
  return { noun, department, cut, activities };
}

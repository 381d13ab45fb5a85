import { shopProfile } from '@kayal/commerce-core';
import { activities } from '@kayal/demo-catalogue';
import type { CategoryTable } from '../db/tables/catalogue.ts';

const { desktop, mobile } = shopProfile.ids;

/** Sub-category of each department (S9.ID.01–03, S9.ID.07). */
export const departmentGroups = {
  men: desktop.men,
  women: desktop.women,
  kids: desktop.kids,
  accessories: desktop.accessories,
} as const;

/** Sub-category ids of the promotional lists (S9.ID.04–06). */
export const promotionGroups = {
  LimitedSale: desktop.limitedSale,
  BestSeller: desktop.bestSeller,
  NewArrivals: desktop.newArrival,
} as const;

type Kind = CategoryTable['kind'];

function group(kind: Kind, id: number, name: string, sameAs = id): Omit<CategoryTable, 'position'> {
  return { id, kind, name, same_as: sameAs };
}

/**
 * Sub-categories and promotional lists in their order of listing. The ids of the mobile menu are
 * aliases of the desktop's (S9.ID.08–10): they work but are not listed a second time (J15).
 */
export const groups: readonly CategoryTable[] = [
  group('sub-category', departmentGroups.men, 'Men'),
  group('sub-category', departmentGroups.women, 'Women'),
  group('sub-category', departmentGroups.kids, 'Kids'),
  group('sub-category', departmentGroups.accessories, 'Accessories'),
  group('sub-category', activities.running, 'Running'),
  group('sub-category', activities.training, 'Training'),
  group('sub-category', activities.yoga, 'Yoga'),
  group('sub-category', activities.swim, 'Swim'),
  group('sub-category', activities.football, 'Football'),
  group('sub-category', activities.cricket, 'Cricket'),
  group('sub-category', activities.court, 'Court'),
  group('sub-category', activities.outdoor, 'Outdoor'),
  group('sub-category', activities.everyday, 'Everyday'),
  group('promotion', promotionGroups.LimitedSale, 'Limited Sale'),
  group('promotion', promotionGroups.BestSeller, 'Best Seller'),
  group('promotion', promotionGroups.NewArrivals, 'New Arrival'),
  group('sub-category', mobile.men, 'Men', departmentGroups.men),
  group('sub-category', mobile.women, 'Women', departmentGroups.women),
  group('sub-category', mobile.kids, 'Kids', departmentGroups.kids),
].map((row, position) => ({ ...row, position }));

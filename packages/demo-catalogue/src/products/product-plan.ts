import type { Department } from '../drawing/garment-spec.ts';
import { randomFrom, seedOf } from '../random.ts';
import { homeCategoryIds } from '../settings/home-categories.ts';
import { adultPlans } from './adult-plans.ts';
import type { CategoryPlan, StylePlan } from './category-plan.ts';
import { gearPlans, kidsPlans } from './kids-and-gear-plans.ts';
import { firstArrivals, firstOfAll, type ShowcasePlace } from './showcase.ts';
import { firstWords } from './words.ts';

/** A product before colours, sizes and prices. */
export interface PlannedProduct {
  readonly id: number;
  readonly name: string;
  readonly category: CategoryPlan;
  readonly style: StylePlan;
  readonly department: Department;
  /** Set for the products of the front page. */
  readonly showcase: { readonly list: 'all' | 'arrivals'; readonly colour: string } | null;
}

/** The 30 categories: those of the front page first, in its order. */
export const categoryPlans: readonly CategoryPlan[] = inFrontPageOrder([...adultPlans, ...kidsPlans, ...gearPlans]);

function inFrontPageOrder(plans: readonly CategoryPlan[]): readonly CategoryPlan[] {
  const order: readonly number[] = homeCategoryIds;
  const place = (plan: CategoryPlan): number => (order.includes(plan.id) ? order.indexOf(plan.id) : order.length);
  return plans.toSorted((a, b) => place(a) - place(b));
}

const firstProductId = 10_001;
/** Odd, so that it walks through all 64 first words before it repeats one. */
const wordStep = 27;

function firstWord(category: CategoryPlan, index: number): string {
  const place = (seedOf(category.name) + index * wordStep) % firstWords.length;
  const word = firstWords[place];
  if (word === undefined) throw new RangeError('no first word');
  return word;
}

function isAt(place: ShowcasePlace, category: CategoryPlan, index: number): boolean {
  return place.categoryId === category.id && place.index === index;
}

function showcaseOf(category: CategoryPlan, index: number): PlannedProduct['showcase'] {
  const all = firstOfAll.find((place) => isAt(place, category, index));
  if (all) return { list: 'all', colour: all.colour };
  const arrival = firstArrivals.find((place) => isAt(place, category, index));
  return arrival ? { list: 'arrivals', colour: arrival.colour } : null;
}

function productsOf(category: CategoryPlan): Omit<PlannedProduct, 'id'>[] {
  return Array.from({ length: category.count }, (_, index) => {
    const style = category.styles[index % category.styles.length];
    if (style === undefined) throw new RangeError(`no style in ${category.name}`);
    const name = `${firstWord(category, index)} ${style.noun}`;
    return { name, category, style, department: style.department, showcase: showcaseOf(category, index) };
  });
}

/** All products in the order of their ids, which is that of the categories. */
export function planProducts(): readonly PlannedProduct[] {
  return categoryPlans.flatMap(productsOf).map((product, index) => ({ id: firstProductId + index, ...product }));
}

function showcasePlace(product: PlannedProduct): number {
  if (product.showcase === null) return firstOfAll.length + firstArrivals.length;
  const list = product.showcase.list === 'all' ? firstOfAll : firstArrivals;
  const place = list.findIndex(
    (entry) => entry.categoryId === product.category.id && entry.colour === product.showcase?.colour,
  );
  return product.showcase.list === 'all' ? place : firstOfAll.length + place;
}

/**
 * The shop's own order, best first: the showcase, then all categories woven into each other, so that
 * every page of every list is a mix.
 */
export function inShopOrder(products: readonly PlannedProduct[]): readonly PlannedProduct[] {
  const seen = new Map<number, number>();
  const keyed = products.map((product) => {
    const nth = seen.get(product.category.id) ?? 0;
    seen.set(product.category.id, nth + 1);
    const jitter = randomFrom(seedOf(product.name)).next();
    return { product, showcase: showcasePlace(product), spread: (nth + jitter) / product.category.count };
  });
  return keyed.toSorted((a, b) => a.showcase - b.showcase || a.spread - b.spread).map((entry) => entry.product);
}

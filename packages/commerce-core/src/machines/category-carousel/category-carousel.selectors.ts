import { shopProfile } from '../../shop-profile.ts';
import { type Window, windowAt } from '../../rules/windows.ts';
import type { CategoryCarouselContext } from './category-carousel.types.ts';

/** The window over the categories: which are seen, and whether it can move (S2.HOME.01–04). */
export function selectCarouselWindow({ context }: { readonly context: CategoryCarouselContext }): Window {
  return windowAt(context.length, shopProfile.carouselWindow[context.layout], context.start);
}

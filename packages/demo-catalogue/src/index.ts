/** Entry for the seed: the demo's products. */
export { activities } from './products/activities.ts';
export { palette } from './products/palette.ts';
export { detailsOf, type ProductDetails } from './products/product-details.ts';
export { categoryPlans, inShopOrder, planProducts, type PlannedProduct } from './products/product-plan.ts';
export { firstArrivals, firstOfAll } from './products/showcase.ts';

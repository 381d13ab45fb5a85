import { route } from './route.ts';

/** Promotions of a shopper's bag: only a bag of a shop that has promotions loads these. */
export const promotionRoutes = {
  getBagQuote: route('GET', '/promotion/quote/:company/:customer', 'self', 'docs/promotions.md'),
  addBagCode: route('POST', '/promotion/code/:company', 'self', 'docs/promotions.md'),
  removeBagCode: route('DELETE', '/promotion/code/:company/:id', 'self', 'docs/promotions.md'),
};

/** The back office's side of promotions. */
export const promotionDeskRoutes = {
  getPromotions: route('GET', '/promotions/:company', 'admin', 'docs/promotions.md'),
  addPromotion: route('POST', '/promotions/:company', 'admin', 'docs/promotions.md'),
  updatePromotion: route('PUT', '/promotions/:company/:id', 'admin', 'docs/promotions.md'),
  setPromotionState: route('POST', '/promotions/:company/:id/state', 'admin', 'docs/promotions.md'),
  tryPromotion: route('POST', '/promotions/:company/try', 'admin', 'docs/promotions.md'),
  getPromotionReport: route('GET', '/promotionReport/:company', 'admin', 'docs/promotions.md'),
};

import { route } from './route.ts';

/** Where an order is, for its shopper: only pages of orders load these. */
export const orderLifeRoutes = {
  getOrderLife: route('GET', '/order/life/:company/:entryNo', 'self', 'docs/orders.md'),
  cancelOwnOrder: route('POST', '/order/cancelOwn/:company/:entryNo', 'self', 'docs/orders.md'),
  trackOrder: route('POST', '/track/:company', 'anyone', 'docs/orders.md'),
};

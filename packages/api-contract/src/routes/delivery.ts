import { route } from './route.ts';

/** Delivery to a pincode: only pages that show it load this. */
export const deliveryRoutes = {
  getDelivery: route('GET', '/delivery/:company', 'anyone', 'docs/delivery.md'),
};

/** The table of pincodes in the back office. */
export const pincodeRoutes = {
  getPincodes: route('GET', '/pincodes/:company', 'admin', 'docs/delivery.md'),
  importPincodes: route('POST', '/pincodes/:company', 'admin', 'docs/delivery.md'),
  exportPincodes: route('GET', '/pincodes.csv/:company', 'admin', 'docs/delivery.md'),
};

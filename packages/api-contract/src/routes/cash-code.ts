import { route } from './route.ts';

/** The code that an order in cash may need: only a bag that is asked for one loads this. */
export const cashCodeRoutes = {
  sendCashCode: route('POST', '/order/code/:company', 'self', 'docs/delivery.md'),
};

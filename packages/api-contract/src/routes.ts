import { accountSecurityRoutes } from './routes/account-security.ts';
import { accountRoutes } from './routes/accounts.ts';
import { administrationRoutes } from './routes/administration.ts';
import { catalogueRoutes } from './routes/catalogue.ts';
import { catalogueAdminRoutes } from './routes/catalogue-admin.ts';
import { connectionRoutes } from './routes/connections.ts';
import { cashCodeRoutes } from './routes/cash-code.ts';
import { deliveryRoutes, pincodeRoutes } from './routes/delivery.ts';
import { shopRoutes } from './routes/shop.ts';
import { orderLifeRoutes } from './routes/order-life.ts';
import { paymentDeskRoutes, paymentRoutes } from './routes/payments.ts';
import { privacyDeskRoutes, privacyRoutes } from './routes/privacy.ts';
import { returnDeskRoutes, returnRoutes } from './routes/returns.ts';
import { shoppingRoutes } from './routes/shopping.ts';
import { promotionDeskRoutes, promotionRoutes } from './routes/promotions.ts';
import { reportRoutes, visitRoutes } from './routes/reports.ts';
import type { Route } from './routes/route.ts';

export { apiBase } from './routes/route.ts';

/** Every call by name: the 43 listed ones and those added beside them. */
export const routes = {
  ...accountRoutes,
  ...accountSecurityRoutes,
  ...catalogueRoutes,
  ...shoppingRoutes,
  ...orderLifeRoutes,
  ...shopRoutes,
  ...deliveryRoutes,
  ...cashCodeRoutes,
  ...pincodeRoutes,
  ...returnRoutes,
  ...returnDeskRoutes,
  ...promotionRoutes,
  ...promotionDeskRoutes,
  ...privacyRoutes,
  ...privacyDeskRoutes,
  ...paymentRoutes,
  ...paymentDeskRoutes,
  ...administrationRoutes,
  ...catalogueAdminRoutes,
  ...connectionRoutes,
  ...visitRoutes,
  ...reportRoutes,
} satisfies Record<string, Route>;

/** The name of an endpoint. */
export type RouteName = keyof typeof routes;

import { accountEndpoints } from './endpoints/accounts.ts';
import { adminAccountEndpoints } from './endpoints/admin-accounts.ts';
import { apiTokenEndpoints } from './endpoints/api-tokens.ts';
import { addressEndpoints } from './endpoints/addresses.ts';
import { auditEndpoints } from './endpoints/audit.ts';
import { cartEndpoints } from './endpoints/cart.ts';
import { catalogueEndpoints } from './endpoints/catalogue.ts';
import { catalogueImportEndpoints } from './endpoints/catalogue-import.ts';
import { colourEndpoints } from './endpoints/colours.ts';
import { contactEndpoints } from './endpoints/contact.ts';
import { customerEndpoints } from './endpoints/customers.ts';
import { deliveryEndpoints } from './endpoints/delivery.ts';
import { pictureEndpoints } from './endpoints/pictures.ts';
import { offerEndpoints } from './endpoints/offers.ts';
import { orderEndpoints } from './endpoints/orders.ts';
import { orderLifeEndpoints } from './endpoints/order-life.ts';
import { ownAccountEndpoints } from './endpoints/own-account.ts';
import { peopleEndpoints } from './endpoints/people.ts';
import { redirectEndpoints } from './endpoints/redirects.ts';
import { rehearsalEndpoints } from './endpoints/rehearsal.ts';
import { shopArchiveEndpoints } from './endpoints/shop-archive.ts';
import { returnEndpoints } from './endpoints/returns.ts';
import { paymentEndpoints } from './endpoints/payments.ts';
import { settlementEndpoints } from './endpoints/settlements.ts';
import { privacyEndpoints } from './endpoints/privacy.ts';
import { secondFactorEndpoints } from './endpoints/second-factors.ts';
import { reportEndpoints } from './endpoints/reports.ts';
import { setupEndpoints } from './endpoints/setup.ts';
import { promotionEndpoints } from './endpoints/promotions.ts';
import { productEndpoints } from './endpoints/products.ts';
import { shopHealthEndpoints } from './endpoints/shop-health.ts';
import { shopSettingsEndpoints } from './endpoints/shop-settings.ts';
import { pictureBatchEndpoints } from './endpoints/picture-batches.ts';
import { pictureFetchEndpoints } from './endpoints/picture-fetches.ts';
import { stockWatchEndpoints } from './endpoints/stock-watch.ts';
import { tableEndpoints } from './endpoints/tables.ts';
import { taxDocumentEndpoints } from './endpoints/tax-documents.ts';
import { webhookEndpoints } from './endpoints/webhooks.ts';
import { wishlistEndpoints } from './endpoints/wishlist.ts';
import type { WireTypes } from './endpoint.ts';
import type { RouteName } from './routes.ts';

/** Every endpoint by the name of its route. */
export const endpoints = {
  ...accountEndpoints,
  ...secondFactorEndpoints,
  ...ownAccountEndpoints,
  ...adminAccountEndpoints,
  ...customerEndpoints,
  ...setupEndpoints,
  ...catalogueEndpoints,
  ...offerEndpoints,
  ...cartEndpoints,
  ...orderEndpoints,
  ...orderLifeEndpoints,
  ...returnEndpoints,
  ...promotionEndpoints,
  ...privacyEndpoints,
  ...deliveryEndpoints,
  ...paymentEndpoints,
  ...settlementEndpoints,
  ...tableEndpoints,
  ...addressEndpoints,
  ...wishlistEndpoints,
  ...stockWatchEndpoints,
  ...colourEndpoints,
  ...pictureEndpoints,
  ...pictureBatchEndpoints,
  ...pictureFetchEndpoints,
  ...contactEndpoints,
  ...auditEndpoints,
  ...shopHealthEndpoints,
  ...shopSettingsEndpoints,
  ...peopleEndpoints,
  ...redirectEndpoints,
  ...rehearsalEndpoints,
  ...shopArchiveEndpoints,
  ...catalogueImportEndpoints,
  ...productEndpoints,
  ...apiTokenEndpoints,
  ...webhookEndpoints,
  ...taxDocumentEndpoints,
  ...reportEndpoints,
} satisfies { readonly [Name in RouteName]: { readonly name: Name } };

/** The endpoints' types, for code that must not load their schemas. */
export type Endpoints = typeof endpoints;

/** Each endpoint's wire types. A table, so that the compiler works out each once. */
type WireByName = { readonly [Name in RouteName]: WireTypes<Endpoints[Name]> };

/** Params, query, headers, body and answer of an endpoint on the wire: `WireOf<'getCart'>['answer']`. */
export type WireOf<Name extends RouteName> = WireByName[Name];

import { routes, type RouteName } from '@kayal/api-contract';
import type { HttpHandler, PathParams } from 'msw';
import type { MockAccount } from './fixtures/accounts.ts';
import { accountHandlers } from './handlers/accounts.ts';
import { adminAccountHandlers } from './handlers/admin-accounts.ts';
import { addressHandlers } from './handlers/addresses.ts';
import { apiTokenHandlers } from './handlers/api-tokens.ts';
import { backOfficeHandlers } from './handlers/back-office.ts';
import { cartHandlers } from './handlers/cart.ts';
import { catalogueHandlers } from './handlers/catalogue.ts';
import { colourHandlers } from './handlers/colours.ts';
import { privacyHandlers } from './handlers/privacy.ts';
import { contactHandlers } from './handlers/contact.ts';
import { customerHandlers } from './handlers/customers.ts';
import { importHandlers } from './handlers/imports.ts';
import { deliveryHandlers } from './handlers/delivery.ts';
import { invoiceHandlers } from './handlers/invoices.ts';
import { offerHandlers } from './handlers/offers.ts';
import { orderHandlers } from './handlers/orders.ts';
import { orderLifeHandlers } from './handlers/order-life.ts';
import { pictureHandler } from './handlers/pictures.ts';
import { pictureBatchHandlers } from './handlers/picture-batches.ts';
import { pictureFetchHandlers } from './handlers/picture-fetches.ts';
import { pictureAdminHandlers } from './handlers/pictures-admin.ts';
import { ownAccountHandlers } from './handlers/own-account.ts';
import { promotionHandlers } from './handlers/promotions.ts';
import { peopleHandlers } from './handlers/people.ts';
import { reportHandlers } from './handlers/reports.ts';
import { redirectHandlers } from './handlers/redirects.ts';
import { rehearsalHandlers } from './handlers/rehearsal.ts';
import { shopArchiveHandlers } from './handlers/shop-archive.ts';
import { paymentHandlers } from './handlers/payments.ts';
import { settlementHandlers } from './handlers/settlements.ts';
import { tableHandlers } from './handlers/tables.ts';
import { returnHandlers } from './handlers/returns.ts';
import { secondFactorHandlers } from './handlers/second-factors.ts';
import { productGridHandlers } from './handlers/product-grid.ts';
import { productHandlers } from './handlers/products.ts';
import { settingsHandlers } from './handlers/settings.ts';
import { stockWatchHandlers } from './handlers/stock-watch.ts';
import { webhookHandlers } from './handlers/webhooks.ts';
import { wishlistHandlers } from './handlers/wishlist.ts';
import { mockRoute, type MockCall, type MockResolver } from './mock-endpoint.ts';
import { noAnswer, refuse, waiting, type MockReply } from './mock-reply.ts';
import { handlerOf, type MockRoute } from './mock-route.ts';
import { createMockShopState, type MockShopState, type Viewer } from './mock-shop-state.ts';
import { scenarios, type ScenarioName } from './scenarios.ts';
import type { Behaviour, Scenario } from './scenarios/scenario.ts';

/** Mocks an endpoint of one shop: applies the scenario, checks the caller's access, then runs the resolver. */
export type ShopEndpoint = <Name extends RouteName>(name: Name, resolver: MockResolver<Name>) => MockRoute;

/** Parts that the handlers of a module use. */
export interface MockModule {
  readonly state: MockShopState;
  readonly endpoint: ShopEndpoint;
}

/** Options of a story's shop. */
export interface MockShopOptions {
  /** The signed-in viewer; default a visitor. */
  readonly as?: Viewer;
  /** The scenario; default `ready`. */
  readonly scenario?: ScenarioName;
}

/** One story's shop. */
export interface MockShop {
  readonly state: MockShopState;
  readonly handlers: readonly HttpHandler[];
}

function replyOf<Name extends RouteName>(behaviour: Behaviour<Name>): MockReply<Name> {
  if (behaviour === 'no-answer') return noAnswer;
  if (behaviour === 'waiting') return waiting;
  return refuse(behaviour);
}

/** The company of every path. */
const companyCode = 'kayal';

/**
 * The server's access checks: 404 for another company; 401 without a session; at an admin's endpoint 403 for a shopper
 * and for an admin who lacks a second factor.
 */
function accessRefusal(name: RouteName, { company = companyCode }: PathParams, state: MockShopState) {
  const { user, requiresSecondFactor, passkeys, totpAddedAt, isConfirmed } = state;
  if (company !== companyCode) return refuse('company.unknown');
  const { access } = routes[name];
  if (access === 'anyone') return null;
  if (access === 'token') return refuse('token.invalid');
  if (user === null) return refuse('auth.required');
  if (access !== 'admin') return null;
  if (!user.isAdmin) return refuse('forbidden');
  if (requiresSecondFactor && passkeys.length === 0 && totpAddedAt === null) return refuse('SECOND_FACTOR_MISSING');
  return 'confirmed' in routes[name] && !isConfirmed ? refuse('auth.confirm') : null;
}

/** Endpoints that an admin may call for any customer. */
const openToAdmins: readonly RouteName[] = [
  'getOrders',
  'getCustomerById',
  'withdrawAdmin',
  'getCustomer',
  'getCustomerSessions',
  'endCustomerSessions',
  'endCustomerSession',
];

/** Whether a call names another customer than the one who is signed in. */
function claimsAnother(
  name: RouteName,
  { params, body }: Pick<MockCall<RouteName>, 'params' | 'body'>,
  user: MockAccount,
) {
  if (user.isAdmin && openToAdmins.includes(name)) return false;
  const parts: readonly object[] = [params, body ?? {}];
  return parts.some((part) => {
    const claims = ['customer', 'ledcode', name === 'placeOrder' ? 'id' : 'ledcode'].map((key) =>
      Reflect.get(part, key),
    );
    return claims.some((claim) => claim !== undefined && String(claim) !== user.id);
  });
}

/**
 * A new shop with its own state, which no other story shares.
 * Give its handlers to MSW; more specific ones may be put before them.
 */
export function createMockShop({ as = 'visitor', scenario = 'ready' }: MockShopOptions = {}): MockShop {
  const state = createMockShopState(as);
  const { prepare, behaves = {} }: Scenario = scenarios[scenario];
  prepare?.(state);
  const endpoint: ShopEndpoint = (name, resolver) =>
    mockRoute(
      name,
      (call) => {
        const { user } = state;
        const isPersonal = routes[name].access !== 'anyone';
        return isPersonal && user !== null && claimsAnother(name, call, user) ? refuse('forbidden') : resolver(call);
      },
      (params) => {
        const behaviour = behaves[name];
        return behaviour === undefined ? accessRefusal(name, params, state) : replyOf(behaviour);
      },
    );
  const modules = [
    catalogueHandlers,
    accountHandlers,
    secondFactorHandlers,
    ownAccountHandlers,
    adminAccountHandlers,
    customerHandlers,
    cartHandlers,
    orderHandlers,
    orderLifeHandlers,
    returnHandlers,
    promotionHandlers,
    paymentHandlers,
    settlementHandlers,
    tableHandlers,
    backOfficeHandlers,
    addressHandlers,
    wishlistHandlers,
    stockWatchHandlers,
    offerHandlers,
    colourHandlers,
    pictureAdminHandlers,
    pictureBatchHandlers,
    pictureFetchHandlers,
    contactHandlers,
    privacyHandlers,
    invoiceHandlers,
    deliveryHandlers,
    settingsHandlers,
    importHandlers,
    productHandlers,
    productGridHandlers,
    apiTokenHandlers,
    webhookHandlers,
    peopleHandlers,
    redirectHandlers,
    reportHandlers,
    rehearsalHandlers,
    shopArchiveHandlers,
  ];
  const mocked = modules.flatMap((routesOf) => routesOf({ state, endpoint }));
  return { state, handlers: [handlerOf(mocked), pictureHandler] };
}

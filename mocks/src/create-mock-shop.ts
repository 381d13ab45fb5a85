import { apiBase, routes, type RouteName } from '@kayal/api-contract';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { accountHandlers } from './handlers/accounts.ts';
import { addressHandlers } from './handlers/addresses.ts';
import { backOfficeHandlers } from './handlers/back-office.ts';
import { cartHandlers } from './handlers/cart.ts';
import { catalogueHandlers } from './handlers/catalogue.ts';
import { colourHandlers } from './handlers/colours.ts';
import { contactHandlers } from './handlers/contact.ts';
import { invoiceHandlers } from './handlers/invoices.ts';
import { offerHandlers } from './handlers/offers.ts';
import { orderHandlers } from './handlers/orders.ts';
import { pictureHandler } from './handlers/pictures.ts';
import { pictureAdminHandlers } from './handlers/pictures-admin.ts';
import { wishlistHandlers } from './handlers/wishlist.ts';
import { mockEndpoint, type MockResolver } from './mock-endpoint.ts';
import { noAnswer, refuse, waiting, type MockReply } from './mock-reply.ts';
import { createMockShopState, type MockShopState, type Viewer } from './mock-shop-state.ts';
import { scenarios, type Behaviour, type Scenario, type ScenarioName } from './scenarios.ts';

/** Mocks an endpoint of one shop: its scenario first, then who may call, then the work. */
export type ShopEndpoint = <Name extends RouteName>(name: Name, resolver: MockResolver<Name>) => HttpHandler;

/** What a module's handlers are made of. */
export interface MockModule {
  readonly state: MockShopState;
  readonly endpoint: ShopEndpoint;
}

/** What a story asks of its shop. */
export interface MockShopOptions {
  /** Who is signed in; a visitor where absent. */
  readonly as?: Viewer;
  /** What goes wrong; nothing where absent. */
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

/** The server's door: 401 for nobody, 403 for a shopper at an admin's endpoint. */
function refusedAtTheDoor(name: RouteName, { user }: MockShopState) {
  const { access } = routes[name];
  if (access === 'anyone') return null;
  if (user === null) return refuse('auth.required');
  return access === 'admin' && !user.isAdmin ? refuse('forbidden') : null;
}

/** An address of the API that nobody mocks fails loudly, so that a story never passes by an accident. */
const unknownHandler = http.all(`*${apiBase}/*`, ({ request }) => {
  console.error(`[mocks] nobody answers ${request.method} ${request.url}`);
  return HttpResponse.error();
});

/**
 * A fresh shop with its own state: two stories never share one.
 * Give its handlers to MSW; more specific ones may be put before them.
 */
export function createMockShop({ as = 'visitor', scenario = 'ready' }: MockShopOptions = {}): MockShop {
  const state = createMockShopState(as);
  const { prepare, behaves = {} }: Scenario = scenarios[scenario];
  prepare?.(state);
  const endpoint: ShopEndpoint = (name, resolver) =>
    mockEndpoint(name, (call) => {
      const behaviour = behaves[name];
      if (behaviour !== undefined) return replyOf(behaviour);
      return refusedAtTheDoor(name, state) ?? resolver(call);
    });
  const modules = [
    catalogueHandlers,
    accountHandlers,
    cartHandlers,
    orderHandlers,
    backOfficeHandlers,
    addressHandlers,
    wishlistHandlers,
    offerHandlers,
    colourHandlers,
    pictureAdminHandlers,
    contactHandlers,
    invoiceHandlers,
  ];
  const handlers = modules.flatMap((handlersOf) => handlersOf({ state, endpoint }));
  return { state, handlers: [...handlers, pictureHandler, unknownHandler] };
}

import { noChaos, withChaos, type Chaos, type MockShopState } from '@kayal/mocks';
import { paths as addresses, productLink } from '../../src/paths.ts';
import type { ScreenOptions } from '../testing/render-screen.test-support.tsx';
import type { ScreenName } from '../atlas/screens.test-support.ts';
import { coverPairs, everyCombination, pairsOf, type Combination } from './cover-pairs.test-support.ts';

/** What a screen may depend on. */
export const factors = {
  session: ['visitor', 'shopper', 'expired', 'admin'],
  bag: ['empty', 'one line', 'many lines', 'sold-out line'],
  network: ['good', 'slow', 'failing', 'offline'],
  stock: ['plenty', 'last one', 'none'],
  price: ['unchanged', 'raised', 'lowered', 'withdrawn'],
} as const;

type Factor = keyof typeof factors;

const bought: readonly Factor[] = ['session', 'bag', 'network', 'stock', 'price'];
const withBag: readonly Factor[] = ['session', 'bag', 'network'];
const called: readonly Factor[] = ['session', 'network'];

/** Every screen of a shopper that depends on more than its own words: its address, and what it depends on. */
export const screens = {
  Home: { path: addresses.home, dependsOn: bought },
  Category: { path: '/products?c=4&n=T-Shirts', dependsOn: bought },
  SubCategory: { path: '/subcategoryproducts?s=627&n=Men', dependsOn: bought },
  Search: { path: `${addresses.search}?q=tee`, dependsOn: bought },
  Product: { path: productLink({ id: 1001, name: 'Vembanad Run Tee' }).href, dependsOn: bought },
  Cart: { path: addresses.cart, dependsOn: bought },
  Wishlist: { path: addresses.wishlist, dependsOn: bought },
  OrderSummary: { path: `${addresses.orderSummary}?o=KY260004`, dependsOn: bought },
  Address: { path: addresses.address, dependsOn: withBag },
  MyOrders: { path: addresses.myOrders, dependsOn: withBag },
  Account: { path: addresses.account, dependsOn: withBag },
  MyInfo: { path: addresses.myInfo, dependsOn: ['session', 'network', 'stock'] },
  Security: { path: addresses.security, dependsOn: called },
  Contact: { path: addresses.contact, dependsOn: called },
  AddedPolicy: { path: '/policy?page=taken-down', dependsOn: called },
  Login: { path: addresses.login, dependsOn: called },
} as const satisfies Partial<Record<ScreenName, { readonly path: string; readonly dependsOn: readonly Factor[] }>>;

type Screen = keyof typeof screens;

const usual: Combination<typeof factors> = {
  session: 'shopper',
  bag: 'many lines',
  network: 'good',
  stock: 'plenty',
  price: 'unchanged',
};

const usualValues: Readonly<Record<string, string>> = usual;

/** A screen and one value of each factor. */
export type PairCase = typeof usual & { readonly screen: Screen };

const isNamed = (name: string): name is Screen => name in screens;
const screenNames = Object.keys(screens).filter(isNamed);

/** Without answers and without a session nothing of the bag is shown, so these hide the pairs of other factors. */
const isShown = ({ session, network }: PairCase): boolean =>
  (session === 'shopper' || session === 'admin') && (network === 'good' || network === 'slow');

/** The pairs of a case that it can show. */
function shownPairs(each: PairCase, names: readonly string[]): string[] {
  const own = Object.fromEntries(Object.entries(each).filter(([name]) => names.includes(name)));
  const hides = (name: string): boolean => ['session', 'network', 'screen'].includes(name);
  return pairsOf(own, (a, b) => hides(a) || hides(b) || isShown(each));
}

function casesOf(screen: Screen): PairCase[] {
  const names: readonly string[] = screens[screen].dependsOn;
  const all = everyCombination(factors)
    .filter((each) =>
      Object.entries(each).every(([name, value]) => names.includes(name) || value === usualValues[name]),
    )
    .map((each) => ({ screen, ...each }));
  return coverPairs(all, (each) => shownPairs(each, names));
}

/** For each screen, every pair of values of what it depends on. */
export const allCases: readonly PairCase[] = screenNames.flatMap(casesOf);

/** Few of all: every pair of two factors on some screen, and every value of a factor on every screen with it. */
export const fewCases: readonly PairCase[] = coverPairs(allCases, (each) =>
  shownPairs(each, ['screen', ...screens[each.screen].dependsOn]),
);

/** A case in words, as it is chosen and reported. */
export const wordsOf = (each: PairCase): string =>
  [each.screen, ...screens[each.screen].dependsOn.map((name) => `${name} ${each[name]}`)].join(', ');

const units = { plenty: 20, 'last one': 1, none: 0 } as const;
const changes = { unchanged: 0, raised: 100, lowered: -100, withdrawn: 0 } as const;
/** The product of Product, and of the first line of the bag. */
const changedProduct = 1001;

function setCatalogue(state: MockShopState, { stock, price }: PairCase): void {
  state.variants = state.variants.map((row) => ({ ...row, Qty: units[stock] }));
  state.products = state.products.map((row) => ({
    ...row,
    Qty: units[stock],
    OfferPrice: price === 'raised' ? null : price === 'lowered' ? row.MRP / 2 : (row.OfferPrice ?? null),
  }));
  state.wishlist = state.wishlist.map((row) => {
    const now = state.products.find(({ ID }) => ID === row.ID);
    return { ...row, Qty: units[stock], OfferPrice: now?.OfferPrice ?? null };
  });
  if (price !== 'withdrawn') return;
  state.products = state.products.filter(({ ID }) => ID !== changedProduct);
  state.variants = state.variants.filter(({ ItemId }) => ItemId !== changedProduct);
}

const maxLines = 20;

function setBag(state: MockShopState, { bag, stock, price }: PairCase): void {
  const [first] = state.cart;
  if (first === undefined || bag === 'empty') {
    state.cart = [];
    return;
  }
  const lines = state.variants.slice(0, maxLines).map((variant, index) => ({
    ...first,
    sino: index + 1,
    itemId: variant.ItemId,
    uniqueCode: variant.Uniquecode,
    itemName: state.products.find(({ ID }) => ID === variant.ItemId)?.ItemName ?? first.itemName,
    Color: variant.Color,
    Size: variant.Size,
    quantity: 1 + (index % 2),
    ledcode: state.user?.id ?? first.ledcode,
  }));
  const kept = bag === 'one line' ? lines.slice(0, 1) : bag === 'sold-out line' ? lines.slice(0, 2) : lines;
  state.cart = kept.map((row, index) => {
    const isGone = index === 0 && price === 'withdrawn';
    const isSoldOut = isGone || (index === 0 && bag === 'sold-out line');
    return {
      ...row,
      stock: isSoldOut ? 0 : units[stock],
      currentPrice: row.itemPrice + changes[price],
      withdrawn: isGone,
    };
  });
}

type Fetch = typeof globalThis.fetch;

/** How late the answers of a slow network are, ms. */
const lateMs = 60;

const late =
  (fetch: Fetch): Fetch =>
  async (...call) => {
    await new Promise((resolve) => setTimeout(resolve, lateMs));
    return fetch(...call);
  };

/** An ended session and a failing server, both after the answer about who is signed in. */
function networkOf({ session, network }: PairCase, fetch: Fetch): Fetch {
  const expires: Chaos = { problem: 'session-expired', group: 'all' };
  const fails: Chaos = { problem: 'server-error', group: 'all' };
  const isOfSession = (input: Parameters<Fetch>[0]): boolean =>
    (input instanceof Request ? input.url : input.toString()).includes('/user/session/');
  const failing = withChaos(fetch, () => (network === 'failing' ? fails : noChaos));
  const answering: Fetch = (input, init) => (isOfSession(input) ? fetch : failing)(input, init);
  const known = withChaos(answering, () => (session === 'expired' ? expires : noChaos));
  return network === 'slow' ? late(known) : known;
}

/**
 * The screen of a case.
 * @param count gets +1 when a call starts and -1 when it ends
 */
export const optionsOf = (each: PairCase, count: (change: 1 | -1) => void): ScreenOptions => ({
  path: screens[each.screen].path,
  as: each.session === 'expired' ? 'shopper' : each.session,
  offline: each.network === 'offline',
  prepare: (state) => {
    setCatalogue(state, each);
    setBag(state, each);
  },
  through: (fetch) => async (input, init) => {
    count(1);
    try {
      return await networkOf(each, fetch)(input, init);
    } finally {
      count(-1);
    }
  },
});

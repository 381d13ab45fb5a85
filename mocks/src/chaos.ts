/** What can go wrong on purpose while somebody looks: the toolbar of Storybook and the panel of `npm run dev`. */
import { routes, type RouteName } from '@kayal/api-contract/client';

/** Every trouble with the name a toolbar shows. */
export const troubles = {
  none: 'No trouble',
  slow: 'Slow network',
  offline: 'Offline',
  'server-error': 'Server error (500)',
  'time-out': 'Time-out',
  'session-expired': 'Session expired',
  'stock-gone': 'Stock gone',
  'price-changed': 'Price changed',
} as const;
/** A key of {@link troubles}. */
export type Trouble = keyof typeof troubles;

/** Every group of endpoints with the name a toolbar shows. */
export const troubleGroups = {
  all: 'Everywhere',
  catalogue: 'Catalogue',
  cart: 'Cart',
  orders: 'Orders',
  account: 'Account',
  wishlist: 'Wishlist',
  addresses: 'Addresses',
  admin: 'Admin',
} as const;
/** A key of {@link troubleGroups}. */
export type TroubleGroup = keyof typeof troubleGroups;

/** What goes wrong, and where. */
export interface Chaos {
  readonly trouble: Trouble;
  readonly group: TroubleGroup;
}

/** Nothing goes wrong. */
export const noChaos: Chaos = { trouble: 'none', group: 'all' };

/** Reads a setting that was kept as text; whatever is not one is no trouble. */
export function chaosOf(trouble: unknown, group: unknown): Chaos {
  const isTrouble = (value: unknown): value is Trouble => typeof value === 'string' && Object.hasOwn(troubles, value);
  const isGroup = (value: unknown): value is TroubleGroup =>
    typeof value === 'string' && Object.hasOwn(troubleGroups, value);
  return { trouble: isTrouble(trouble) ? trouble : 'none', group: isGroup(group) ? group : 'all' };
}

/** Paths begin with these; the longest that fits counts, and admins' endpoints are one group wherever they are. */
const groupsByPath: Readonly<Record<`/${string}`, Exclude<TroubleGroup, 'all' | 'admin'>>> = {
  '/': 'catalogue',
  '/cart/': 'cart',
  '/order': 'orders',
  '/user/': 'account',
  '/send-whatsapp': 'account',
  '/user/getAddress': 'addresses',
  '/user/addAddress': 'addresses',
  '/user/updateAddress': 'addresses',
  '/user/setActiveAddress': 'addresses',
  '/user/deleteAddress': 'addresses',
  '/wishlist/': 'wishlist',
  '/stockWatch/': 'wishlist',
};

/** The group of an endpoint. */
export function groupOf(name: RouteName): Exclude<TroubleGroup, 'all'> {
  const { access, path } = routes[name];
  if (access === 'admin') return 'admin';
  const [longest] = Object.entries(groupsByPath)
    .filter(([prefix]) => path.startsWith(prefix))
    .toSorted(([a], [b]) => b.length - a.length);
  return longest?.[1] ?? 'catalogue';
}

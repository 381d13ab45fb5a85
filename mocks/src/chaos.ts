/** Problems that the toolbar of Storybook and the panel of `npm run dev` can cause. */
import { routes, type RouteName } from '@kayal/api-contract/client';

/** Every problem with the name a toolbar shows. */
export const problems = {
  none: 'No problem',
  slow: 'Slow network',
  offline: 'Offline',
  'server-error': 'Server error (500)',
  'time-out': 'Time-out',
  'session-expired': 'Session expired',
  'stock-gone': 'Stock gone',
  'price-changed': 'Price changed',
} as const;
export type Problem = keyof typeof problems;

/** Every group of endpoints with the name a toolbar shows. */
export const problemGroups = {
  all: 'Everywhere',
  catalogue: 'Catalogue',
  cart: 'Cart',
  orders: 'Orders',
  account: 'Account',
  wishlist: 'Wishlist',
  addresses: 'Addresses',
  admin: 'Admin',
} as const;
export type ProblemGroup = keyof typeof problemGroups;

/** A problem and the endpoints that have it. */
export interface Chaos {
  readonly problem: Problem;
  readonly group: ProblemGroup;
}

/** Nothing goes wrong. */
export const noChaos: Chaos = { problem: 'none', group: 'all' };

/** Reads a stored setting; an invalid one means no problem. */
export function chaosOf(problem: unknown, group: unknown): Chaos {
  const isProblem = (value: unknown): value is Problem => typeof value === 'string' && Object.hasOwn(problems, value);
  const isGroup = (value: unknown): value is ProblemGroup =>
    typeof value === 'string' && Object.hasOwn(problemGroups, value);
  return { problem: isProblem(problem) ? problem : 'none', group: isGroup(group) ? group : 'all' };
}

/** Groups by the beginning of a path; the longest match wins. All endpoints for admins are one group. */
const groupsByPath: Readonly<Record<`/${string}`, Exclude<ProblemGroup, 'all' | 'admin'>>> = {
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
export function groupOf(name: RouteName): Exclude<ProblemGroup, 'all'> {
  const { access, path } = routes[name];
  if (access === 'admin') return 'admin';
  const [longest] = Object.entries(groupsByPath)
    .filter(([prefix]) => path.startsWith(prefix))
    .toSorted(([a], [b]) => b.length - a.length);
  return longest?.[1] ?? 'catalogue';
}

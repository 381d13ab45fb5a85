import { verificationHandle } from '@kayal/mocks';
import { productLink } from '../../src/paths.ts';
import type { ScreenOptions } from '../testing/render-screen.test-support.tsx';

const product = productLink({ id: 1001, name: 'Vembanad Run Tee' }).href;
const soldOut = productLink({ id: 1024, name: 'Bekal Run Jacket' }).href;
const shopper = { as: 'shopper' } as const;
const admin = { as: 'admin' } as const;

/** A screen that each machine drives, by the machine's id. */
export const machineScreens = {
  'address-book': { ...shopper, path: '/address' },
  cart: { ...shopper, path: '/cart' },
  'colour-lookup': { ...admin, path: '/updateColors' },
  'colour-table': { ...admin, path: '/updateColors' },
  contact: { path: '/contact' },
  'image-save': { ...admin, path: '/imageupload?category=4&item=1001' },
  'listing-filters': { path: '/subcategoryproducts?c=628&n=Women' },
  offer: { ...admin, path: '/offerupdate' },
  'order-delivery': { ...admin, path: '/dashboard' },
  'order-placement': { ...shopper, path: '/cart' },
  'otp-verification': {
    path: '/verify',
    state: { id: verificationHandle, email: 'devika@kayal.example', fullName: 'Devika Kurup' },
  },
  'password-reset': { path: '/forgotpass' },
  'product-selection': { path: product },
  'search-suggestions': { path: '/contact', frame: 'page' },
  session: { path: '/login' },
  'sign-up': { path: '/signup' },
  'stock-watch': { ...shopper, path: soldOut },
  wishlist: { ...shopper, path: '/wishlist' },
} as const satisfies Readonly<Record<string, ScreenOptions>>;

/** Machines whose steps the server takes, so that no screen runs them. */
export const serverMachines: readonly string[] = [
  'order-life',
  'payment',
  'picture-fetch',
  'return-request',
  'rehearsal',
  'shop-archive',
  'people-import',
];

const screens: ReadonlyMap<string, ScreenOptions> = new Map(Object.entries(machineScreens));

/** A screen that a machine drives; undefined for a machine that none drives yet. */
export const screenOf = (machineId: string): ScreenOptions | undefined => screens.get(machineId);

import { expect, type Page } from '@playwright/test';
import { open } from './shopping.ts';

/** Addresses that anyone may open and that the server renders whole (S2.ROUTE.01-28). */
export const publicRoutes = [
  '/',
  '/products?c=4&n=T-Shirts',
  '/products?list=BestSeller&n=BEST+SELLER',
  '/subcategoryproducts?c=627&n=Men',
  '/searchpage?q=tee',
  '/searchpage?q=zzzzzz',
  '/fullimage?I=MTAyNDc&N=TmV5eWFyIENvdXJ0IFBvbG8',
  '/login',
  '/signup',
  '/forgotpass',
  '/contact',
  '/aboutus',
  '/shippingpolicy',
  '/returnpolicy',
  '/termsconditions',
  '/privacypolicy',
  '/no-such-page',
  '/track',
  '/complaints',
];

/** Addresses of a shopper's personal pages. */
export const personalRoutes = [
  '/cart',
  '/address',
  '/myorders',
  '/wishlist',
  '/account',
  '/accountmob',
  '/myinfo',
  '/ordersummary',
  '/orderreturn',
  '/payment',
];

/** The back office. */
export const backOfficeRoutes = ['/dashboard', '/imageupload', '/offerupdate', '/subcategoryadd', '/updateColors'];

/** Every page of an administrator: the back office, the catalogue, the settings, and the security of her account. */
export const adminRoutes = [
  ...backOfficeRoutes,
  '/returns',
  '/promotions',
  '/payments',
  '/customers',
  '/reports',
  '/catalogue',
  '/catalogue/import',
  '/catalogue/pictures',
  '/catalogue/history',
  '/catalogue/connections',
  '/settings',
  '/security',
];

/** Groups of routes with the account that opens them; a visitor has no e-mail. */
export const routeGroups = [
  { who: 'a visitor', routes: publicRoutes },
  { who: 'a shopper', email: 'rahul@kayal.example', routes: personalRoutes },
  { who: 'an administrator', email: 'admin@kayal.example', routes: backOfficeRoutes },
];

/** Opens an address and waits until the session is known and nothing is being fetched. */
export async function openSettled(page: Page, address: string): Promise<void> {
  await open(page, address);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
}

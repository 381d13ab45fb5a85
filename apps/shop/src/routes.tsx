import type { RouteObject } from 'react-router-dom';
import { withChunkTimeout } from './app/chunk-timeout.ts';
import { AppFrame } from './chrome/AppFrame/AppFrame.tsx';
import { RouteFailure } from './chrome/RouteFailure/RouteFailure.tsx';
import { loader as shopLoader, shouldRevalidate } from './chrome/ShopLayout/ShopLayout.loader.ts';
import { ShopLayout } from './chrome/ShopLayout/ShopLayout.tsx';
import { loader as homeLoader } from './screens/Home/Home.loader.ts';
import { HomeScreen } from './screens/Home/HomeScreen.tsx';

type Load = Extract<RouteObject['lazy'], () => unknown>;

/**
 * A route that loads its module when it is visited.
 * @param id the module, as the build's manifest names it: by it the server knows which files a page needs
 */
const route = (path: string, id: string, load: Load): RouteObject => ({ path, id, lazy: withChunkTimeout(load) });

/** A route whose screen is being made: a designed page says so and leads on. */
const coming = (path: string): RouteObject => ({
  ...route(path, `src/screens/Coming/route.ts#${path}`, () => import('./screens/Coming/route.ts')),
  caseSensitive: true,
});

/** The map of all 28 routes (S2.ROUTE.01-28); none has path parameters (S2.ROUTE.29, J07). */
export const routes: RouteObject[] = [
  {
    id: 'app',
    Component: AppFrame,
    ErrorBoundary: RouteFailure,
    children: [
      {
        id: 'shop',
        Component: ShopLayout,
        loader: shopLoader,
        shouldRevalidate,
        ErrorBoundary: RouteFailure,
        children: [
          // Home comes with the entry: most visits begin here, and what it shares with every page is one file.
          { path: '/', id: 'home', Component: HomeScreen, loader: homeLoader },
          route(
            '/products',
            'src/screens/Listing/category.route.ts',
            () => import('./screens/Listing/category.route.ts'),
          ),
          route(
            '/subcategoryproducts',
            'src/screens/Listing/sub-category.route.ts',
            () => import('./screens/Listing/sub-category.route.ts'),
          ),
          route(
            '/searchpage',
            'src/screens/Listing/search.route.ts',
            () => import('./screens/Listing/search.route.ts'),
          ),
          route('/fullimage', 'src/screens/Product/route.ts', () => import('./screens/Product/route.ts')),
          route('/cart', 'src/screens/Cart/route.ts', () => import('./screens/Cart/route.ts')),
          route('/address', 'src/screens/Address/route.ts', () => import('./screens/Address/route.ts')),
          route('/myorders', 'src/screens/MyOrders/route.ts', () => import('./screens/MyOrders/route.ts')),
          coming('/forgotpass'),
          coming('/account'),
          coming('/accountmob'),
          coming('/myinfo'),
          coming('/wishlist'),
          coming('/ordersummary'),
          coming('/contact'),
          coming('/aboutus'),
          coming('/shippingpolicy'),
          coming('/returnpolicy'),
          coming('/termsconditions'),
          coming('/privacypolicy'),
          route('*', 'src/screens/NotFound/route.ts', () => import('./screens/NotFound/route.ts')),
        ],
      },
      {
        id: 'src/chrome/AuthLayout/route.ts',
        lazy: withChunkTimeout(() => import('./chrome/AuthLayout/route.ts')),
        ErrorBoundary: RouteFailure,
        children: [
          route('/login', 'src/screens/Login/route.ts', () => import('./screens/Login/route.ts')),
          route('/signup', 'src/screens/SignUp/route.ts', () => import('./screens/SignUp/route.ts')),
          route('/verify', 'src/screens/Verify/route.ts', () => import('./screens/Verify/route.ts')),
        ],
      },
      {
        id: 'src/chrome/AdminLayout/route.ts',
        lazy: withChunkTimeout(() => import('./chrome/AdminLayout/route.ts')),
        ErrorBoundary: RouteFailure,
        children: [
          route('/dashboard', 'src/screens/Dashboard/route.ts', () => import('./screens/Dashboard/route.ts')),
          coming('/imageupload'),
          coming('/offerupdate'),
          coming('/subcategoryadd'),
          coming('/updateColors'),
        ],
      },
    ],
  },
];

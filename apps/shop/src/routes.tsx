import type { RouteObject } from 'react-router-dom';
import { withChunkTimeout } from './app/chunk-timeout.ts';
import { RouteFailure } from './chrome/RouteFailure/RouteFailure.tsx';
import { loader as shopLoader, shouldRevalidate } from './chrome/ShopLayout/ShopLayout.loader.ts';
import { ShopLayout } from './chrome/ShopLayout/ShopLayout.tsx';

/**
 * The map of all 28 routes (S2.ROUTE.01-28); none has path parameters (S2.ROUTE.29, J07).
 * A route's id is the module it loads, as the build's manifest names it: the server preloads what a page needs by it.
 */
export const routes: RouteObject[] = [
  {
    id: 'shop',
    Component: ShopLayout,
    loader: shopLoader,
    shouldRevalidate,
    ErrorBoundary: RouteFailure,
    children: [
      { path: '/', id: 'src/screens/Home/route.ts', lazy: withChunkTimeout(() => import('./screens/Home/route.ts')) },
      { path: '/login', id: 'src/screens/Login/route.ts', lazy: withChunkTimeout(() => import('./screens/Login/route.ts')) },
      { path: '/signup', id: 'src/screens/SignUp/route.ts', lazy: withChunkTimeout(() => import('./screens/SignUp/route.ts')) },
      { path: '/verify', id: 'src/screens/Verify/route.ts', lazy: withChunkTimeout(() => import('./screens/Verify/route.ts')) },
      { path: '/fullimage', id: 'src/screens/Product/route.ts', lazy: withChunkTimeout(() => import('./screens/Product/route.ts')) },
      { path: '/cart', id: 'src/screens/Cart/route.ts', lazy: withChunkTimeout(() => import('./screens/Cart/route.ts')) },
      { path: '/address', id: 'src/screens/Address/route.ts', lazy: withChunkTimeout(() => import('./screens/Address/route.ts')) },
      { path: '/myorders', id: 'src/screens/MyOrders/route.ts', lazy: withChunkTimeout(() => import('./screens/MyOrders/route.ts')) },
      { path: '/products', id: 'src/screens/Listing/category.route.ts', lazy: withChunkTimeout(() => import('./screens/Listing/category.route.ts')) },
      {
        path: '/subcategoryproducts',
        id: 'src/screens/Listing/sub-category.route.ts',
        lazy: withChunkTimeout(() => import('./screens/Listing/sub-category.route.ts')),
      },
      { path: '/searchpage', id: 'src/screens/Listing/search.route.ts', lazy: withChunkTimeout(() => import('./screens/Listing/search.route.ts')) },
      ...[
        '/forgotpass',
        '/account',
        '/accountmob',
        '/myinfo',
        '/wishlist',
        '/ordersummary',
        '/contact',
        '/aboutus',
        '/shippingpolicy',
        '/returnpolicy',
        '/termsconditions',
        '/privacypolicy',
      ].map((path) => coming(path)),
      { path: '*', id: 'src/screens/NotFound/route.ts', lazy: withChunkTimeout(() => import('./screens/NotFound/route.ts')) },
    ],
  },
  {
    id: 'admin',
    ErrorBoundary: RouteFailure,
    lazy: withChunkTimeout(() => import('./chrome/AdminLayout/route.ts')),
    children: [
      { path: '/dashboard', id: 'src/screens/Dashboard/route.ts', lazy: withChunkTimeout(() => import('./screens/Dashboard/route.ts')) },
      ...['/imageupload', '/offerupdate', '/subcategoryadd', '/updateColors'].map((path) => coming(path)),
    ],
  },
];

/** A route whose screen is being made: a designed page says so and leads on. */
function coming(path: string): RouteObject {
  return { path, id: `src/screens/Coming/route.ts#${path}`, caseSensitive: true, lazy: withChunkTimeout(() => import('./screens/Coming/route.ts')) };
}

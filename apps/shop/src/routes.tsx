import { withChunkTimeout } from './data/chunk-timeout.ts';
import type { AdminScreens } from './admin-screens.ts';
import { loader as appLoader, shouldRevalidate as appShouldRevalidate } from './chrome/AppFrame/AppFrame.loader.ts';
import { AppFrame } from './chrome/AppFrame/AppFrame.tsx';
import { RouteFailure } from './chrome/RouteFailure/RouteFailure.tsx';
import { loader as shopLoader, shouldRevalidate } from './chrome/ShopLayout/ShopLayout.loader.ts';
import { ShopLayout } from './chrome/ShopLayout/ShopLayout.tsx';
import type { PageRoute, Screen } from './runtime/pages/page-routes.ts';

type Load = () => Promise<Screen>;

/**
 * A route that loads its module when it is visited.
 * @param id the module's name in the build's manifest, from which the server finds the files that a page needs
 */
const route = (path: string, id: string, load: Load): PageRoute => ({
  path,
  id,
  screen: withChunkTimeout(load),
});

/** A route of the back office; the list of its screens is a separate chunk, which no shopper fetches. */
const adminRoute = (path: string, id: keyof AdminScreens): PageRoute =>
  route(path, id, async () => {
    const { adminScreens } = await import('./admin-screens.ts');
    return adminScreens[id]();
  });

/** The map of all 28 routes (S2.ROUTE.01-28); none has path parameters (S2.ROUTE.29, J07). */
export const routes: readonly PageRoute[] = [
  {
    id: 'app',
    screen: { Component: AppFrame, loader: appLoader, shouldRevalidate: appShouldRevalidate },
    errorElement: <RouteFailure />,
    children: [
      {
        id: 'shop',
        screen: { Component: ShopLayout, loader: shopLoader, shouldRevalidate },
        errorElement: <RouteFailure />,
        children: [
          route('/', 'src/screens/Home/route.ts', () => import('./screens/Home/route.ts')),
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
          route('/compare', 'src/screens/Compare/route.ts', () => import('./screens/Compare/route.ts')),
          route('/cart', 'src/screens/Cart/route.ts', () => import('./screens/Cart/route.ts')),
          route('/address', 'src/screens/Address/route.ts', () => import('./screens/Address/route.ts')),
          route('/myorders', 'src/screens/MyOrders/route.ts', () => import('./screens/MyOrders/route.ts')),
          route('/account', 'src/screens/Account/route.ts', () => import('./screens/Account/route.ts')),
          route('/accountmob', 'src/screens/Account/route.ts#/accountmob', () => import('./screens/Account/route.ts')),
          route('/myinfo', 'src/screens/MyInfo/route.ts', () => import('./screens/MyInfo/route.ts')),
          route('/security', 'src/screens/Security/route.ts', () => import('./screens/Security/route.ts')),
          route('/wishlist', 'src/screens/Wishlist/route.ts', () => import('./screens/Wishlist/route.ts')),
          route('/ordersummary', 'src/screens/OrderSummary/route.ts', () => import('./screens/OrderSummary/route.ts')),
          route('/orderreturn', 'src/screens/OrderReturn/route.ts', () => import('./screens/OrderReturn/route.ts')),
          route('/payment', 'src/screens/Payment/route.ts', () => import('./screens/Payment/route.ts')),
          route('/track', 'src/screens/Track/route.ts', () => import('./screens/Track/route.ts')),
          route('/contact', 'src/screens/Contact/route.ts', () => import('./screens/Contact/route.ts')),
          route('/complaints', 'src/screens/Complaints/route.ts', () => import('./screens/Complaints/route.ts')),
          route('/aboutus', 'src/screens/AboutUs/route.ts', () => import('./screens/AboutUs/route.ts')),
          route(
            '/shippingpolicy',
            'src/screens/ShippingPolicy/route.ts',
            () => import('./screens/ShippingPolicy/route.ts'),
          ),
          route('/returnpolicy', 'src/screens/ReturnPolicy/route.ts', () => import('./screens/ReturnPolicy/route.ts')),
          route(
            '/termsconditions',
            'src/screens/TermsConditions/route.ts',
            () => import('./screens/TermsConditions/route.ts'),
          ),
          route(
            '/privacypolicy',
            'src/screens/PrivacyPolicy/route.ts',
            () => import('./screens/PrivacyPolicy/route.ts'),
          ),
          route('/policy', 'src/screens/AddedPolicy/route.ts', () => import('./screens/AddedPolicy/route.ts')),
          route('*', 'src/screens/NotFound/route.ts', () => import('./screens/NotFound/route.ts')),
        ],
      },
      {
        id: 'src/chrome/AuthLayout/route.ts',
        screen: withChunkTimeout(() => import('./chrome/AuthLayout/route.ts')),
        errorElement: <RouteFailure />,
        children: [
          route('/setup', 'src/admin-screens/Setup/route.ts', () => import('./admin-screens/Setup/route.ts')),
          route('/login', 'src/screens/Login/route.ts', () => import('./screens/Login/route.ts')),
          route('/signup', 'src/screens/SignUp/route.ts', () => import('./screens/SignUp/route.ts')),
          route('/verify', 'src/screens/Verify/route.ts', () => import('./screens/Verify/route.ts')),
          route(
            '/forgotpass',
            'src/screens/ForgotPassword/route.ts',
            () => import('./screens/ForgotPassword/route.ts'),
          ),
        ],
      },
      {
        id: 'src/chrome/AdminLayout/route.ts',
        screen: withChunkTimeout(() => import('./chrome/AdminLayout/route.ts')),
        errorElement: <RouteFailure />,
        children: [
          adminRoute('/dashboard', 'src/admin-screens/Dashboard/route.ts'),
          adminRoute('/returns', 'src/admin-screens/Returns/route.ts'),
          adminRoute('/promotions', 'src/admin-screens/Promotions/route.ts'),
          adminRoute('/payments', 'src/admin-screens/Payments/route.ts'),
          adminRoute('/customers', 'src/admin-screens/Customers/route.ts'),
          adminRoute('/reports', 'src/admin-screens/Reports/route.ts'),
          adminRoute('/imageupload', 'src/admin-screens/ImageUpload/route.ts'),
          adminRoute('/offerupdate', 'src/admin-screens/OfferUpdate/route.ts'),
          adminRoute('/subcategoryadd', 'src/admin-screens/OfferUpdate/sub-category.route.ts'),
          adminRoute('/updateColors', 'src/admin-screens/UpdateColors/route.ts'),
          adminRoute('/catalogue', 'src/admin-screens/Products/route.ts'),
          adminRoute('/catalogue/import', 'src/admin-screens/CatalogueImport/route.ts'),
          adminRoute('/catalogue/pictures', 'src/admin-screens/CataloguePictures/route.ts'),
          adminRoute('/catalogue/history', 'src/admin-screens/ImportHistory/route.ts'),
          adminRoute('/catalogue/connections', 'src/admin-screens/Connections/route.ts'),
          adminRoute('/settings', 'src/admin-screens/Settings/route.ts'),
        ],
      },
    ],
  },
];

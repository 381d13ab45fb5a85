/** The screens of the back office by the id of their route. */
export const adminScreens = {
  'src/admin-screens/Dashboard/route.ts': () => import('./admin-screens/Dashboard/route.ts'),
  'src/admin-screens/Returns/route.ts': () => import('./admin-screens/Returns/route.ts'),
  'src/admin-screens/Promotions/route.ts': () => import('./admin-screens/Promotions/route.ts'),
  'src/admin-screens/Payments/route.ts': () => import('./admin-screens/Payments/route.ts'),
  'src/admin-screens/Customers/route.ts': () => import('./admin-screens/Customers/route.ts'),
  'src/admin-screens/Reports/route.ts': () => import('./admin-screens/Reports/route.ts'),
  'src/admin-screens/ImageUpload/route.ts': () => import('./admin-screens/ImageUpload/route.ts'),
  'src/admin-screens/OfferUpdate/route.ts': () => import('./admin-screens/OfferUpdate/route.ts'),
  'src/admin-screens/OfferUpdate/sub-category.route.ts': () =>
    import('./admin-screens/OfferUpdate/sub-category.route.ts'),
  'src/admin-screens/UpdateColors/route.ts': () => import('./admin-screens/UpdateColors/route.ts'),
  'src/admin-screens/Products/route.ts': () => import('./admin-screens/Products/route.ts'),
  'src/admin-screens/CatalogueImport/route.ts': () => import('./admin-screens/CatalogueImport/route.ts'),
  'src/admin-screens/CataloguePictures/route.ts': () => import('./admin-screens/CataloguePictures/route.ts'),
  'src/admin-screens/ImportHistory/route.ts': () => import('./admin-screens/ImportHistory/route.ts'),
  'src/admin-screens/Connections/route.ts': () => import('./admin-screens/Connections/route.ts'),
  'src/admin-screens/Settings/route.ts': () => import('./admin-screens/Settings/route.ts'),
} as const;

/** Type of the list above. */
export type AdminScreens = typeof adminScreens;

/** The screens of the back office by the id of their route. */
export const adminScreens = {
  'src/screens/Dashboard/route.ts': () => import('./screens/Dashboard/route.ts'),
  'src/screens/ImageUpload/route.ts': () => import('./screens/ImageUpload/route.ts'),
  'src/screens/OfferUpdate/route.ts': () => import('./screens/OfferUpdate/route.ts'),
  'src/screens/OfferUpdate/sub-category.route.ts': () => import('./screens/OfferUpdate/sub-category.route.ts'),
  'src/screens/UpdateColors/route.ts': () => import('./screens/UpdateColors/route.ts'),
  'src/screens/Products/route.ts': () => import('./screens/Products/route.ts'),
  'src/screens/CatalogueImport/route.ts': () => import('./screens/CatalogueImport/route.ts'),
  'src/screens/CataloguePictures/route.ts': () => import('./screens/CataloguePictures/route.ts'),
  'src/screens/ImportHistory/route.ts': () => import('./screens/ImportHistory/route.ts'),
  'src/screens/Connections/route.ts': () => import('./screens/Connections/route.ts'),
  'src/screens/Settings/route.ts': () => import('./screens/Settings/route.ts'),
} as const;

/** Type of the list above. */
export type AdminScreens = typeof adminScreens;

import { route } from './route.ts';

/** Imports, seasons and products of the back office. */
export const catalogueAdminRoutes = {
  uploadImport: route('POST', '/catalogue/imports/:company', 'admin', 'docs/opening-a-shop.md', { form: true }),
  getImports: route('GET', '/catalogue/imports/:company', 'admin', 'docs/opening-a-shop.md'),
  getImport: route('GET', '/catalogue/import/:company/:id', 'admin', 'docs/opening-a-shop.md'),
  deleteImport: route('DELETE', '/catalogue/import/:company/:id', 'admin', 'docs/opening-a-shop.md'),
  placeImport: route('POST', '/catalogue/import/place/:company/:id', 'admin', 'docs/opening-a-shop.md'),
  checkImport: route('POST', '/catalogue/import/check/:company/:id', 'admin', 'docs/opening-a-shop.md'),
  applyImport: route('POST', '/catalogue/import/apply/:company/:id', 'admin', 'docs/opening-a-shop.md'),
  undoImport: route('POST', '/catalogue/import/undo/:company/:id', 'admin', 'docs/opening-a-shop.md'),
  getImportValues: route('GET', '/catalogue/import/values/:company/:id', 'admin', 'docs/switching.md'),
  getImportSample: route('GET', '/catalogue/import/sample/:company/:id', 'admin', 'docs/switching.md'),
  getImportChanges: route('GET', '/catalogue/import/changes/:company/:id', 'admin', 'docs/opening-a-shop.md'),
  getImportErrors: route('GET', '/catalogue/import/errors/:company/:id', 'admin', 'docs/opening-a-shop.md'),
  getImportErrorsFile: route('GET', '/catalogue/import/errors.csv/:company/:id', 'admin', 'docs/opening-a-shop.md'),
  getImportMaps: route('GET', '/catalogue/maps/:company', 'admin', 'docs/opening-a-shop.md'),
  saveImportMap: route('PUT', '/catalogue/map/:company/:name', 'admin', 'docs/opening-a-shop.md'),
  deleteImportMap: route('DELETE', '/catalogue/map/:company/:name', 'admin', 'docs/opening-a-shop.md'),
  getSeasons: route('GET', '/catalogue/seasons/:company', 'admin', 'docs/opening-a-shop.md'),
  switchSeason: route('POST', '/catalogue/season/:company', 'admin', 'docs/opening-a-shop.md'),
  getAdminProducts: route('GET', '/catalogue/products/:company', 'admin', 'docs/opening-a-shop.md'),
  addAdminProduct: route('POST', '/catalogue/products/:company', 'admin', 'docs/opening-a-shop.md'),
  exportProducts: route('GET', '/catalogue/products.csv/:company', 'admin', 'docs/opening-a-shop.md'),
  getAdminProduct: route('GET', '/catalogue/product/:company/:id', 'admin', 'docs/opening-a-shop.md'),
  saveAdminProduct: route('PUT', '/catalogue/product/:company/:id', 'admin', 'docs/opening-a-shop.md'),
  correctStock: route('POST', '/catalogue/stock/:company', 'admin', 'docs/opening-a-shop.md'),
};

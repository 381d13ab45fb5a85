import type { Route } from './route.ts';

/** What all these calls share: an admin's, beside the specified ones, for the steps of the guide. */
const ofOwner = { access: 'admin', source: 'docs/opening-a-shop.md', listed: false } as const;

/** Imports, seasons and products of the back office. */
export const catalogueAdminRoutes = {
  uploadImport: { method: 'POST', path: '/catalogue/imports/:company', ...ofOwner },
  getImports: { method: 'GET', path: '/catalogue/imports/:company', ...ofOwner },
  getImport: { method: 'GET', path: '/catalogue/import/:company/:id', ...ofOwner },
  deleteImport: { method: 'DELETE', path: '/catalogue/import/:company/:id', ...ofOwner },
  checkImport: { method: 'POST', path: '/catalogue/import/check/:company/:id', ...ofOwner },
  applyImport: { method: 'POST', path: '/catalogue/import/apply/:company/:id', ...ofOwner },
  undoImport: { method: 'POST', path: '/catalogue/import/undo/:company/:id', ...ofOwner },
  getImportChanges: { method: 'GET', path: '/catalogue/import/changes/:company/:id', ...ofOwner },
  getImportErrors: { method: 'GET', path: '/catalogue/import/errors/:company/:id', ...ofOwner },
  getImportErrorsFile: { method: 'GET', path: '/catalogue/import/errors.csv/:company/:id', ...ofOwner },
  getImportMaps: { method: 'GET', path: '/catalogue/maps/:company', ...ofOwner },
  saveImportMap: { method: 'PUT', path: '/catalogue/map/:company/:name', ...ofOwner },
  deleteImportMap: { method: 'DELETE', path: '/catalogue/map/:company/:name', ...ofOwner },
  getSeasons: { method: 'GET', path: '/catalogue/seasons/:company', ...ofOwner },
  switchSeason: { method: 'POST', path: '/catalogue/season/:company', ...ofOwner },
  getAdminProducts: { method: 'GET', path: '/catalogue/products/:company', ...ofOwner },
  addAdminProduct: { method: 'POST', path: '/catalogue/products/:company', ...ofOwner },
  exportProducts: { method: 'GET', path: '/catalogue/products.csv/:company', ...ofOwner },
  getAdminProduct: { method: 'GET', path: '/catalogue/product/:company/:id', ...ofOwner },
  saveAdminProduct: { method: 'PUT', path: '/catalogue/product/:company/:id', ...ofOwner },
  correctStock: { method: 'POST', path: '/catalogue/stock/:company', ...ofOwner },
} as const satisfies Record<string, Route>;

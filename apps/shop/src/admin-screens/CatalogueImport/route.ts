export { CatalogueImportScreen as Component } from './CatalogueImportScreen.tsx';

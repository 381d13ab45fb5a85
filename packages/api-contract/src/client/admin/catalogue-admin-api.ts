import {
  toImportSamples,
  type ApiTokenDraft,
  type ImportChangeKind,
  type ImportCheck,
  type ImportMapping,
  type ImportPlace,
  type ImportRun,
} from '../../adapters/catalogue-import.ts';
import {
  fromProductDraft,
  toAdminProduct,
  toAdminProducts,
  type AdminProductFilter,
  type GridChange,
  type GridFilter,
  type ProductDraft,
  type StockCorrection,
} from '../../adapters/products.ts';
import type { Page } from './admin-api.ts';
import type { ApiClient } from '../transport/call-types.ts';
import { done, outcome, pageQuery, totalOf } from '../transport/outcome.ts';

const toRun = (answer: ImportRun): { readonly run: ImportRun } => ({ run: answer });

/**
 * Imports: upload, check, review, apply, undo. `checkImport`, `applyImport` and `undoImport` answer before their work
 * ends.
 */
function importCalls({ call, address }: ApiClient) {
  return {
    /** Uploads a file; the answer has its headings with a guessed mapping (`import.missing`, `import.unreadable`). */
    async uploadImport(file: File, signal?: AbortSignal) {
      const form = new FormData();
      form.append('file', file, file.name);
      const options = { form, ...(signal === undefined ? {} : { signal }) };
      return outcome(await call('uploadImport', options), toRun);
    },

    /** Reads an uploaded file again from another sheet or row of headings, or with other made columns (`import.unreadable`, `import.state`). */
    async placeImport(id: string, place: ImportPlace) {
      return outcome(await call('placeImport', { params: { id }, body: place }), toRun);
    },

    /** Starts the dry run (`import.mapping`, `import.busy`, `import.state`). */
    async checkImport(id: string, check: ImportCheck) {
      return outcome(await call('checkImport', { params: { id }, body: check }), toRun);
    },

    /** Values of a column, and names of the shop to translate them to. */
    async importValues(id: string, heading: string) {
      const result = await call('getImportValues', { params: { id }, query: { heading } });
      return outcome(result, (answer) => answer);
    },

    /** The first products of a checked file. */
    async importSample(id: string) {
      return outcome(await call('getImportSample', { params: { id } }), (rows) => ({ items: toImportSamples(rows) }));
    },

    async importRun(id: string) {
      return outcome(await call('getImport', { params: { id } }), toRun);
    },

    /** Imports, newest first. */
    async imports(page: Page = {}) {
      const result = await call('getImports', { query: pageQuery(page) });
      return outcome(result, (rows, headers) => ({ items: rows, total: totalOf(headers, rows) }));
    },

    /** Changes found by the dry run, by product id. */
    async importChanges(id: string, kind?: ImportChangeKind, page: Page = {}) {
      const query = { ...pageQuery(page), ...(kind === undefined ? {} : { kind }) };
      const result = await call('getImportChanges', { params: { id }, query });
      return outcome(result, (rows, headers) => ({ items: rows, total: totalOf(headers, rows) }));
    },

    /** Errors in the file, by row. */
    async importErrors(id: string, page: Page = {}) {
      const result = await call('getImportErrors', { params: { id }, query: pageQuery(page) });
      return outcome(result, (rows, headers) => ({ items: rows, total: totalOf(headers, rows) }));
    },

    /** Address of the file's errors as CSV, for a download. */
    importErrorsAddress: (id: string) => address('getImportErrorsFile', { id }),

    /** Starts the import (`import.new_names` until new categories are confirmed). */
    async applyImport(id: string, confirmNewNames: boolean) {
      return outcome(await call('applyImport', { params: { id }, body: { confirmNewNames } }), toRun);
    },

    /** Starts to undo the last applied import. */
    async undoImport(id: string) {
      return outcome(await call('undoImport', { params: { id } }), toRun);
    },

    /** Deletes an import that was not applied. */
    async deleteImport(id: string) {
      return outcome(await call('deleteImport', { params: { id } }), done);
    },

    /** Saved mappings by name. */
    async importMaps() {
      return outcome(await call('getImportMaps'), (items) => ({ items }));
    },

    async saveImportMap(name: string, mapping: ImportMapping) {
      return outcome(await call('saveImportMap', { params: { name }, body: { mapping } }), done);
    },

    async deleteImportMap(name: string) {
      return outcome(await call('deleteImportMap', { params: { name } }), done);
    },

    /** The running season and other loaded ones. */
    async seasons() {
      return outcome(await call('getSeasons'), (items) => ({ items }));
    },

    /** Starts to make a prepared season the running one. */
    async switchSeason(season: string) {
      return outcome(await call('switchSeason', { body: { season } }), toRun);
    },
  };
}

/** Products one by one. */
function productCalls({ call, address }: ApiClient) {
  return {
    /** A page of all products, hidden ones too. */
    async adminProducts(filter: AdminProductFilter = {}, page: Page = {}) {
      const result = await call('getAdminProducts', { query: { ...filter, ...pageQuery(page) } });
      return outcome(result, (rows, headers) => ({ items: toAdminProducts(rows), total: totalOf(headers, rows) }));
    },

    async adminProduct(id: number) {
      const result = await call('getAdminProduct', { params: { id: String(id) } });
      return outcome(result, (answer) => ({ product: toAdminProduct(answer) }));
    },

    /** Adds a product (`product.code_taken`, `product.category`, `offer.price`). */
    async addProduct(draft: ProductDraft) {
      const result = await call('addAdminProduct', { body: fromProductDraft(draft) });
      return outcome(result, (answer) => ({ product: toAdminProduct(answer) }));
    },

    /** Saves a product; `product.changed` lists in `details.changes` what has changed. */
    async saveProduct(id: number, version: number, draft: ProductDraft) {
      const body = { ...fromProductDraft(draft), version };
      const result = await call('saveAdminProduct', { params: { id: String(id) }, body });
      return outcome(result, (answer) => ({ product: toAdminProduct(answer) }));
    },

    /** Products after an id as rows of the grid, as many as one slice has; `total` counts all that match. */
    async productGrid(filter: GridFilter, after: number) {
      const result = await call('getProductGrid', { query: { ...filter, after: String(after) } });
      return outcome(result, (rows, headers) => ({ items: rows, total: totalOf(headers, rows) }));
    },

    /**
     * Saves cells of many products, all or none. A wrong cell is in `details.fields` by its place: `12.hsn` of the
     * thirteenth product. One that somebody else changed is in `details.changes` by its id (`product.changed`).
     */
    async saveProductGrid(products: GridChange[]) {
      return outcome(await call('saveProductGrid', { body: { products } }), (answer) => answer);
    },

    /** Sets the units of a variant (`stock.changed` when some were sold since they were shown). */
    async correctStock(correction: StockCorrection) {
      return outcome(await call('correctStock', { body: correction }), ({ units }) => ({ units }));
    },

    /** Address of all products, or of those of a state, as a CSV file, which can be imported again. */
    productsFileAddress: (state?: AdminProductFilter['state']) =>
      address('exportProducts') + (state === undefined ? '' : `?state=${state}`),
  };
}

/** API tokens. */
function tokenCalls({ call }: ApiClient) {
  return {
    /** Tokens that were not revoked, newest first. */
    async apiTokens() {
      return outcome(await call('getApiTokens'), (items) => ({ items }));
    },

    /** Makes a token; its secret is in this answer only. */
    async addApiToken(draft: ApiTokenDraft) {
      return outcome(await call('addApiToken', { body: draft }), ({ token, row }) => ({ token, row }));
    },

    async revokeApiToken(id: string) {
      return outcome(await call('revokeApiToken', { params: { id } }), done);
    },
  };
}

/** The calls of the catalogue page, separate from the shop's, so that shoppers do not load them. */
export function createCatalogueAdminApi(client: ApiClient) {
  return { ...importCalls(client), ...productCalls(client), ...tokenCalls(client) };
}

/** The calls of the catalogue page. */
export type CatalogueAdminApi = ReturnType<typeof createCatalogueAdminApi>;

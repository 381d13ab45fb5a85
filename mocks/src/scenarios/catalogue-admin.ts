import { preparedRun } from '../fixtures/imports.ts';
import type { MockShopState } from '../mock-shop-state.ts';
import type { Scenario } from './scenario.ts';

/** The prepared season is the running one. @param canUndo whether no import came after it */
function putOnSale(state: MockShopState, canUndo: boolean): void {
  const { settings } = state.settings;
  const { season } = settings.profile;
  const profile = { ...settings.profile, season: preparedRun.season ?? season };
  state.settings = { ...state.settings, settings: { ...settings, profile } };
  state.seasonBefore = { season, importId: preparedRun.id };
  state.imports = [{ ...preparedRun, state: 'applied', appliedAt: preparedRun.at, canUndo }, ...state.imports];
}

/** Imports, seasons and products of the back office. */
export const catalogueAdminScenarios = {
  /** A prepared season beside the running one; it withdraws a product. */
  seasonPrepared: { prepare: (state) => void Object.assign(state, { imports: [preparedRun, ...state.imports] }) },
  /** The prepared season cannot be put on sale. */
  seasonBroken: {
    prepare: (state) => {
      state.imports = [{ ...preparedRun, fileName: 'broken.csv' }, ...state.imports];
    },
  },
  /** A season is being put on sale, which takes long. */
  seasonSwitching: {
    prepare: (state) => {
      const progress = { done: 120, total: 480 };
      state.imports = [{ ...preparedRun, state: 'applying', progress }, ...state.imports];
    },
  },
  /** The season was switched, and no import came after it. */
  seasonSwitched: { prepare: (state) => putOnSale(state, true) },
  /** The season was switched, and another import came after it. */
  seasonSwitchedLong: { prepare: (state) => putOnSale(state, false) },
  importUndoStarting: { behaves: { undoImport: 'waiting' } },
  importUndoRefused: { behaves: { undoImport: 'import.busy' } },
  /** The last import is being undone, which takes long. */
  importUndoing: {
    prepare: (state) => {
      const [last, ...others] = state.imports;
      if (last === undefined) return;
      const progress = { done: 12, total: 41 };
      state.imports = [{ ...last, state: 'undoing', canUndo: false, progress }, ...others];
    },
  },
  importsNone: { prepare: (state) => void Object.assign(state, { imports: [] }) },
  productsDown: { behaves: { getAdminProducts: 'internal' } },
  productsWaiting: { behaves: { getAdminProducts: 'waiting' } },
  productSaving: { behaves: { saveAdminProduct: 'waiting' } },
  productNotSaved: { behaves: { saveAdminProduct: 'internal', addAdminProduct: 'internal' } },
  /** Another admin saved the product since it was read. */
  productChanged: { behaves: { saveAdminProduct: 'product.changed' } },
  productGridDown: { behaves: { getProductGrid: 'internal' } },
  productGridWaiting: { behaves: { getProductGrid: 'waiting' } },
  /** Another admin saved a product since it was read. */
  productGridChanged: { behaves: { saveProductGrid: 'product.changed' } },
  productGridSaving: { behaves: { saveProductGrid: 'waiting' } },
  productGridNotSaved: { behaves: { saveProductGrid: 'internal' } },
  stockChanged: { behaves: { correctStock: 'stock.changed' } },
  importsDown: { behaves: { getImports: 'internal', getImport: 'internal' } },
  importsWaiting: { behaves: { getImports: 'waiting', getImport: 'waiting' } },
  importUploading: { behaves: { uploadImport: 'waiting' } },
  importUnreadable: { behaves: { uploadImport: 'import.unreadable' } },
  importNotPlaced: { behaves: { placeImport: 'import.unreadable' } },
  importSessionEnded: { behaves: { uploadImport: 'auth.required' } },
  importChecking: { behaves: { checkImport: 'waiting' } },
  importApplying: { behaves: { applyImport: 'waiting' } },
  importBusy: { behaves: { checkImport: 'import.busy', applyImport: 'import.busy' } },
} as const satisfies Readonly<Record<string, Scenario>>;

import type { RouteName } from '@kayal/api-contract';
import { lengthen } from '../fixtures/long-content.ts';
import { attributes, modelSizes, productAttributes, productFacts, sizeCharts } from '../fixtures/catalogue.ts';
import type { MockShopState } from '../mock-shop-state.ts';
import type { Scenario } from './scenario.ts';

const catalogueRoutes = [
  'getCategories',
  'getSubCategories',
  'getProductByFilter',
  'getProductByCategory',
  'getProductBySubCategory',
  'getProductById',
  'getProductDetails',
  'getPromotionalList',
  'suggest',
  'facets',
] as const satisfies readonly RouteName[];

const everyCatalogueCall = (behaviour: 'internal' | 'waiting'): NonNullable<Scenario['behaves']> =>
  Object.fromEntries(catalogueRoutes.map((name) => [name, behaviour]));

/** Gives a shop attributes, some products values of them, and one a size chart. */
export function withAttributes(state: MockShopState): void {
  const { settings } = state.settings;
  state.settings = { ...state.settings, settings: { ...settings, attributes, sizeCharts } };
  state.productAttributes = productAttributes;
}

/** Whole shops, and public reads of the catalogue. */
export const catalogueScenarios = {
  /** Everything works. */
  ready: {},
  /** A shop without data. */
  empty: {
    prepare: (state) => {
      Object.assign(state, {
        products: [],
        variants: [],
        cart: [],
        addresses: [],
        wishlist: [],
        stockWatches: [],
        orders: [],
        images: [],
        contactMessages: [],
      });
    },
  },
  /** Names, addresses and orders of the contract's max length, with and without spaces. */
  longContent: { prepare: lengthen },
  /** A shopper with an empty cart and wishlist, in a shop with products. */
  nothingKept: {
    prepare: (state) => {
      state.cart = [];
      state.wishlist = [];
    },
  },
  catalogueDown: { behaves: everyCatalogueCall('internal') },
  catalogueWaiting: { behaves: everyCatalogueCall('waiting') },
  suggestWaiting: { behaves: { suggest: 'waiting' } },
  soldOut: {
    prepare: (state) => {
      state.products = state.products.map((row) => ({ ...row, Qty: 0 }));
      state.variants = state.variants.map((row) => ({ ...row, Qty: 0 }));
    },
  },
  /** An owner with attributes and a size chart of her own. */
  attributedGoods: { prepare: withAttributes },
  /** A product with what is said of the model in the pictures of one colour. */
  modelled: {
    prepare: (state) => {
      state.modelSizes = modelSizes;
    },
  },
  /** A product whose owner uploaded one picture of one colour. */
  onePicture: {
    prepare: (state) => {
      state.furtherViews = new Map([[1001, { 'PETROL BLUE': [] }]]);
    },
  },
  /** An owner who filled in what the law wants said. */
  declaredGoods: {
    prepare: (state) => {
      state.productFacts = productFacts;
    },
  },
} as const satisfies Readonly<Record<string, Scenario>>;

import type { RouteName } from '@kayal/api-contract';
import { passkeys, recoveryCodes, totpAddedAt } from './fixtures/account-security.ts';
import { preparedRun } from './fixtures/imports.ts';
import { lengthen } from './fixtures/long-content.ts';
import { batchUnderWay, stoppedBatch, unmatchedPictures } from './fixtures/picture-batches.ts';
import type { CodeOf } from './mock-reply.ts';
import type { MockShopState } from './mock-shop-state.ts';

/** Replaces the reply of an endpoint: a refusal by its code, no answer, or an endless wait. */
export type Behaviour<Name extends RouteName> = CodeOf<Name> | 'no-answer' | 'waiting';

/** Changes of a named scenario. */
export interface Scenario {
  readonly behaves?: { readonly [Name in RouteName]?: Behaviour<Name> };
  /** Changes the shop's data before the first call. */
  readonly prepare?: (state: MockShopState) => void;
}

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

/** Every scenario that a story can name. Nothing fails at random: a story that shows an error names it. */
export const scenarios = {
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

  sessionDown: { behaves: { session: 'internal' } },
  sessionWaiting: { behaves: { session: 'waiting' } },
  logoutWaiting: { behaves: { logout: 'waiting' } },
  loginDown: { behaves: { login: 'internal' } },
  loginLimited: { behaves: { login: 'rate.limited' } },
  loginWaiting: { behaves: { login: 'waiting' } },
  googleNonceDown: { behaves: { googleNonce: 'internal' } },
  googleLoginWaiting: { behaves: { googleLogin: 'waiting' } },
  /** Every sign-in needs a second factor; the account has passkeys, an app and recovery codes. */
  secondFactorDue: {
    prepare: (state) => {
      Object.assign(state, { passkeys, totpAddedAt, recoveryCodesLeft: recoveryCodes.length });
    },
  },
  /** As in production: the back office is closed to an admin without a second factor. */
  secondFactorMissing: { prepare: (state) => void Object.assign(state, { requiresSecondFactor: true }) },
  secondFactorsDown: { behaves: { getSecondFactors: 'internal' } },
  secondFactorsWaiting: { behaves: { getSecondFactors: 'waiting' } },
  secondFactorExpired: { behaves: { getSignInChallenge: 'second_factor.expired' } },
  finishSignInWaiting: { behaves: { finishSignIn: 'waiting' } },
  addFactorWaiting: { behaves: { addPasskey: 'waiting', addTotp: 'waiting' } },
  sessionsDown: { behaves: { getSessions: 'internal' } },
  sessionsWaiting: { behaves: { getSessions: 'waiting' } },
  sessionNotEnded: { behaves: { endSession: 'internal', endOtherSessions: 'internal' } },
  passwordNotChanged: { behaves: { changePassword: 'internal' } },
  passwordChanging: { behaves: { changePassword: 'waiting' } },
  accountNotDeleted: { behaves: { deleteAccount: 'internal' } },
  /** Every order of the shopper is delivered, so that her account can be deleted. */
  everythingDelivered: {
    prepare: (state) => {
      state.orders = state.orders.map((row) => ({ ...row, isDelivered: true }));
    },
  },
  adminsDown: { behaves: { getAdmins: 'internal' } },
  adminsWaiting: { behaves: { getAdmins: 'waiting' } },
  /** A new shop without an admin. */
  setupDue: {
    prepare: (state) => {
      state.isSetupDue = true;
      state.accounts = state.accounts.filter(({ isAdmin }) => !isAdmin);
    },
  },
  setupDown: { behaves: { getSetup: 'internal' } },
  setupWaiting: { behaves: { createFirstAdmin: 'waiting' } },
  setupRefused: { behaves: { createFirstAdmin: 'setup.refused' } },
  /** A season waits beside the running one; it takes a product off sale. */
  seasonPrepared: { prepare: (state) => void Object.assign(state, { imports: [preparedRun, ...state.imports] }) },
  /** The season that waits cannot be put on sale. */
  seasonBroken: {
    prepare: (state) => {
      state.imports = [{ ...preparedRun, fileName: 'broken.csv' }, ...state.imports];
    },
  },
  /** A season is being put on sale, and the shop is long about it. */
  seasonSwitching: {
    prepare: (state) => {
      const progress = { done: 120, total: 480 };
      state.imports = [{ ...preparedRun, state: 'applying', progress }, ...state.imports];
    },
  },
  importsNone: { prepare: (state) => void Object.assign(state, { imports: [] }) },
  tokensWaiting: { behaves: { getApiTokens: 'waiting' } },
  tokensNone: { prepare: (state) => void Object.assign(state, { apiTokens: [] }) },
  signUpDown: { behaves: { signUp: 'no-answer' } },
  signUpWaiting: { behaves: { signUp: 'waiting' } },
  verifyDown: { behaves: { verify: 'internal' } },
  verifyWaiting: { behaves: { verify: 'waiting' } },
  resendLimited: { behaves: { sendOtp: 'otp.limited' } },
  googleSignUpDown: { behaves: { googleSignUp: 'no-answer' } },
  googleSignUpWaiting: { behaves: { googleSignUp: 'waiting' } },
  sendCodeDown: { behaves: { sendOtp: 'no-answer' } },
  sendCodeWaiting: { behaves: { sendOtp: 'waiting' } },
  newPasswordDown: { behaves: { updatePassword: 'no-answer' } },
  newPasswordWaiting: { behaves: { updatePassword: 'waiting' } },

  cartDown: { behaves: { getCart: 'internal' } },
  cartWaiting: { behaves: { getCart: 'waiting' } },
  cartFull: { behaves: { addToCart: 'cart.stock' } },
  addWaiting: { behaves: { addToCart: 'waiting' } },
  cartNotSaved: { behaves: { addToCart: 'internal', deleteCartItem: 'internal' } },
  cartLineGone: { behaves: { deleteCartItem: 'cart.line_not_found' } },
  /** A change fails, and the following read of the cart does not answer. */
  cartRereading: { behaves: { addToCart: 'internal', getCart: 'waiting' } },
  /** A line's price rose after it was added. */
  priceRose: {
    prepare: (state) => {
      state.cart = state.cart.map((row, index) => (index === 0 ? { ...row, currentPrice: row.itemPrice + 100 } : row));
    },
  },
  /** The shop sells the first line of the bag no longer. */
  lineWithdrawn: {
    prepare: (state) => {
      state.cart = state.cart.map((row, index) => (index === 0 ? { ...row, stock: 0, withdrawn: true } : row));
    },
  },
  /** The shop sells nothing of the bag any longer. */
  bagWithdrawn: {
    prepare: (state) => {
      state.cart = state.cart.map((row) => ({ ...row, stock: 0, withdrawn: true }));
    },
  },
  orderStock: { behaves: { placeOrder: 'order.stock' } },
  orderDown: { behaves: { placeOrder: 'no-answer' } },
  orderWaiting: { behaves: { placeOrder: 'waiting' } },
  orderPriceChanged: { behaves: { placeOrder: 'order.price_changed' } },
  orderCartChanged: { behaves: { placeOrder: 'order.cart_changed' } },
  orderLimited: { behaves: { placeOrder: 'order.limit' } },
  /** The order is placed, but the cart cannot be cleared. */
  clearDown: { behaves: { clearCart: 'internal' } },
  clearWaiting: { behaves: { clearCart: 'waiting' } },

  ordersDown: { behaves: { getOrders: 'internal', getAllOrders: 'internal' } },
  ordersWaiting: { behaves: { getOrders: 'waiting', getAllOrders: 'waiting' } },
  orderDaysDown: { behaves: { getOrderDays: 'internal' } },
  exportDown: { behaves: { exportOrders: 'internal' } },
  deliveryWaiting: { behaves: { updateDelivery: 'waiting' } },
  panelsDown: { behaves: { getAudit: 'internal', getContactMessages: 'internal' } },
  deliveryDown: { behaves: { updateDelivery: 'internal' } },

  offersDown: { behaves: { getOffers: 'internal' } },
  offersWaiting: { behaves: { getOffers: 'waiting' } },
  offerDown: { behaves: { addOffer: 'internal' } },
  offerNoAnswer: { behaves: { addOffer: 'no-answer' } },
  offerSessionEnded: { behaves: { addOffer: 'auth.required' } },
  offerPriceRefused: { behaves: { addOffer: 'offer.price' } },
  offerWaiting: { behaves: { addOffer: 'waiting' } },
  offerNotRemoved: { behaves: { removeOffer: 'internal' } },
  offerRemoving: { behaves: { removeOffer: 'waiting' } },
  coloursDown: { behaves: { getAllModifiedColors: 'internal' } },
  coloursWaiting: { behaves: { getAllModifiedColors: 'waiting' } },
  coloursSaving: { behaves: { postModifyColor: 'waiting' } },
  /** A season without colours. */
  coloursNone: { prepare: (state) => void Object.assign(state, { colours: [], variants: [] }) },
  coloursRefused: { behaves: { postModifyColor: 'colour.unknown' } },
  coloursSessionEnded: { behaves: { postModifyColor: 'auth.required' } },
  coloursNoAnswer: { behaves: { postModifyColor: 'no-answer' } },
  imagesDown: { behaves: { getImages: 'internal' } },
  imagesWaiting: { behaves: { getImages: 'waiting' } },
  uploadDown: { behaves: { uploadImages: 'internal' } },
  uploadNoAnswer: { behaves: { uploadImages: 'no-answer' } },
  uploadRefused: { behaves: { uploadImages: 'image.invalid' } },
  uploadWaiting: { behaves: { uploadImages: 'waiting' } },
  /** The session ended while pictures were chosen. */
  uploadSessionEnded: { behaves: { uploadImages: 'auth.required' } },
  detailsDown: { behaves: { getProductDetails: 'internal' } },
  displayFirstDown: { behaves: { postDisplayFirst: 'internal' } },
  displayFirstWaiting: { behaves: { postDisplayFirst: 'waiting' } },

  addressesDown: { behaves: { getAddresses: 'internal' } },
  addressesWaiting: { behaves: { getAddresses: 'waiting' } },
  addressNotSaved: { behaves: { addAddress: 'internal', updateAddress: 'internal' } },
  addressNotRemoved: { behaves: { deleteAddress: 'internal' } },
  addressReading: { behaves: { getAddress: 'waiting' } },
  addressSaving: { behaves: { addAddress: 'waiting', updateAddress: 'waiting' } },
  addressChoosing: { behaves: { setActiveAddress: 'waiting' } },
  wishlistDown: { behaves: { getWishlist: 'internal' } },
  wishNotSaved: { behaves: { addToWishlist: 'internal', deleteFromWishlist: 'internal' } },
  wishlistWaiting: { behaves: { getWishlist: 'waiting' } },
  wishWaiting: { behaves: { addToWishlist: 'waiting', deleteFromWishlist: 'waiting' } },
  /** A change fails, and the following read of the wishlist does not answer. */
  wishRereading: { behaves: { addToWishlist: 'internal', deleteFromWishlist: 'internal', getWishlist: 'waiting' } },
  wishRefused: { behaves: { addToWishlist: 'wishlist.duplicate', deleteFromWishlist: 'not_found' } },
  /** The session ended after the page was read. */
  wishSessionLost: { behaves: { addToWishlist: 'auth.required', deleteFromWishlist: 'auth.required' } },
  watchesDown: { behaves: { getStockWatches: 'internal' } },
  watchesWaiting: { behaves: { getStockWatches: 'waiting' } },
  watchNotSaved: { behaves: { addStockWatch: 'internal', deleteStockWatch: 'internal' } },
  watchWaiting: { behaves: { addStockWatch: 'waiting' } },
  /** The size came back after the page was read. */
  watchInStock: { behaves: { addStockWatch: 'watch.in_stock' } },
  profileMissing: { behaves: { getCustomerById: 'user.not_found' } },
  profileDown: { behaves: { getCustomerById: 'internal' } },
  profileWaiting: { behaves: { getCustomerById: 'waiting' } },
  nameNotSaved: { behaves: { updateProfile: 'internal' } },
  nameWaiting: { behaves: { updateProfile: 'waiting' } },
  contactUnrelayed: {
    prepare: (state) => {
      state.hasRelay = false;
    },
  },
  contactDown: { behaves: { sendWhatsapp: 'no-answer' } },
  contactWaiting: { behaves: { sendWhatsapp: 'waiting' } },
  /** The owner added a page of words to the five that every shop has. */
  policyAdded: {
    prepare: (state) => {
      const { settings } = state.settings;
      const markdown = 'Cloth lives longer when it is washed rarely.\n\n## Washing\n\nCold, inside out.\n';
      const policies = [...settings.policies, { slug: 'washing-care', title: 'Washing and care', markdown }];
      state.settings = { ...state.settings, settings: { ...settings, policies } };
    },
  },
  settingsDown: { behaves: { getSettings: 'internal' } },
  settingsWaiting: { behaves: { getSettings: 'waiting' } },
  settingsSaving: { behaves: { saveSettings: 'waiting' } },
  settingsNotSaved: { behaves: { saveSettings: 'internal' } },
  /** Another admin saved since the page was read. */
  settingsChanged: { behaves: { saveSettings: 'settings.changed' } },
  themeTooFaint: { behaves: { saveSettings: 'theme.contrast' } },
  productsDown: { behaves: { getAdminProducts: 'internal' } },
  productsWaiting: { behaves: { getAdminProducts: 'waiting' } },
  productSaving: { behaves: { saveAdminProduct: 'waiting' } },
  productNotSaved: { behaves: { saveAdminProduct: 'internal', addAdminProduct: 'internal' } },
  /** Another admin saved the product since it was read. */
  productChanged: { behaves: { saveAdminProduct: 'product.changed' } },
  stockChanged: { behaves: { correctStock: 'stock.changed' } },
  importsDown: { behaves: { getImports: 'internal', getImport: 'internal' } },
  importsWaiting: { behaves: { getImports: 'waiting', getImport: 'waiting' } },
  importUploading: { behaves: { uploadImport: 'waiting' } },
  importUnreadable: { behaves: { uploadImport: 'import.unreadable' } },
  importSessionEnded: { behaves: { uploadImport: 'auth.required' } },
  importChecking: { behaves: { checkImport: 'waiting' } },
  importApplying: { behaves: { applyImport: 'waiting' } },
  importBusy: { behaves: { checkImport: 'import.busy', applyImport: 'import.busy' } },
  /** Two pictures whose names fit no product. */
  picturesUnmatched: { prepare: (state) => void Object.assign(state, { unmatchedPictures }) },
  picturesUploading: { behaves: { addPictureBatch: 'waiting' } },
  picturesNotUploaded: { behaves: { addPictureBatch: 'no-answer' } },
  picturesZipRefused: { behaves: { addPictureBatch: 'image.zip' } },
  picturesSessionEnded: { behaves: { addPictureBatch: 'auth.required' } },
  /** A batch of eight pictures of which the server has checked four. */
  picturesChecking: {
    prepare: (state) => void Object.assign(state, { pictureBatch: batchUnderWay, isPictureBatchHeld: true }),
  },
  /** A batch with every kind of result; the server ended before the last file. */
  picturesStopped: {
    prepare: (state) => void Object.assign(state, { pictureBatch: stoppedBatch, unmatchedPictures }),
  },
  pictureBatchDown: { behaves: { getPictureBatch: 'internal' } },
  unmatchedDown: { behaves: { getUnmatchedPictures: 'internal' } },
  unmatchedWaiting: { behaves: { getUnmatchedPictures: 'waiting' } },
  assignRefused: {
    behaves: { assignPicture: 'image.front_missing' },
    prepare: (state) => void Object.assign(state, { unmatchedPictures }),
  },
  assignNotSaved: {
    behaves: { assignPicture: 'internal', deleteUnmatchedPicture: 'internal' },
    prepare: (state) => void Object.assign(state, { unmatchedPictures }),
  },
  tokensDown: { behaves: { getApiTokens: 'internal' } },
  tokenWaiting: { behaves: { addApiToken: 'waiting' } },
  orderUnread: { behaves: { getOrder: 'internal' } },
  orderReading: { behaves: { getOrder: 'waiting' } },
} as const satisfies Readonly<Record<string, Scenario>>;

/** The name of a scenario. */
export type ScenarioName = keyof typeof scenarios;

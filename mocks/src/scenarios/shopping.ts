import type { OrderStage } from '@kayal/api-contract';
import { defaultSettings } from '@kayal/commerce-core/default-settings';
import { discounts } from './discounts.ts';
import { numberedMessages } from '../fixtures/contact.ts';
import {
  exchangedLife,
  packedLife,
  partShippedLife,
  returnedLife,
  shippedLife,
  type StoredLife,
} from '../fixtures/order-lives.ts';
import { noFacts } from '../fixtures/catalogue.ts';
import {
  approvedReturn,
  askedReturn,
  declinedReturn,
  examinedReturn,
  exchangedReturn,
  refundedReturn,
  type ReturnRow,
} from '../fixtures/returns.ts';
import type { Scenario } from './scenario.ts';

/** Opens the desk for returns. @param returns those that were asked for already */
export function withReturns(...returns: readonly ReturnRow[]): NonNullable<Scenario['prepare']> {
  return (state) => {
    const returnDesk = { isOpen: true, autoApproveBelow: 0, sendWithinDays: 14 };
    state.settings = { ...state.settings, settings: { ...state.settings.settings, returnDesk } };
    state.returns = returns;
  };
}

/** Lets every order in cash need a mailed code. */
const askForCashCode: NonNullable<Scenario['prepare']> = (state) => {
  const cashTerms = { ...defaultSettings.cashTerms, codeFrom: 1 };
  state.settings = { ...state.settings, settings: { ...state.settings.settings, cashTerms } };
};

const namedSeller = {
  legalName: 'Kayal Apparel Private Limited',
  officerName: 'Leela Varghese',
  officerDesignation: 'Grievance officer',
  officerEmail: 'grievance@kayal.example',
  officerPhone: '+91 484 000 0000',
};

/** Gives the newest order parcels. */
function withLife(stage: OrderStage, life: StoredLife): NonNullable<Scenario['prepare']> {
  return (state) => {
    state.orders = state.orders.map((row) => (row.EntryNo === 'KY260004' ? { ...row, stage } : row));
    state.orderLives = new Map([['KY260004', life]]);
  };
}

/** Cart, orders, addresses, wishlist, stock watches and the contact form. */
export const shoppingScenarios = {
  /** A shop with promotions; the bag has a code that it fulfils and one that it does not. */
  bagWithCodes: {
    prepare: (state) => {
      state.discounts = [...discounts];
      state.bagCodes = ['monsoon', 'festival'];
    },
  },
  bagQuoteDown: {
    prepare: (state) => {
      state.discounts = [...discounts];
    },
    behaves: { getBagQuote: 'internal' },
  },
  cartDown: { behaves: { getCart: 'internal' } },
  cartWaiting: { behaves: { getCart: 'waiting' } },
  cartFull: { behaves: { addToCart: 'cart.stock' } },
  addWaiting: { behaves: { addToCart: 'waiting' } },
  cartNotSaved: { behaves: { addToCart: 'internal', deleteCartItem: 'internal' } },
  cartLineGone: { behaves: { deleteCartItem: 'cart.line_not_found' } },
  /** The session ended after the cart was read. */
  cartSessionLost: { behaves: { addToCart: 'auth.required', deleteCartItem: 'auth.required' } },
  /** A change fails, and so does the following read of the cart. */
  cartUnread: { behaves: { addToCart: 'internal', deleteCartItem: 'internal', getCart: 'internal' } },
  /** A change fails, and the following read of the cart does not answer. */
  cartRereading: { behaves: { addToCart: 'internal', getCart: 'waiting' } },
  /** A line's price rose after it was added. */
  priceRose: {
    prepare: (state) => {
      state.cart = state.cart.map((row, index) => (index === 0 ? { ...row, currentPrice: row.itemPrice + 100 } : row));
    },
  },
  /** The first line of the cart is no longer on sale. */
  lineWithdrawn: {
    prepare: (state) => {
      state.cart = state.cart.map((row, index) => (index === 0 ? { ...row, stock: 0, withdrawn: true } : row));
    },
  },
  /** No line of the cart is on sale any more. */
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
  orderNoAddress: { behaves: { placeOrder: 'order.no_address' } },
  /** Every order in cash needs a mailed code. */
  cashCode: { prepare: askForCashCode },
  cashCodeWaiting: { prepare: askForCashCode, behaves: { sendCashCode: 'waiting' } },
  cashCodeLimited: { prepare: askForCashCode, behaves: { sendCashCode: 'otp.limited' } },
  orderLimited: { behaves: { placeOrder: 'order.limit' } },
  /** The order is placed, but the cart cannot be cleared. */
  clearDown: { behaves: { clearCart: 'internal' } },
  clearWaiting: { behaves: { clearCart: 'waiting' } },
  /** The shop cancelled the newest order. */
  orderCancelled: {
    prepare: (state) => {
      const changes = { cancelledAt: Date.UTC(2026, 10, 20, 6, 0), cancelReason: 'Out of stock' };
      state.orders = state.orders.map((row) => (row.EntryNo === 'KY260004' ? { ...row, ...changes } : row));
    },
  },
  /** The newest order is packed. */
  orderPacked: { prepare: withLife('packed', packedLife) },
  /** The newest order is on its way. */
  orderShipped: { prepare: withLife('shipped', shippedLife) },
  /** One of two lines of the newest order is out for delivery. */
  orderPartShipped: { prepare: withLife('placed', partShippedLife) },
  /** The parcel of the newest order came back. */
  orderCameBack: { prepare: withLife('returnedToSender', returnedLife) },
  /** A size for a piece of the delivered order is on its way. */
  orderExchanged: {
    prepare: (state) => {
      withReturns(exchangedReturn)(state);
      state.orderLives = new Map([['KY260002', exchangedLife]]);
    },
  },
  orderLifeDown: { behaves: { getOrderLife: 'internal' } },
  orderLifeWaiting: { behaves: { getOrderLife: 'waiting' } },
  cancelOwnDown: { behaves: { cancelOwnOrder: 'internal' } },
  /** The shop has packed the order meanwhile. */
  cancelOwnPacked: { behaves: { cancelOwnOrder: 'order.packed' } },
  trackingExpired: { behaves: { trackOrder: 'tracking.expired' } },
  trackingDown: { behaves: { trackOrder: 'internal' } },
  trackingWaiting: { prepare: withLife('shipped', shippedLife), behaves: { trackOrder: 'waiting' } },
  stepDown: { behaves: { takeOrderStep: 'internal', takeParcelStep: 'internal', packParcel: 'internal' } },
  /** Somebody else took the step meanwhile. */
  stepTaken: { prepare: withLife('packed', packedLife), behaves: { takeParcelStep: 'order.step' } },
  trackingFileRefused: { behaves: { importTracking: 'tracking.file' } },
  /** Shoppers can ask for returns. */
  returnsOpen: { prepare: withReturns() },
  /** Her pieces were marked as final sale. */
  returnsOfFinalSale: {
    prepare: (state) => {
      withReturns()(state);
      state.productFacts = new Map([[1014, { ...noFacts, finalSale: true }]]);
    },
  },
  returnAsked: { prepare: withReturns(askedReturn) },
  returnApproved: { prepare: withReturns(approvedReturn) },
  returnExamined: { prepare: withReturns(examinedReturn) },
  returnRefunded: { prepare: withReturns(refundedReturn) },
  returnDeclined: { prepare: withReturns(declinedReturn) },
  returnRefused: { prepare: withReturns(), behaves: { askReturn: 'return.units' } },
  returnSoldOut: { prepare: withReturns(), behaves: { askReturn: 'return.exchange' } },
  returnNotSent: { prepare: withReturns(), behaves: { askReturn: 'internal' } },
  returnsDown: { behaves: { getOrderReturns: 'internal', getReturns: 'internal' } },
  returnsWaiting: { behaves: { getOrderReturns: 'waiting', getReturns: 'waiting' } },
  /** Somebody else decided meanwhile. */
  returnDecided: { prepare: withReturns(askedReturn), behaves: { takeReturnStep: 'return.step' } },
  ordersDown: { behaves: { getOrders: 'internal', getAllOrders: 'internal' } },
  ordersWaiting: { behaves: { getOrders: 'waiting', getAllOrders: 'waiting' } },
  addressesDown: { behaves: { getAddresses: 'internal' } },
  addressesWaiting: { behaves: { getAddresses: 'waiting' } },
  addressNotSaved: { behaves: { addAddress: 'internal', updateAddress: 'internal' } },
  addressNotRemoved: { behaves: { deleteAddress: 'internal' } },
  addressUnread: { behaves: { getAddress: 'internal' } },
  addressNotChosen: { behaves: { setActiveAddress: 'internal' } },
  addressReading: { behaves: { getAddress: 'waiting' } },
  addressSaving: { behaves: { addAddress: 'waiting', updateAddress: 'waiting' } },
  addressChoosing: { behaves: { setActiveAddress: 'waiting' } },
  wishlistDown: { behaves: { getWishlist: 'internal' } },
  wishNotSaved: { behaves: { addToWishlist: 'internal', deleteFromWishlist: 'internal' } },
  wishlistWaiting: { behaves: { getWishlist: 'waiting' } },
  wishWaiting: { behaves: { addToWishlist: 'waiting', deleteFromWishlist: 'waiting' } },
  /** A change fails, and so does the following read of the wishlist. */
  wishUnread: { behaves: { addToWishlist: 'internal', deleteFromWishlist: 'internal', getWishlist: 'internal' } },
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
  contactUnrelayed: {
    prepare: (state) => {
      state.hasRelay = false;
    },
  },
  /** The shop names its seller and who answers complaints. */
  sellerNamed: {
    prepare: (state) => {
      state.contactMessages = numberedMessages;
      state.settings = { ...state.settings, settings: { ...state.settings.settings, seller: namedSeller } };
    },
  },
  complaintDown: {
    prepare: (state) => {
      state.settings = { ...state.settings, settings: { ...state.settings.settings, seller: namedSeller } };
    },
    behaves: { findComplaint: 'internal' },
  },
  answerDown: {
    prepare: (state) => {
      state.contactMessages = numberedMessages;
    },
    behaves: { answerMessage: 'internal' },
  },
  contactDown: { behaves: { sendWhatsapp: 'no-answer' } },
  contactWaiting: { behaves: { sendWhatsapp: 'waiting' } },
  orderUnread: { behaves: { getOrder: 'internal' } },
  orderReading: { behaves: { getOrder: 'waiting' } },
} as const satisfies Readonly<Record<string, Scenario>>;

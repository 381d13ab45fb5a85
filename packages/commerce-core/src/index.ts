/** The commerce core: rules, profile and machines of a shop, without a screen, a network or a router. */
export * from './shop/shop-profile.ts';
export { defaultShop } from './shop/default-shop.ts';
export * from './texts/messages.ts';
export * from './texts/shopper-messages.ts';
export { noticeOf } from './texts/notice.ts';
export type { Notice, NoticeAction, noticeActions, NoticeOptions, NoticeTone, noticeTones } from './texts/notice.ts';
export * from './call-error.ts';
export * from './optimistic-queue/optimistic-queue.ts';
export { activeAddress, addressHints, addressLine, emptyAddress } from './rules/addresses.ts';
export * from './rules/policy-path.ts';
export {
  attributeIdFor,
  attributeProblems,
  attributesOf,
  comparedTexts,
  comparisonOf,
  attributeText,
  readAttribute,
  shownAttributes,
} from './rules/catalogue/attributes.ts';
export {
  attributeIdOf,
  gridColumnOf,
  gridFields,
  gridText,
  isGridField,
  readGridCell,
  type GridField,
  type GridReading,
  type GridValue,
} from './rules/catalogue/cells/grid-cells.ts';
export {
  parseAmount,
  parseText,
  parseYesNo,
  type CellProblem,
  type Parsed,
} from './rules/catalogue/cells/parse-cells.ts';
export { factReaders, type CellContext } from './rules/catalogue/cells/parse-facts.ts';
export { findTaxClass, type NamedClass } from './rules/catalogue/cells/tax-classes.ts';
export * from './rules/catalogue/countries.ts';
export * from './rules/catalogue/home-categories.ts';
export type * from './rules/colours/colour-lookup.ts';
export {
  type DateFormat,
  deliveryNote,
  formatDay,
  formatDayMonth,
  formatLongDate,
  formatMoment,
  formatOrderDate,
  formatShortDate,
} from './rules/dates.ts';
export { amountToType, readAmount } from './rules/prices/amount-text.ts';
export { filterSizes, isPaletteMatch, staticFilterColours } from './rules/catalogue/filter-lists.ts';
export {
  currencySign,
  formatMoney,
  formatNumber,
  formatPlainMoney,
  formatShortMoney,
  formatShortNumber,
  learnMoney,
  moneySample,
} from './rules/prices/money.ts';
export type * from './rules/prices/money.ts';
export { itemsNamedIn, readOfferSheet } from './rules/prices/offer-sheet.ts';
export type * from './rules/prices/offer-sheet.ts';
export * from './rules/orders/orders.ts';
export * from './rules/orders/payments.ts';
export * from './rules/orders/returns.ts';
export * from './rules/orders/way-back.ts';
export * from './rules/orders/order-progress.ts';
export { isOtpComplete } from './rules/otp.ts';
export { bandLabel, bandOfRange, priceBandsOf, rangeOfBand, thumbsOfRange } from './rules/prices/price-range.ts';
export type * from './rules/prices/price-range.ts';
export { priceSliderOf, priceStepsUpTo } from './rules/prices/price-slider.ts';
export * from './rules/delivery/cash.ts';
export { publicPrivacy } from './rules/public-privacy.ts';
export { deliveryBy } from './rules/delivery/delivery-by.ts';
export * from './rules/delivery/delivery-charge.ts';
export * from './rules/delivery/pincodes.ts';
export * from './rules/prices/order-quote.ts';
export * from './rules/prices/prices.ts';
export {
  forgetViewed,
  productIdsIn,
  storeViewed,
  recentlyViewedKey,
  viewedIn,
} from './rules/catalogue/recently-viewed.ts';
export * from './rules/catalogue/similar.ts';
export { lengthUnits, rangeText, rowsForSizes } from './rules/sizes/size-charts.ts';
export type * from './rules/sizes/size-charts.ts';
export { sizeGuideOf } from './rules/sizes/size-guide.ts';
export type * from './rules/sizes/size-guide.ts';
export { sizeChartOf, sizeChartProblems } from './rules/sizes/own-size-charts.ts';
export { canonicalSize, compareSizes, isSameSize } from './rules/sizes/sizes.ts';
export { splitValues } from './rules/joined-values.ts';
export { isBlank, isEmailShaped } from './rules/text.ts';
export { textLanguage } from './rules/text-language.ts';
export { forgetUser } from './rules/forget-user.ts';
export type * from './rules/user-state.ts';
export * from './machines/address-book/address-book.types.ts';
export * from './machines/address-book/address-book.machine.ts';
export * from './machines/address-book/address-book.selectors.ts';
export * from './machines/cart/cart.types.ts';
export * from './machines/cart/cart.machine.ts';
export * from './machines/cart/cart.selectors.ts';
export * from './machines/colour-lookup/colour-lookup.types.ts';
export * from './machines/colour-lookup/colour-lookup.machine.ts';
export * from './machines/colour-lookup/colour-lookup.selectors.ts';
export * from './machines/colour-table/colour-table.types.ts';
export * from './machines/colour-table/colour-table.machine.ts';
export { selectColourRows, selectDirtyCount, selectLookup } from './machines/colour-table/colour-table.selectors.ts';
export * from './machines/contact/contact.types.ts';
export * from './machines/contact/contact.machine.ts';
export * from './machines/contact/contact.selectors.ts';
export * from './machines/image-save/image-save.types.ts';
export * from './machines/image-save/image-save.machine.ts';
export * from './machines/image-save/image-save.selectors.ts';
export { filterSections } from './machines/listing-filters/listing-filters.types.ts';
export type * from './machines/listing-filters/listing-filters.types.ts';
export * from './machines/listing-filters/listing-filters.machine.ts';
export * from './machines/listing-filters/listing-filters.selectors.ts';
export * from './machines/listing-filters/listing-filters.query.ts';
export {
  afterGroup,
  filterChips,
  firstListingFilters,
  listRequest,
  noFilters,
} from './machines/listing-filters/listing-filters.logic.ts';
export * from './machines/offer/offer.types.ts';
export * from './machines/offer/offer.machine.ts';
export * from './machines/offer/offer.selectors.ts';
export * from './machines/order-delivery/order-delivery.types.ts';
export * from './machines/order-delivery/order-delivery.machine.ts';
export * from './machines/order-delivery/order-delivery.selectors.ts';
export * from './machines/order-life/order-life.machine.ts';
export type * from './machines/order-life/order-life.types.ts';
export { canCancelOrder, stageOfParcels, unpackedLines } from './machines/order-life/order-life.logic.ts';
export type * from './machines/order-placement/order-placement.types.ts';
export * from './machines/order-placement/order-placement.machine.ts';
export * from './machines/order-placement/order-placement.selectors.ts';
export type { OrderErrorKind } from './machines/order-placement/order-placement.logic.ts';
export type { ShortLine } from './machines/order-placement/short-lines.ts';
export * from './machines/otp-verification/otp-verification.types.ts';
export * from './machines/otp-verification/otp-verification.machine.ts';
export * from './machines/otp-verification/otp-verification.selectors.ts';
export * from './machines/password-reset/password-reset.types.ts';
export * from './machines/password-reset/password-reset.machine.ts';
export * from './machines/password-reset/password-reset.selectors.ts';
export * from './machines/payment/payment.machine.ts';
export type * from './machines/payment/payment.types.ts';
export * from './machines/people-import/people-import.machine.ts';
export type * from './machines/people-import/people-import.types.ts';
export * from './machines/picture-fetch/picture-fetch.machine.ts';
export type * from './machines/picture-fetch/picture-fetch.types.ts';
export * from './machines/product-selection/product-selection.types.ts';
export * from './machines/product-selection/product-selection.machine.ts';
export {
  type AxisChoice,
  firstProductSelection,
  selectionMatrix,
  sizesOf,
  variantOf,
} from './machines/product-selection/product-selection.logic.ts';
export * from './machines/return-request/return-request.machine.ts';
export type * from './machines/return-request/return-request.types.ts';
export * from './machines/search-suggestions/search-suggestions.types.ts';
export * from './machines/search-suggestions/search-suggestions.machine.ts';
export * from './machines/session/session.types.ts';
export * from './machines/session/session.machine.ts';
export * from './machines/session/session.selectors.ts';
export * from './machines/session/session.texts.ts';
export * from './machines/rehearsal/rehearsal.machine.ts';
export type * from './machines/rehearsal/rehearsal.types.ts';
export * from './machines/shop-archive/shop-archive.machine.ts';
export type * from './machines/shop-archive/shop-archive.types.ts';
export * from './machines/sign-up/sign-up.types.ts';
export * from './machines/sign-up/sign-up.machine.ts';
export * from './machines/sign-up/sign-up.selectors.ts';
export * from './machines/stock-watch/stock-watch.types.ts';
export * from './machines/stock-watch/stock-watch.machine.ts';
export * from './machines/stock-watch/stock-watch.selectors.ts';
export * from './machines/stock-watch/stock-watch.texts.ts';
export type * from './machines/wishlist/wishlist.types.ts';
export * from './machines/wishlist/wishlist.machine.ts';
export * from './machines/wishlist/wishlist.selectors.ts';

/** The commerce core: rules, profile and machines of a shop, without a screen, a network or a router. */
export { promotionalPageOf, promotionalPages, shopProfile, type PromotionalPage } from './shop-profile.ts';
export { adminOrdersError, messages, type MessageId } from './messages.ts';
export {
  noticeActions,
  noticeOf,
  noticeTones,
  type Notice,
  type NoticeAction,
  type NoticeOptions,
  type NoticeTone,
} from './notice.ts';
export { NotProvidedError, RefusedCall, failureFrom, unwrap, type Failure } from './failure.ts';
export { activeAddress, addressHints, addressLine, emptyAddress } from './rules/addresses.ts';
export { categoryImageMismatch, categoryImagePath, categoryImages, homeCategories } from './rules/category-images.ts';
export { addBusinessDays, deliveryNote, formatLongDate, formatOrderDate, formatShortDate } from './rules/dates.ts';
export { filterSizes, isPaletteMatch, staticFilterColours, staticFilterSizes } from './rules/filter-lists.ts';
export { formatRupees } from './rules/money.ts';
export { groupOrders, orderTotals, type Order } from './rules/orders.ts';
export {
  countdownText,
  digitsOf,
  emptyOtp,
  eraseDigit,
  isOtpComplete,
  otpCode,
  otpLength,
  secondsLeft,
  typeDigits,
  type OtpBoxes,
} from './rules/otp.ts';
export {
  bandOfRange,
  isInPriceRange,
  moveThumb,
  priceBands,
  priceSlider,
  rangeOfThumbs,
  thumbsOfRange,
  type PriceBand,
  type PriceRange,
  type PriceThumbs,
} from './rules/price-range.ts';
export {
  discountText,
  payablePrice,
  priceDetails,
  priceDisplay,
  type PriceDetails,
  type PriceDisplay,
  type Priced,
  type PricedLine,
} from './rules/prices.ts';
export { leastSimilar, similarProducts, similarQuery, type Similar } from './rules/similar.ts';
export { canonicalSize, compareSizes, isSameSize, sortedSizes } from './rules/sizes.ts';
export { initialsOf, isBlank, isEmailShaped, isHexColour, paintableHex } from './rules/text.ts';
export {
  clearSession,
  clearUser,
  currentUserId,
  greetingName,
  loadUser,
  rememberedUserKey,
  sessionKeys,
  setUser,
  showsAdminLinks,
  signedOutUser,
  writeSession,
  type KeyValuePort,
  type StoragePorts,
  type UserState,
} from './rules/user-state.ts';
export { moveWindow, windowAt, type Window } from './rules/windows.ts';
export { addressBookMachine } from './machines/address-book/address-book.machine.ts';
export {
  type AddressBookContext,
  type AddressBookEmitted,
  type AddressBookEvent,
  type AddressBookInput,
  type AddressBookTag,
  type AddressJob,
  type SaveAddressInput,
} from './machines/address-book/address-book.types.ts';
export { applyJob, displayedAddresses, jobFailure } from './machines/address-book/address-book.logic.ts';
export {
  selectActiveAddress,
  selectAddresses,
  selectFormError,
} from './machines/address-book/address-book.selectors.ts';
export { cartMachine } from './machines/cart/cart.machine.ts';
export {
  type CartChange,
  type CartContext,
  type CartEmitted,
  type CartEvent,
  type CartInput,
  type CartItem,
  type CartTag,
  type SaveChangeInput,
} from './machines/cart/cart.types.ts';
export {
  addItem,
  applyChange,
  changeFor,
  clearCart,
  displayedLines,
  emptyCart,
  failureNotice,
  pruneQueue,
  refusalOf,
  removeItem,
  successNotice,
  type CartEntry,
  type CartState,
  type LineEvent,
} from './machines/cart/cart.logic.ts';
export {
  sameLines,
  selectCartCount,
  selectCartLines,
  selectCartState,
  selectIsCartEmpty,
  selectPriceDetails,
  selectPriceDrift,
  type PriceDrift,
} from './machines/cart/cart.selectors.ts';
export { listingFiltersMachine } from './machines/listing-filters/listing-filters.machine.ts';
export {
  filterModes,
  filterSections,
  type FilterChip,
  type FilterChoice,
  type FilterLayout,
  type FilterMode,
  type FilterSection,
  type ListGroup,
  type ListRequest,
  type ListingFilters,
  type ListingFiltersContext,
  type ListingFiltersEmitted,
  type ListingFiltersEvent,
  type ListingFiltersInput,
  type ListingFiltersTag,
} from './machines/listing-filters/listing-filters.types.ts';
export {
  afterChoice,
  afterGroup,
  filterChips,
  groupSource,
  inMode,
  listRequest,
  noFilters,
} from './machines/listing-filters/listing-filters.logic.ts';
export {
  filterQueryNames,
  filtersFromQuery,
  filtersToQuery,
  type FilterQueryName,
} from './machines/listing-filters/listing-filters.query.ts';
export {
  selectIsSectionOpen,
  selectShownFilters,
  selectThumbs,
} from './machines/listing-filters/listing-filters.selectors.ts';
export { orderDeliveryMachine } from './machines/order-delivery/order-delivery.machine.ts';
export {
  type DeliveryQuestion,
  type OrderDeliveryContext,
  type OrderDeliveryEmitted,
  type OrderDeliveryEvent,
  type OrderDeliveryTag,
} from './machines/order-delivery/order-delivery.types.ts';
export { selectIsDelivered, selectQuestion } from './machines/order-delivery/order-delivery.selectors.ts';
export { orderPlacementMachine } from './machines/order-placement/order-placement.machine.ts';
export {
  orderRefusals,
  type OrderDraft,
  type OrderPlacementContext,
  type OrderPlacementEmitted,
  type OrderPlacementEvent,
  type OrderPlacementInput,
  type OrderPlacementTag,
  type OrderRefusal,
  type SubmitOrderInput,
} from './machines/order-placement/order-placement.types.ts';
export {
  isSameOrder,
  orderFailureKind,
  refusalOfDraft,
  shortLines,
  type OrderFailureKind,
  type ShortLine,
} from './machines/order-placement/order-placement.logic.ts';
export {
  selectOrderFailureText,
  selectOrderRefusal,
  selectPlacedOrder,
  selectShortLines,
} from './machines/order-placement/order-placement.selectors.ts';
export { otpVerificationMachine } from './machines/otp-verification/otp-verification.machine.ts';
export {
  type OtpVerificationContext,
  type OtpVerificationEmitted,
  type OtpVerificationEvent,
  type OtpVerificationInput,
  type OtpVerificationTag,
  type VerifyCodeInput,
} from './machines/otp-verification/otp-verification.types.ts';
export {
  selectCountdownText,
  selectOtpBoxes,
  selectOtpError,
} from './machines/otp-verification/otp-verification.selectors.ts';
export { productSelectionMachine } from './machines/product-selection/product-selection.machine.ts';
export {
  type ProductSelectionContext,
  type ProductSelectionEmitted,
  type ProductSelectionEvent,
  type ProductSelectionInput,
  type ProductSelectionTag,
  type Selection,
  type Thumbnail,
} from './machines/product-selection/product-selection.types.ts';
export {
  addRefusal,
  chooseColour,
  chooseSize,
  chooseThumbnail,
  coloursOf,
  pageStrip,
  pictureOf,
  selectionMatrix,
  sizesOf,
  thumbnailsOf,
  variantOf,
  type AxisChoice,
  type Resolved,
} from './machines/product-selection/product-selection.logic.ts';
export { selectMatrix, selectStrip, selectVariant } from './machines/product-selection/product-selection.selectors.ts';
export { searchSuggestionsMachine } from './machines/search-suggestions/search-suggestions.machine.ts';
export {
  type SearchSuggestionsContext,
  type SearchSuggestionsEmitted,
  type SearchSuggestionsEvent,
  type SearchSuggestionsInput,
  type SearchSuggestionsTag,
} from './machines/search-suggestions/search-suggestions.types.ts';
export { wellFormed } from './machines/search-suggestions/search-suggestions.logic.ts';
export { selectSuggestions } from './machines/search-suggestions/search-suggestions.selectors.ts';
export { sessionMachine } from './machines/session/session.machine.ts';
export {
  type CartAddIntent,
  type Credentials,
  type PendingIntent,
  type SessionContext,
  type SessionEmitted,
  type SessionEvent,
  type SessionInput,
  type SessionTag,
  type WishlistIntent,
} from './machines/session/session.types.ts';
export {
  forgetUser,
  hintIn,
  isLoginFilled,
  isRemembered,
  keepUser,
  loginError,
  verificationIdOf,
} from './machines/session/session.logic.ts';
export {
  selectIsAdmin,
  selectLoginError,
  selectUser,
  selectUserId,
  selectVerificationId,
} from './machines/session/session.selectors.ts';
export { signUpMachine } from './machines/sign-up/sign-up.machine.ts';
export {
  type SignUpContext,
  type SignUpEmitted,
  type SignUpEvent,
  type SignUpFields,
  type SignUpTag,
} from './machines/sign-up/sign-up.types.ts';
export { googleFailure, signUpError, signUpFailure } from './machines/sign-up/sign-up.logic.ts';
export { selectSignUpError } from './machines/sign-up/sign-up.selectors.ts';
export { wishlistMachine } from './machines/wishlist/wishlist.machine.ts';
export {
  heartSurfaces,
  type HeartSurface,
  type SaveWishInput,
  type WishlistChange,
  type WishlistContext,
  type WishlistEmitted,
  type WishlistEvent,
  type WishlistInput,
  type WishlistProduct,
  type WishlistTag,
} from './machines/wishlist/wishlist.types.ts';
export {
  applyWish,
  displayedWishes,
  isHearted,
  loginText,
  removalOf,
  wishFailure,
  wishSuccess,
} from './machines/wishlist/wishlist.logic.ts';
export { selectIsHearted, selectWishes } from './machines/wishlist/wishlist.selectors.ts';

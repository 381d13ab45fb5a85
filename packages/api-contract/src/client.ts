/** Entry for the browser: the client, its types and helpers. Loads no schema. */
export { foldText } from './folded-text.ts';
export { createAccountSecurityClient } from './client/transport/create-account-security-client.ts';
export { createApiClient } from './client/transport/create-api-client.ts';
export type { ApiClientOptions } from './client/transport/create-client-of.ts';
export type { AnswerOf, ApiClient, CallArguments, CallOptions, CallResult } from './client/transport/call-types.ts';
export { NetworkError } from './client/transport/network-error.ts';
export type { Outcome, Refusal } from './client/transport/outcome.ts';
export { createShopApi, type ContactSubmission, type ShopApi } from './client/shopper/shop-api.ts';
export { createReturnsApi, type ReturnsApi } from './client/shopper/returns-api.ts';
export { createPromotionsApi, type PromotionsApi } from './client/shopper/promotions-api.ts';
export type { BagPromotion, BagQuote, WayQuote } from './adapters/promotions.ts';
export {
  createReturnsDeskApi,
  type ReturnsDeskApi,
  type ReturnsQuery,
  type ReturnStepDetails,
} from './client/admin/returns-desk-api.ts';
export { createPrivacyApi, type Consent, type PrivacyApi } from './client/shopper/privacy-api.ts';
export { createCashCodeApi } from './client/shopper/cash-code-api.ts';
export { createDeliveryApi, type DeliveryApi, type PlaceTerms } from './client/shopper/delivery-api.ts';
export { createPaymentsApi, type PaymentsApi } from './client/shopper/payments-api.ts';
export {
  createPaymentsDeskApi,
  type PaymentsDeskApi,
  type PaymentsQuery,
  type PaymentStepDetails,
} from './client/admin/payments-desk-api.ts';
export type { DifferingSettlement, OwnPayment, Payment, Settlement, UnsettledOrder } from './adapters/payments.ts';
export type { OrderReturns, ReturnDraft, ReturnLine, ReturnRequest } from './adapters/returns.ts';
export { createOwnApi, type OwnApi } from './client/shopper/own-api.ts';
export { createOrdersApi, type OrdersApi } from './client/shopper/orders-api.ts';
export { readNewArrivals } from './client/shopper/new-arrivals.ts';
export { createOrdersClient } from './client/transport/create-orders-client.ts';
export { createReturnsClient } from './client/transport/create-returns-client.ts';
export {
  createPromotionsDeskApi,
  type PromotionDraft,
  type PromotionsDeskApi,
  type SavedPromotion,
} from './client/admin/promotions-desk-api.ts';
export { createPromotionsClient } from './client/transport/create-promotions-client.ts';
export { createPaymentsClient } from './client/transport/create-payments-client.ts';
export { createShopperClient } from './client/transport/create-shopper-client.ts';
export { createAdminApi, type AdminApi, type Page } from './client/admin/admin-api.ts';
export type { PrintKind, StepDetails } from './client/admin/order-life-calls.ts';
export { createCatalogueAdminApi, type CatalogueAdminApi } from './client/admin/catalogue-admin-api.ts';
export { createSettingsApi, type SettingsApi } from './client/admin/settings-api.ts';
export {
  createRedirectsApi,
  type MissedAddress,
  type RedirectFile,
  type RedirectRule,
  type RedirectsApi,
} from './client/admin/redirects-api.ts';
export { createPeopleApi, type PeopleApi, type PeopleImport } from './client/admin/people-api.ts';
export { createTablesApi, type TableKind } from './client/admin/tables-api.ts';
export { toPastOrder, type PastOrder, type PastOrderRow } from './adapters/past-orders.ts';
export {
  createReportsApi,
  type ReportDays,
  type ReportsApi,
  type StockForecast,
  type VisitReport,
} from './client/admin/reports-api.ts';
export { createVisitsApi, type VisitNote } from './client/visits/visits-api.ts';
export {
  createRehearsalApi,
  type Rehearsal,
  type RehearsalApi,
  type RehearsalDifferences,
} from './client/admin/rehearsal-api.ts';
export { createShopArchiveApi, type ShopArchive, type ShopArchiveApi } from './client/admin/shop-archive-api.ts';
export { createWebhooksApi, type WebhooksApi } from './client/admin/webhooks-api.ts';
export { createStockWatchApi, type StockWatchApi } from './client/shopper/stock-watch-api.ts';
export { createAccountSecurityApi, type AccountSecurityApi } from './client/shopper/account-security-api.ts';
export { createAdminAccountsApi, type AdminAccountsApi } from './client/admin/admin-accounts-api.ts';
export { createCustomersApi, type CustomersApi, type CustomersQuery } from './client/admin/customers-api.ts';
export type { CustomerDetail, ListedCustomer } from './adapters/customers.ts';
export { createSetupApi, type FirstAdmin, type SetupApi } from './client/admin/setup-api.ts';
export type { Credentials } from './client/shopper/account-calls.ts';
export type { AddressAddition, AddressClaim } from './client/shopper/address-calls.ts';
export type { ProductPage } from './client/shopper/catalogue-calls.ts';
export { toSession, type SessionAnswer } from './adapters/accounts.ts';
export type { CartAddition } from './adapters/cart.ts';
export type { OrderSubmission } from './adapters/order-placement.ts';
export type { OrderPage } from './adapters/orders.ts';
export type { OfferSubmission } from './adapters/offers.ts';
export type { StoredPicture } from './adapters/pictures.ts';
export type {
  ApiToken,
  ApiTokenDraft,
  ImportChange,
  ImportChangeKind,
  ImportCheck,
  ImportError,
  ImportMap,
  ImportMapping,
  ImportPlace,
  ImportRun,
  ImportSample,
  LoadedSeason,
} from './adapters/catalogue-import.ts';
export type {
  AdminProduct,
  AdminProductFilter,
  AdminProductRow,
  GridChange,
  GridFilter,
  GridRow,
  ProductDraft,
  StockCorrection,
} from './adapters/products.ts';
export type {
  MailDraft,
  PolicyPage,
  PublicShop,
  SavedSettings,
  SettingsFile,
  SettingsVersion,
  ShopSettings,
} from './adapters/shop-settings.ts';
export type { Attribute } from './endpoints/attributes.schemas.ts';
export type { ShownSizeChart, SizeChart } from './endpoints/size-charts.schemas.ts';
export type { MadeColumn } from './endpoints/made-columns.schemas.ts';
export type { WholeSettings } from './endpoints/shop-settings.schemas.ts';
export type { PictureBatch, PictureBatchFile, UnmatchedPicture } from './adapters/picture-batches.ts';
export type { FailedFetch, PictureFetches } from './adapters/picture-fetches.ts';
export type { WishlistAddition } from './adapters/wishlist.ts';
export {
  errorCatalogue,
  type ApiErrorBody,
  type ChangedField,
  type ErrorCode,
  type RefusedLine,
} from './error-codes.ts';
export { apiBase, routes, type RouteName } from './routes.ts';
export { adminMark, passwordMask } from './password-mark.ts';
export {
  canonicalColour,
  maxPicturePixels,
  parsePictureFile,
  pictureFile,
  pictureUrl,
  pictureViews,
  picturesBase,
  readPictureName,
  type PictureName,
  type PictureNameReading,
  type PictureOptions,
  type PictureView,
} from './pictures/picture-name.ts';
export { decodeProductLink, encodeProductLink, type ProductLink } from './product-link.ts';
export { cartLimits } from './cart-limits.ts';
export { pictureBatchLimits } from './pictures/picture-batch-limits.ts';
export { pictureWidths } from './pictures/picture-widths.ts';
export { paiseToRupees, rupeesToPaise } from './rupees.ts';
export * from './domain/attributes.ts';
export * from './domain/catalogue.ts';
export * from './domain/back-office.ts';
export * from './domain/product-facts.ts';
export * from './domain/shopper.ts';
export * from './domain/order-life.ts';
export * from './domain/returns.ts';
export {
  personalData,
  type ConsentText,
  type NoticeForm,
  type PersonalData,
  type PrivacyFile,
} from './domain/privacy.ts';
export * from './domain/promotions.ts';
export { peopleImportStates, type PeopleImportState, type PeopleProblem, type PeopleSystem } from './domain/people.ts';
export * from './domain/redirects.ts';
export * from './domain/reports.ts';
export * from './domain/rehearsal.ts';
export * from './domain/shop-archive.ts';
export * from './domain/payments.ts';
export * from './domain/settlements.ts';
export * from './domain/picture-fetches.ts';
export * from './domain/webhooks.ts';
export type * from './domain/account-security.ts';

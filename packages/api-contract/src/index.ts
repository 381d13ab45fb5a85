/** Entry for the server and the mocks: schemas, codes, routes and types. The browser uses `@kayal/api-contract/client`. */
export { endpoints, type Endpoints, type WireOf } from './endpoints.ts';
export { type Endpoint, type EndpointSpec, type ResponsesOf, type WireTypes } from './endpoint.ts';
export { errorBodySchema } from './error-body.ts';
export {
  errorBody,
  errorCatalogue,
  isErrorCode,
  type ApiErrorBody,
  type ChangedField,
  type ErrorCode,
  type ErrorEntry,
  type ErrorStatusOf,
  type RefusedLine,
} from './error-codes.ts';
export { apiBase, routes, type RouteName } from './routes.ts';
export type { Access, Route } from './routes/route.ts';
export { orderItem } from './endpoints/orders.ts';
export { importFileBytes } from './endpoints/catalogue-import.ts';
export { shopSettingsSchema, type ShopSettings, type WholeSettings } from './endpoints/shop-settings.schemas.ts';
export type { Attribute } from './endpoints/attributes.schemas.ts';
export type { SizeChart } from './endpoints/size-charts.schemas.ts';
export type { PrivacySettings } from './endpoints/privacy.schemas.ts';
export { pincodeFileBytes } from './endpoints/delivery.ts';
export { tableFileBytes, tableLengths } from './endpoints/tables.ts';
export { uploadLimits } from './endpoints/pictures.ts';
export { cartLimits } from './cart-limits.ts';
export { pictureBatchLimits } from './pictures/picture-batch-limits.ts';
export { pictureWidths } from './pictures/picture-widths.ts';
export type { MadeColumn } from './endpoints/made-columns.schemas.ts';
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
export * from './domain/payments.ts';
export * from './domain/settlements.ts';
export * from './domain/picture-fetches.ts';
export * from './domain/webhooks.ts';
export {
  leavingOut,
  peopleProblems,
  type PeopleFileError,
  type PeopleImportState,
  type PeopleKind,
  type PeopleProblem,
  type PeopleSystem,
} from './domain/people.ts';
export * from './domain/redirects.ts';
export * from './domain/reports.ts';
export * from './domain/rehearsal.ts';
export * from './domain/shop-archive.ts';
export type * from './domain/account-security.ts';
export { foldText, withoutHiddenMarks } from './folded-text.ts';
export { isWholePaise, rupeesToPaise, paiseToRupees } from './rupees.ts';
export {
  canonicalColour,
  isOfOtherScript,
  looseColour,
  maxPicturePixels,
  parsePictureFile,
  pictureFile,
  pictureUrl,
  pictureViews,
  picturesBase,
  readPictureName,
  readSourceName,
  type PictureName,
  type PictureNameReading,
  type PictureOptions,
  type PictureView,
} from './pictures/picture-name.ts';
export { decodeProductLink, encodeProductLink, type ProductLink } from './product-link.ts';
export { uniqueCodePattern } from './schemas.ts';
export { adminMark, passwordMask } from './password-mark.ts';

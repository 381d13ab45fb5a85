/**
 * The data model for Kysely: the same tables on SQLite and PostgreSQL.
 * Money is integer paise, time is integer ms since 1970 (UTC), truth values are 0 or 1.
 */
import type {
  CustomerTable,
  SessionTable,
  PasskeyTable,
  TotpTable,
  RecoveryCodeTable,
  AuthChallengeTable,
  OtpTable,
  AddressTable,
} from './tables/accounts.ts';
import type {
  AuditTable,
  SettingTable,
  SellerTextsTable,
  ShopSettingsTable,
  ApiTokenTable,
  RateCounterTable,
} from './tables/administration.ts';
import type {
  CategoryTable,
  ProductTable,
  ProductEditing,
  ProductFactColumns,
  ProductHint,
  ProductModels,
  ProductGroupTable,
  VariantTable,
  VariantEditing,
  VariantAvailability,
  StockMovementCause,
  StockMovementTable,
  OfferTable,
  ColourTable,
  ProductNumberTable,
  SearchWordTable,
} from './tables/catalogue.ts';
import type {
  ImportMapTable,
  ImportRunTable,
  ImportProductTable,
  ImportVariantTable,
  ImportListTable,
  ImportWordTable,
  ImportPictureTable,
  ImportErrorTable,
  ImportChangeTable,
  ImportBeforeTable,
  ImportStockTable,
} from './tables/imports.ts';
import type { PincodeRangeTable } from './tables/delivery.ts';
import type { ConsentTable, ErasureTable } from './tables/privacy.ts';
import type { DocumentCounterTable, IssuedDocumentTable } from './tables/documents.ts';
import type { ComplaintColumns, ContactMessageTable, OutboxTable, WebhookTable } from './tables/messages.ts';
import type {
  CartLineTable,
  WishlistTable,
  StockWatchTable,
  OrderTable,
  OrderCancelling,
  OrderPromise,
  OrderSearchColumn,
  OrderLineTable,
  OrderLineTerms,
  IdempotencyTable,
} from './tables/orders.ts';
import type {
  OrderStageColumn,
  OrderStepTable,
  ParcelExchange,
  ParcelLineTable,
  ParcelTable,
  TrackingLinkTable,
} from './tables/parcels.ts';
import type { MissedAddressTable, RedirectFileTable, RedirectRuleTable, RedirectTable } from './tables/redirects.ts';
import type {
  AwaitedDiscountTable,
  AwaitedLineTable,
  AwaitedOrderTable,
  MoneyEntryTable,
  OrderPaidByColumn,
  PaymentReceiptTable,
  PaymentRefundTable,
  PaymentTable,
} from './tables/payments.ts';
import type {
  RefundTable,
  ReturnCharge,
  ReturnLineTable,
  ReturnPictureTable,
  ReturnRequestTable,
  ReturnStepTable,
} from './tables/returns.ts';
import type { CartCodeTable, OrderDiscountTable, PromotionTable } from './tables/promotions.ts';
import type { ImportedColumn, PastOrderTable, PeopleImportTable } from './tables/people.ts';
import type {
  PictureAddressTable,
  PictureTable,
  PictureViewTable,
  PictureBatchTable,
  PictureBatchFileTable,
  ShopPictureTable,
} from './tables/pictures.ts';

import type { VisitCountTable } from './tables/visits.ts';

/** Every table by its name in SQL. */
export interface Database {
  category: CategoryTable;
  product: ProductTable & ProductEditing & ProductFactColumns & ProductHint & ProductModels;
  product_group: ProductGroupTable;
  variant: VariantTable & VariantEditing & VariantAvailability;
  stock_movement: StockMovementTable & StockMovementCause;
  offer: OfferTable;
  colour: ColourTable;
  picture: PictureTable;
  picture_view: PictureViewTable;
  shop_picture: ShopPictureTable;
  picture_batch: PictureBatchTable;
  picture_batch_file: PictureBatchFileTable;
  picture_address: PictureAddressTable;
  search_word: SearchWordTable;
  customer: CustomerTable & ImportedColumn;
  session: SessionTable;
  passkey: PasskeyTable;
  totp: TotpTable;
  recovery_code: RecoveryCodeTable;
  auth_challenge: AuthChallengeTable;
  otp: OtpTable;
  rate_counter: RateCounterTable;
  address: AddressTable & ImportedColumn;
  cart_line: CartLineTable;
  wishlist: WishlistTable;
  stock_watch: StockWatchTable;
  visit_count: VisitCountTable;
  placed_order: OrderTable & OrderCancelling & OrderPromise & OrderStageColumn & OrderSearchColumn & OrderPaidByColumn;
  order_line: OrderLineTable & OrderLineTerms;
  parcel: ParcelTable & ParcelExchange;
  parcel_line: ParcelLineTable;
  order_step: OrderStepTable;
  tracking_link: TrackingLinkTable;
  return_request: ReturnRequestTable & ReturnCharge;
  return_line: ReturnLineTable;
  return_picture: ReturnPictureTable;
  return_step: ReturnStepTable;
  refund: RefundTable;
  awaited_order: AwaitedOrderTable;
  awaited_line: AwaitedLineTable;
  awaited_discount: AwaitedDiscountTable;
  payment: PaymentTable;
  payment_receipt: PaymentReceiptTable;
  payment_refund: PaymentRefundTable;
  money_entry: MoneyEntryTable;
  promotion: PromotionTable;
  cart_code: CartCodeTable;
  order_discount: OrderDiscountTable;
  pincode_range: PincodeRangeTable;
  issued_document: IssuedDocumentTable;
  document_counter: DocumentCounterTable;
  consent: ConsentTable;
  erasure: ErasureTable;
  idempotency: IdempotencyTable;
  outbox: OutboxTable;
  webhook: WebhookTable;
  contact_message: ContactMessageTable & ComplaintColumns;
  audit: AuditTable;
  setting: SettingTable;
  shop_settings: ShopSettingsTable;
  seller_texts: SellerTextsTable;
  product_number: ProductNumberTable;
  import_map: ImportMapTable;
  import_run: ImportRunTable;
  import_product: ImportProductTable;
  import_variant: ImportVariantTable;
  import_list: ImportListTable;
  import_word: ImportWordTable;
  import_picture: ImportPictureTable;
  import_error: ImportErrorTable;
  import_change: ImportChangeTable;
  import_before: ImportBeforeTable;
  import_stock: ImportStockTable;
  api_token: ApiTokenTable;
  redirect_file: RedirectFileTable;
  redirect: RedirectTable;
  redirect_rule: RedirectRuleTable;
  missed_address: MissedAddressTable;
  people_import: PeopleImportTable;
  past_order: PastOrderTable;
}

import { reportRows, type ReportRows } from './fixtures/reports/report-rows.ts';
import type { GatewayMode, GatewayState, GatewayWay, WireOf } from '@kayal/api-contract';
import { sessions } from './fixtures/account-security.ts';
import { accounts, type MockAccount } from './fixtures/accounts.ts';
import { addresses } from './fixtures/addresses.ts';
import { audit } from './fixtures/audit.ts';
import { shopClocks, shopHealth, type ShopClocks, type ShopHealthRow } from './fixtures/shop-health.ts';
import { cart } from './fixtures/cart.ts';
import {
  categories,
  colours,
  products,
  promotions,
  subCategories,
  variants,
  type ModelSizes,
  type ProductAttributes,
  type ProductFacts,
} from './fixtures/catalogue.ts';
import { contactMessages, type ContactRow } from './fixtures/contact.ts';
import { images } from './fixtures/images.ts';
import { importRuns, type ImportRunRow } from './fixtures/imports.ts';
import { peopleImports, type PastOrderRow, type PeopleImportRow } from './fixtures/people.ts';
import type { StoredLife } from './fixtures/order-lives.ts';
import { orders } from './fixtures/orders.ts';
import { noFetches } from './fixtures/picture-fetches.ts';
import type { MockPayment } from './handlers/payments.ts';
import type { MockDiscount } from './handlers/promotions.ts';
import type { ReturnRow } from './fixtures/returns.ts';
import type { PincodeRange } from '@kayal/commerce-core';
import {
  firstPincodes,
  missedAddresses,
  noRehearsal,
  noShopArchive,
  redirects,
  savedSettings,
  settingsHistory,
  type MissedRow,
  type RedirectsRow,
  type RehearsalDifferencesRow,
  type RehearsalRow,
  type ShopArchiveRow,
  type SavedSettingsRow,
  type SettingsVersionRow,
} from './fixtures/settings.ts';
import { stockWatches } from './fixtures/stock-watch.ts';
import {
  deadLetters,
  deliveries,
  webhooks,
  type DeadLetterRow,
  type DeliveryRow,
  type WebhookRow,
} from './fixtures/webhooks.ts';
import { wishlist } from './fixtures/wishlist.ts';

/** Viewers of a story. */
export const viewers = ['visitor', 'shopper', 'admin'] as const;
export type Viewer = (typeof viewers)[number];

/** Work on an import that goes on after the answer which started it. */
export interface ImportWork {
  readonly id: string;
  readonly readsLeft: number;
  /** The run after the work. */
  readonly end: Partial<ImportRunRow>;
}

/** The account of the shop at a gateway. */
interface MockGateway {
  /** Null without keys. */
  readonly mode: GatewayMode | null;
  readonly state: GatewayState;
}

const noKeys: MockGateway = { mode: null, state: 'noKeys' };

/** Data of one story's shop. Rows are replaced, never mutated, so that stories do not affect each other. */
export interface MockShopState {
  /** Who is signed in; null for a visitor. */
  user: MockAccount | null;
  accounts: readonly MockAccount[];
  /** Whether there is an unused nonce for Google (ASVS 10.5.1). */
  hasGoogleNonce: boolean;
  /** The account whose sign-in waits for a second factor. */
  signingIn: MockAccount | null;
  /** Whether an account without a second factor may not use the back office, as in production. */
  requiresSecondFactor: boolean;
  /** Whether the password was given within the last five minutes. */
  isConfirmed: boolean;
  passkeys: WireOf<'getSecondFactors'>['answer']['passkeys'];
  /** When the authenticator app was added, ms since 1970; null while there is none. */
  totpAddedAt: number | null;
  recoveryCodesLeft: number;
  /** Sessions of the signed-in account, last used first. */
  sessions: WireOf<'getSessions'>['answer']['sessions'];
  /** Consents that the shopper chose, by their id: the text that she agreed to, empty once withdrawn. */
  consents: ReadonlyMap<string, string>;
  /** Whether the shop waits for its first admin. */
  isSetupDue: boolean;
  categories: WireOf<'getCategories'>['answer'];
  subCategories: WireOf<'getSubCategories'>['answer'];
  colours: WireOf<'getAllModifiedColors'>['answer'];
  products: WireOf<'getProductByFilter'>['answer'];
  variants: WireOf<'getProductDetails'>['answer'];
  /** Product ids of each promotional list. */
  promotions: Readonly<Record<WireOf<'getPromotionalList'>['query']['Id'], readonly number[]>>;
  cart: WireOf<'getCart'>['answer']['items'];
  /** What codes and automatic promotions take off bags, newest first. */
  discounts: WireOf<'getPromotions'>['answer']['promotions'];
  /** Ids of promotions whose code is in the bag. */
  bagCodes: readonly string[];
  addresses: WireOf<'getAddresses'>['answer']['data'];
  wishlist: WireOf<'getWishlist'>['answer']['items'];
  /** The shopper's watches of sold-out variants, newest first. */
  stockWatches: WireOf<'getStockWatches'>['answer']['items'];
  orders: WireOf<'getOrders'>['answer']['orders'];
  /** What promotions took off orders, by order number. */
  orderDiscounts: ReadonlyMap<string, readonly MockDiscount[]>;
  /** Parcels and steps of the orders that were packed, by order number. */
  orderLives: ReadonlyMap<string, StoredLife>;
  /** Returns, newest first. */
  returns: readonly ReturnRow[];
  payments: readonly MockPayment[];
  /** Orders whose cash a courier has paid out, by number. */
  settledOrders: ReadonlySet<string>;
  /** Keys of the server for each gateway, and what a check of them finds. */
  gateways: Readonly<Record<GatewayWay, MockGateway>>;
  /** Uploaded pictures. */
  images: WireOf<'getImages'>['answer'];
  /** The batch of pictures uploaded last; null while there is none. */
  pictureBatch: WireOf<'getPictureBatch'>['answer'] | null;
  /** Whether that batch stops progressing, so that a story can show it. */
  isPictureBatchHeld: boolean;
  /** Uploaded pictures that wait for an item and colour, newest first. */
  unmatchedPictures: WireOf<'getUnmatchedPictures'>['answer'];
  /** Pictures that imports name by their address. */
  pictureFetches: WireOf<'getPictureFetches'>['answer'];
  /** Changes by admins, newest first. */
  audit: WireOf<'getAudit'>['answer'];
  shopHealth: ShopHealthRow;
  shopClocks: ShopClocks;
  /** Messages from the contact form, newest first. */
  contactMessages: readonly ContactRow[];
  /** False when messages are stored but not relayed. */
  hasRelay: boolean;
  settings: SavedSettingsRow;
  /** The table of pincodes; it counts once the settings say so. */
  pincodes: readonly PincodeRange[];
  /** Saved versions of the settings, newest first. */
  settingsHistory: readonly SettingsVersionRow[];
  /** Imports of the catalogue, newest first. */
  imports: readonly ImportRunRow[];
  /** Work under way: a run ends with this result after some reads of it. */
  importWork: readonly ImportWork[];
  /** The season before the running one, and the import that put the running one on sale; null without a switch. */
  seasonBefore: { readonly season: string; readonly importId: string } | null;
  /** Mappings of headings, kept by name. */
  importMaps: WireOf<'getImportMaps'>['answer'];
  /** Ids of products that are not on sale. */
  hiddenProducts: readonly number[];
  /** Ids of products without a picture. */
  unpictured: readonly number[];
  /** How often each product was saved; 1 where absent. */
  productVersions: ReadonlyMap<number, number>;
  /** Facts of products that have some. */
  productFacts: ReadonlyMap<number, ProductFacts>;
  /** Values of attributes of products that have some. */
  productAttributes: ReadonlyMap<number, ProductAttributes>;
  /** What is said of models in pictures, of products that have some. */
  modelSizes: ReadonlyMap<number, ModelSizes>;
  /** The uploaded pictures beside the front, by product and colour. */
  furtherViews: ReadonlyMap<
    number,
    NonNullable<NonNullable<WireOf<'getProductById'>['answer'][number]['Details']>['furtherViews']>
  >;
  apiTokens: WireOf<'getApiTokens'>['answer'];
  /** Imports of customers and past orders, newest first. */
  peopleImports: readonly PeopleImportRow[];
  /** The shopper's orders from the shop before this one. */
  pastOrders: readonly PastOrderRow[];
  /** Redirects by file and by rule. */
  redirects: RedirectsRow;
  /** The archive of the whole shop. */
  rehearsal: RehearsalRow;
  rehearsalDifferences: RehearsalDifferencesRow;
  shopArchive: ShopArchiveRow;
  /** Addresses that lead nowhere, the most frequent first. */
  missedAddresses: readonly MissedRow[];
  reports: ReportRows;
  /** Endpoints that are notified of events, newest first. */
  webhooks: readonly WebhookRow[];
  /** Deliveries to them, newest first. */
  deliveries: readonly DeliveryRow[];
  /** Messages that were given up, newest first. */
  deadLetters: readonly DeadLetterRow[];
  /** The last number given to a new row. */
  lastId: number;
}

/** A shop with the data of the fixtures. @param as the signed-in viewer */
export function createMockShopState(as: Viewer): MockShopState {
  return {
    user: accounts.find(({ viewer }) => viewer === as) ?? null,
    accounts,
    hasGoogleNonce: false,
    signingIn: null,
    requiresSecondFactor: false,
    isConfirmed: true,
    passkeys: [],
    totpAddedAt: null,
    recoveryCodesLeft: 0,
    sessions,
    isSetupDue: false,
    categories,
    subCategories,
    colours,
    products,
    variants,
    promotions,
    cart,
    addresses,
    wishlist,
    stockWatches,
    orders,
    orderDiscounts: new Map(),
    orderLives: new Map(),
    discounts: [],
    bagCodes: [],
    consents: new Map(),
    returns: [],
    payments: [],
    settledOrders: new Set(),
    gateways: { razorpay: noKeys, stripe: noKeys },
    audit,
    shopHealth,
    shopClocks,
    images,
    pictureBatch: null,
    isPictureBatchHeld: false,
    unmatchedPictures: [],
    pictureFetches: noFetches,
    contactMessages,
    hasRelay: true,
    settings: savedSettings,
    pincodes: firstPincodes,
    settingsHistory,
    imports: importRuns,
    importWork: [],
    seasonBefore: null,
    importMaps: [{ name: 'Office', mapping: { product_id: 'Style No', name: 'Style', unique_code: 'EAN' }, made: [] }],
    hiddenProducts: [],
    unpictured: [],
    productVersions: new Map(),
    productFacts: new Map(),
    productAttributes: new Map(),
    modelSizes: new Map(),
    furtherViews: new Map(),
    peopleImports,
    pastOrders: [],
    redirects,
    rehearsal: noRehearsal,
    rehearsalDifferences: { kinds: [], conflicts: [] },
    shopArchive: noShopArchive,
    missedAddresses,
    reports: reportRows,
    webhooks,
    deliveries,
    deadLetters,
    apiTokens: [
      {
        id: 'token_1',
        name: 'Tally at the office',
        scopes: ['stock', 'orders'],
        prefix: 'kyl_91bd',
        createdAt: Date.UTC(2026, 9, 4),
        expiresAt: Date.UTC(2027, 9, 4),
        lastUsedAt: Date.UTC(2026, 10, 21, 5, 0),
        createdBy: 'Leela Varghese',
      },
    ],
    lastId: 0,
  };
}

/** The number of a new row. */
export function nextId(state: MockShopState): number {
  state.lastId += 1;
  return state.lastId;
}

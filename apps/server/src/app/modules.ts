import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../context/app-context.ts';
import { registerAccounts } from '../modules/accounts/accounts.routes.ts';
import { registerAddresses } from '../modules/addresses/addresses.routes.ts';
import { registerApiTokens } from '../modules/api-tokens/api-tokens.routes.ts';
import { registerAudit } from '../modules/audit/audit.routes.ts';
import { scheduleBackups } from '../modules/backups/scheduled-backups.ts';
import { registerCart } from '../modules/cart/cart.routes.ts';
import { registerCatalogue } from '../modules/catalogue/catalogue.routes.ts';
import { registerImports } from '../modules/catalogue-import/catalogue-import.plugin.ts';
import { registerColours } from '../modules/colours/colours.routes.ts';
import { registerContact } from '../modules/contact/contact.routes.ts';
import { registerCustomers } from '../modules/customers/customers.routes.ts';
import { registerFeeds } from '../modules/feeds/feeds.routes.ts';
import { registerHealth } from '../modules/health/health.plugin.ts';
import { registerInvoices } from '../modules/invoices/invoices.routes.ts';
import { registerMailbox } from '../modules/mailbox/mailbox.routes.ts';
import { registerOffers } from '../modules/offers/offers.routes.ts';
import { registerOrders } from '../modules/orders/orders.routes.ts';
import { registerOutbox } from '../modules/outbox/outbox.plugin.ts';
import { registerOwnData } from '../modules/own-data/own-data.routes.ts';
import { registerPayments } from '../modules/payments/payments.routes.ts';
import { registerPeopleImport } from '../modules/people-import/people-import.routes.ts';
import { registerPictures } from '../modules/pictures/pictures.plugin.ts';
import { registerPrivacy } from '../modules/privacy/privacy.routes.ts';
import { registerProducts } from '../modules/products/products.routes.ts';
import { registerPromotions } from '../modules/promotions/promotions.routes.ts';
import { registerRedirects } from '../modules/redirects/redirects.routes.ts';
import { registerRehearsal } from '../modules/rehearsal/rehearsal.routes.ts';
import { registerReports } from '../modules/reports/reports.routes.ts';
import { registerReturns } from '../modules/returns/returns.routes.ts';
import { registerSeo } from '../modules/seo/seo.routes.ts';
import { registerShopArchive } from '../modules/shop-archive/shop-archive.routes.ts';
import { registerShopSettings } from '../modules/shop-settings/shop-settings.routes.ts';
import { registerStockWatch } from '../modules/stock-watch/stock-watch.routes.ts';
import { startSweeping } from '../modules/sweep/start-sweeping.ts';
import { registerTables } from '../modules/tables/tables.routes.ts';
import { registerDelivery } from '../modules/delivery/delivery.routes.ts';
import { registerTaxDocuments } from '../modules/tax-documents/tax-documents.routes.ts';
import { registerVisits } from '../modules/visits/visits.routes.ts';
import { registerWebhooks } from '../modules/webhooks/webhooks.routes.ts';
import { registerWishlist } from '../modules/wishlist/wishlist.routes.ts';
import { moduleFloors } from './floors.ts';

type ModuleName = (typeof moduleFloors)[number]['modules'][number];

/** A Fastify plugin that gets the context as its options. */
type ModulePlugin = (app: FastifyInstance, context: AppContext) => void | Promise<void>;

/** The plugin of each module; null for one without routes and work of its own. */
const plugins: Readonly<Record<ModuleName, ModulePlugin | null>> = {
  accounts: registerAccounts,
  addresses: registerAddresses,
  'api-tokens': registerApiTokens,
  audit: registerAudit,
  backups: scheduleBackups,
  cart: registerCart,
  catalogue: registerCatalogue,
  'catalogue-import': registerImports,
  'catalogue-version': null,
  colours: registerColours,
  contact: registerContact,
  customers: registerCustomers,
  delivery: registerDelivery,
  events: null,
  feeds: registerFeeds,
  health: registerHealth,
  idempotency: null,
  invoices: registerInvoices,
  mailbox: registerMailbox,
  money: null,
  offers: registerOffers,
  orders: registerOrders,
  outbox: registerOutbox,
  moving: null,
  'own-data': registerOwnData,
  payments: registerPayments,
  'people-import': registerPeopleImport,
  pictures: registerPictures,
  privacy: registerPrivacy,
  products: registerProducts,
  promotions: registerPromotions,
  redirects: registerRedirects,
  rehearsal: registerRehearsal,
  reports: registerReports,
  returns: registerReturns,
  seo: registerSeo,
  'shop-archive': registerShopArchive,
  'shop-settings': registerShopSettings,
  stock: null,
  'stock-watch': registerStockWatch,
  sweep: startSweeping,
  tables: registerTables,
  'tax-documents': registerTaxDocuments,
  visits: registerVisits,
  webhooks: registerWebhooks,
  wishlist: registerWishlist,
};

/** The plugins of the modules, in the order of the floors: a module may use what those below added to the app. */
export const modulePlugins: readonly ModulePlugin[] = moduleFloors
  .flatMap(({ modules }) => modules.map((name) => plugins[name]))
  .filter((plugin) => plugin !== null);

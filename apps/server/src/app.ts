import cookie from '@fastify/cookie';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerFactory,
} from 'fastify';
import type { Config } from './config/config.ts';
import type { OpenDatabase } from './db/open-database.ts';
import type { LogOutput } from './http/monitoring/log-output.ts';
import { readServerKey } from './db/settings.repository.ts';
import { startSweeping } from './modules/sweep/start-sweeping.ts';
import { registerAccounts } from './modules/accounts/accounts.routes.ts';
import { createSessions } from './modules/accounts/sessions/sessions.service.ts';
import { registerAddresses } from './modules/addresses/addresses.routes.ts';
import { registerApiTokens } from './modules/api-tokens/api-tokens.routes.ts';
import { identifyToken } from './modules/api-tokens/api-tokens.service.ts';
import { registerFeeds } from './modules/api-tokens/feeds.routes.ts';
import { registerAudit } from './modules/audit/audit.routes.ts';
import { scheduleBackups } from './modules/backups/scheduled-backups.ts';
import { registerCart } from './modules/cart/cart.routes.ts';
import { catalogueVersionOf } from './modules/catalogue/catalogue-version.ts';
import { registerCatalogue } from './modules/catalogue/catalogue.routes.ts';
import { ImportProcesses } from './modules/catalogue-import/processes/import-processes.ts';
import { registerCatalogueImport } from './modules/catalogue-import/catalogue-import.routes.ts';
import { registerContact } from './modules/contact/contact.routes.ts';
import { registerSeo } from './modules/seo/seo.routes.ts';
import { registerColours } from './modules/colours/colours.routes.ts';
import { renewWordsOnce } from './modules/colours/renew-words.ts';
import { registerShopHealth } from './modules/health/shop-health.routes.ts';
import { registerHealth } from './modules/health/health.routes.ts';
import { createReadiness } from './modules/health/readiness.ts';
import { registerInvoices } from './modules/invoices/invoices.routes.ts';
import { registerMailbox } from './modules/mailbox/mailbox.routes.ts';
import { checkLedgerHourly } from './modules/orders/ledger-check.ts';
import { addOutboxMetrics } from './modules/outbox/outbox.metrics.ts';
import { registerOffers } from './modules/offers/offers.routes.ts';
import { registerOrders } from './modules/orders/orders.routes.ts';
import { shopSender } from './modules/outbox/mail-sender.ts';
import { smtpTransport } from './modules/outbox/mail-transport.ts';
import { registerDeadLetters } from './modules/outbox/dead-letters.routes.ts';
import { createOutbox, deliverEverySecond } from './modules/outbox/outbox.ts';
import { whatsappTransport } from './modules/outbox/whatsapp-transport.ts';
import { registerPictureBatches } from './modules/pictures/bulk/batch.routes.ts';
import { registerPictureUploads } from './modules/pictures/upload/upload.routes.ts';
import { drawAhead } from './modules/pictures/serve/draw-ahead.ts';
import { registerPictures } from './modules/pictures/serve/pictures.routes.ts';
import { isCompanyCode } from './modules/shop-settings/company-code.ts';
import { currentSettings } from './modules/shop-settings/settings-cache.ts';
import { registerShopSettings } from './modules/shop-settings/shop-settings.routes.ts';
import { registerProducts } from './modules/products/products.routes.ts';
import { registerStockWatch } from './modules/stock-watch/stock-watch.routes.ts';
import { webhookTransport } from './modules/webhooks/webhook-transport.ts';
import { registerWebhooks } from './modules/webhooks/webhooks.routes.ts';
import { registerWishlist } from './modules/wishlist/wishlist.routes.ts';
import { collectApiDescription, showApiDescription } from './http/api-docs.ts';
import { loggerOptions, logAnswers } from './http/monitoring/access-log.ts';
import { limitBodyTime } from './http/limits/body-time.ts';
import { clientAddressOf } from './http/limits/client-address.ts';
import { refuseCrossSiteWrites } from './http/limits/cross-site.ts';
import { answerBrokenRequest } from './http/answers/broken-requests.ts';
import { compressAnswers } from './http/answers/compression.ts';
import { answerError, mapErrors } from './http/answers/errors.ts';
import { createHttpServer } from './http/limits/http-server.ts';
import { parseJsonBodies } from './http/json-bodies.ts';
import { timeCalls } from './http/monitoring/call-times.ts';
import { watchAnswers } from './http/monitoring/ended-answers.ts';
import { createMetrics, noMetrics, timeAnswers } from './http/monitoring/metrics.ts';
import { shedLoad } from './http/limits/load-shedding.ts';
import { traceRequests } from './http/monitoring/trace-requests.ts';
import { noTracing, type Tracing } from './http/monitoring/tracing.ts';
import { warnOfUnknownProxy } from './http/monitoring/proxy-warning.ts';
import { limitRates } from './http/limits/rate-limits.ts';
import { requireRoutePolicies } from './http/route-policy.ts';
import { noteRefusalsAndAdminWrites } from './http/monitoring/security-events.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { answerUnknownPaths } from './http/answers/unknown-paths.ts';
import { RepeatedAnswers } from './http/answers/repeat-answers.ts';
import { serializeByContract } from './http/answers/serialization.ts';
import { addContractValidation } from './http/validation.ts';
import type { Clock } from './basics/clock.ts';
import type { AppContext } from './context/app-context.ts';
import type { FeedCaller, Identity } from './http/identity.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Parts that every module gets. */
    context: AppContext;
    /** Whether a path names this shop. */
    isCompanyCode(code: string): Promise<boolean>;
    /** Lets `/health/ready` answer 503, before a server that stops closes its port. */
    startDraining(): void;
    /** Resolves once a first visitor need not wait for drawings (`DRAW_AHEAD`), or after so many ms, 8 s if not said. */
    firstPicturesMade(maxMs?: number): Promise<void>;
    /** The signed-in caller; null for a visitor. Routes that need a session read it from `request.identity`. */
    identify(request: FastifyRequest): Promise<Identity | null>;
    /** Which program is calling; null without a valid token. */
    identifyToken(request: FastifyRequest): Promise<FeedCaller | null>;
  }
  interface FastifyRequest {
    /** Set for routes that are not open to anyone. */
    identity: Identity | null;
    /** Set for routes that take an API token. */
    feedCaller: FeedCaller | null;
  }
}

/** Parts of `buildApp`. */
export interface AppParts {
  readonly config: Config;
  /** Open and migrated; the caller closes it after the app. */
  readonly database: OpenDatabase;
  /** The time; the machine's clock when absent. */
  readonly clock?: Clock;
  /** Replaces the logger of the configured level. */
  readonly logger?: FastifyBaseLogger;
  /** Receives the log lines; standard output when absent. */
  readonly logOutput?: LogOutput['stream'];
  /** Records requests and work; nothing is traced when absent. The caller closes it after the app. */
  readonly tracing?: Tracing;
  /** Answers 503 under pressure; only a listening server wants that. */
  readonly shedsLoad?: boolean;
  /** Gives imports processes of their own; only a server that runs for long wants that. */
  readonly importsApart?: boolean;
  /** For development, where Vite's handler comes before the app's. */
  readonly serverFactory?: FastifyServerFactory;
}

/** Max size of a JSON body where an endpoint sets no other, in bytes. */
const bodyLimit = 64 * 1024;

/** Composes plugins and modules. The result answers `inject` and can listen; routes may still be added to it. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, database, clock: now = Date.now } = parts;
  const repeated = new RepeatedAnswers();
  const nextRequestId = requestIds();
  const app = createServer(parts, { repeated, nextRequestId });
  const context = await createContext(app, parts, now);
  const sessions = createSessions(context);
  app.decorate('context', context);
  app.decorate('identify', sessions.identify);
  app.decorateRequest('identity', null);
  app.decorate('identifyToken', (request) => identifyToken(context, request));
  app.decorateRequest('feedCaller', null);
  app.decorate('isCompanyCode', (code) => isCompanyCode(context, code));

  requireRoutePolicies(app);
  addSecurityHeaders(app, config);
  compressAnswers(app);
  mapErrors(app);
  parseJsonBodies(app);
  addContractValidation(app);
  serializeByContract(app);
  const ended = watchAnswers(app);
  logAnswers(app.log, ended);
  traceRequests(app, context.tracing);
  noteRefusalsAndAdminWrites(app, context.serverKey);
  timeAnswers(app, ended, context.metrics);
  const callTimes = timeCalls(ended);
  let isBusy = (): boolean => false;
  if (parts.shedsLoad === true) {
    const countRefusal = context.metrics.counter('http_shed_total', 'Requests refused because the server was busy');
    isBusy = await shedLoad(app, database.waiting, countRefusal);
  }
  const waitFor = config.rateLimit ? limitRates(app, now) : () => 0;
  limitBodyTime(app);
  warnOfUnknownProxy(app, config);
  refuseCrossSiteWrites(app, config);
  await app.register(cookie);
  const versions = catalogueVersionOf(database.db);
  const addressOf = clientAddressOf(config.trustProxy);
  repeated.follow(app, {
    version: () => versions.known(),
    admits: (request) => !isBusy() && waitFor(request, addressOf(request)) === 0,
    nextRequestId,
    countRepeat: context.metrics.counter('http_repeated_answers_total', 'Answers sent again, before Fastify'),
    beginSpan: context.tracing.beginRequest,
    ended,
  });
  if (config.apiDocs) await collectApiDescription(app);
  answerUnknownPaths(app);

  const readiness = createReadiness({ ping: database.ping, dataDir: config.dataDir, log: app.log });
  app.decorate('startDraining', readiness.startDraining);
  registerHealth(app, readiness);
  registerAccounts(app, context, sessions);
  registerCatalogue(app, context);
  const pictures = registerPictures(app, context);
  await registerPictureUploads(app, context, pictures);
  await registerPictureBatches(app, context, pictures);
  app.decorate('firstPicturesMade', config.drawAhead ? drawAhead(app, context, pictures) : async () => undefined);
  registerAddresses(app, context);
  registerCart(app, context);
  registerWishlist(app, context);
  registerStockWatch(app, context);
  registerOrders(app, context);
  registerAudit(app, context);
  registerShopHealth(app, context, { callTimes, waitingForDatabase: database.waiting, readiness });
  registerWebhooks(app, context);
  registerDeadLetters(app, context);
  registerInvoices(app, context);
  registerContact(app, context);
  registerSeo(app, context);
  registerOffers(app, context);
  registerColours(app, context);
  registerShopSettings(app, context);
  if (config.localMailbox) registerMailbox(app, context);
  await registerCatalogueImport(app, context);
  registerProducts(app, context);
  registerApiTokens(app, context);
  await registerFeeds(app, context);
  deliverEverySecond(app, context.outbox);
  startSweeping(app, context);
  renewWordsOnce(app, context);
  scheduleBackups(app, context);
  checkLedgerHourly(app, context);
  context.metrics.gauge(
    'database_clock_offset_seconds',
    'By how much the clock of the database is ahead of the one of this process',
    () => readiness.clockOffsetMs() / 1000,
  );
  context.metrics.gauge('database_waiting_calls', 'Calls that wait for the database', database.waiting);
  addOutboxMetrics(context);
  const shopName = async (): Promise<string> => (await currentSettings(context)).settings.profile.name;
  if (config.apiDocs) await showApiDescription(app, shopName);
  return app;
}

/** Names requests in the log and in refusals. */
function requestIds(): () => string {
  let requests = 0;
  const prefix = `${Math.floor(Date.now() / 1000).toString(36)}-${process.pid.toString(36)}`;
  return () => {
    requests += 1;
    return `${prefix}-${requests.toString(36)}`;
  };
}

interface ServerParts {
  readonly repeated: RepeatedAnswers;
  readonly nextRequestId: () => string;
}

function createServer(
  { config, logger, logOutput, serverFactory }: AppParts,
  { repeated, nextRequestId }: ServerParts,
): FastifyInstance {
  const listen: FastifyServerFactory = (handle) =>
    createHttpServer((request, response) => {
      if (!repeated.send(request, response)) handle(request, response);
    });
  const app: FastifyInstance = Fastify({
    ...(logger === undefined
      ? { logger: { ...loggerOptions(config.logLevel), ...(logOutput === undefined ? {} : { stream: logOutput }) } }
      : { loggerInstance: logger }),
    serverFactory: serverFactory ?? listen,
    bodyLimit,
    trustProxy: config.trustProxy.length === 0 ? false : [...config.trustProxy],
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: answerError,
    clientErrorHandler: answerBrokenRequest,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    genReqId: nextRequestId,
  });
  return app;
}

async function createContext(app: FastifyInstance, parts: AppParts, now: Clock): Promise<AppContext> {
  const { config, database, tracing = noTracing } = parts;
  const { db } = database;
  const metrics = config.metrics === null ? noMetrics : await createMetrics();
  const outbox = createOutbox({
    db,
    now,
    log: app.log,
    tracing,
    transport:
      config.smtpUrl === null
        ? null
        : smtpTransport(config.smtpUrl, config.mailFrom ?? (() => shopSender({ db, config })), config.smtpRequiresTls),
    relay: config.whatsapp === null ? null : whatsappTransport(config.whatsapp),
    webhooks: webhookTransport({ db, rules: { allowsPrivate: config.webhookPrivateTargets } }),
    hasLocalMailbox: config.localMailbox,
  });
  const { log } = app;
  const processes = parts.importsApart === true ? new ImportProcesses({ config, db, now, log }) : null;
  return { config, db, now, log, metrics, tracing, outbox, processes, serverKey: await readServerKey(db) };
}

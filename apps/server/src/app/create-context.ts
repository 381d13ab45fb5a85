import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../basics/clock.ts';
import type { Config } from '../config/config.ts';
import type { AppContext } from '../context/app-context.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import { openReplica } from '../db/postgres/open-replica.ts';
import { readServerKey } from '../db/settings.repository.ts';
import { ReadyAnswers } from '../http/answers/ready-answers.ts';
import { createMetrics, noMetrics } from '../http/monitoring/metrics.ts';
import { noTracing, type Tracing } from '../http/monitoring/tracing.ts';
import { shopSender } from '../modules/outbox/mail-sender.ts';
import type { MessageTransport } from '../modules/outbox/message-transport.ts';
import { smtpTransport } from '../modules/outbox/mail-transport.ts';
import { createOutbox } from '../modules/outbox/outbox.ts';
import { whatsappTransport } from '../modules/outbox/whatsapp-transport.ts';
import { webhookTransport } from '../modules/webhooks/webhook-transport.ts';

/** What the context is made of. */
export interface ContextParts {
  readonly config: Config;
  /** Open and migrated; the caller closes it after the app. */
  readonly database: OpenDatabase;
  /** The time; the machine's clock when absent. */
  readonly clock?: Clock;
  /** Records requests and work; nothing is traced when absent. The caller closes it after the app. */
  readonly tracing?: Tracing;
  /** How messages go out, in place of what the settings name. */
  readonly transports?: { readonly mail: MessageTransport; readonly webhooks: MessageTransport };
  /** Gives imports processes of their own; only a server that runs for long wants that. */
  readonly importsApart?: boolean;
}

/** Makes what every module gets. */
export async function createContext(
  log: FastifyBaseLogger,
  { config, database, clock: now = Date.now, tracing = noTracing, importsApart = false, transports }: ContextParts,
): Promise<AppContext> {
  const { db } = database;
  const outbox = createOutbox({
    db,
    now,
    log,
    tracing,
    transport:
      config.smtpUrl === null
        ? (transports?.mail ?? null)
        : smtpTransport(config.smtpUrl, config.mailFrom ?? (() => shopSender({ db, config })), config.smtpRequiresTls),
    relay: config.whatsapp === null ? null : whatsappTransport(config.whatsapp),
    webhooks: transports?.webhooks ?? webhookTransport({ db, rules: { allowsPrivate: config.webhookPrivateTargets } }),
    hasLocalMailbox: config.localMailbox,
  });
  const metrics = config.metrics === null ? noMetrics : await createMetrics();
  // The first figure of all: those of the modules ask the database, and this one would count their questions.
  metrics.gauge('database_waiting_calls', 'Calls that wait for the database', database.waiting);
  const serverKey = await readServerKey(db);
  const { databaseReplicaUrl: url, databasePooler: pooler } = config;
  const replica = url === null ? null : openReplica({ url, pooler, now });
  const answers = new ReadyAnswers(metrics);
  return { config, db, database, replica, now, log, answers, metrics, tracing, outbox, serverKey, importsApart };
}

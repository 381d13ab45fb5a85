import type { FastifyBaseLogger } from 'fastify';
import { buildApp } from '../app/build-app.ts';
import { createSetupToken } from '../modules/accounts/setup/setup-token.ts';
import { errorCode } from '../basics/error-code.ts';
import type { OpenedMessage } from '../modules/rehearsal/rehearsal-server.ts';
import { readConfig, type Config } from '../config/config.ts';
import { serveMetrics } from '../http/monitoring/metrics.ts';
import { exposureWarning, isReachable } from '../config/config-rules.ts';
import { prepareDatabase } from './prepare-database.ts';
import { endOnErrors, stopOnSignals } from './lifetime.ts';
import { openLogOutput } from '../http/monitoring/log-output.ts';
import { openTracing } from './open-tracing.ts';
import { buildClosedShop } from './closed-shop.ts';
import { serveShop } from './serve-shop.ts';
import { explainStartError } from './start-errors.ts';

/** Min password length of NIST SP 800-63B; the specification itself sets none. */
const advisedPasswordLength = 8;

/**
 * Connections that may wait until the server takes them. The system drops all others, and their browsers retry after
 * a second at the earliest. It is the default of Linux; Node's default of 511 is full within a moment of an attack.
 */
const backlog = 4096;

/** Starts the shop with the settings of the environment. When it cannot start, prints why and exits with code 1. */
export async function start(): Promise<void> {
  let config: Config | null = null;
  try {
    config = readConfig(process.env);
    if (config.maintenance) await serveClosed(config);
    else {
      const setupToken = await serve(config);
      if (config.rehearsal.isOne) notifyShop({ problem: null });
      else greet(config, setupToken);
    }
  } catch (error) {
    process.stderr.write(`${explainStartError(error, config)}\n`);
    if (config?.rehearsal.isOne === true) notifyShop({ problem: errorCode(error) === 'EADDRINUSE' ? 'port' : 'ended' });
    process.exit(1);
  }
}

/** Notifies the shop beside which this rehearsal runs. */
const notifyShop = (message: OpenedMessage): void => void process.send?.(message);

async function serveClosed(config: Config): Promise<void> {
  const app = buildClosedShop(config);
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => void app.close());
  await app.listen({ port: config.port, host: config.host, backlog });
  process.stdout.write(`KAYAL is closed for maintenance at ${config.publicOrigin}\n`);
}

/** @returns the token by which a new shop gets its first admin; null for a shop that has one, or the demo */
async function serve(config: Config): Promise<string | null> {
  let log: FastifyBaseLogger | null = null;
  const tracing = await openTracing(config.tracing, () => log?.warn('traces could not be sent'));
  const database = await prepareDatabase(config, tracing);
  const output = openLogOutput(process.stdout.fd);
  const shedsLoad = config.loadShedding;
  const logOutput = output.stream;
  const app = await buildApp({ config, database, tracing, shedsLoad, logOutput, importsApart: true });
  log = app.log;
  await serveShop(app);
  endOnErrors(app.log, output);
  stopOnSignals(app, database, output);
  // A rehearsal ends with the process of its shop, however that ends.
  if (config.rehearsal.isOne) process.once('disconnect', () => process.exit());
  if (config.metrics !== null) await serveMetrics(app, app.context.metrics, config.metrics);
  await app.listen({ port: config.port, host: config.host, backlog });
  const setupToken = config.demo ? null : await createSetupToken(database.db, Date.now());
  await app.firstPicturesMade();
  return setupToken;
}

function greet(config: Config, setupToken: string | null): void {
  process.stdout.write(`KAYAL is open at ${config.publicOrigin}\n`);
  if (setupToken !== null) {
    process.stdout.write(`Set the shop up at ${config.publicOrigin}/setup?token=${setupToken}\n`);
    process.stdout.write('The address works once, within an hour; the next start prints another.\n');
  }
  if (config.production && config.passwordMinLength < advisedPasswordLength) {
    process.stdout.write(
      `Shoppers may choose passwords of ${config.passwordMinLength} characters: set PASSWORD_MIN_LENGTH to ${advisedPasswordLength} or more.\n`,
    );
  }
  if (!config.production && isReachable(config)) process.stdout.write(`${exposureWarning(config)}\n`);
  if (config.production) {
    if (config.smtpUrl === null) process.stdout.write('Mail waits in the outbox until SMTP_URL is set.\n');
    return;
  }
  if (config.localMailbox && config.smtpUrl === null)
    process.stdout.write(`Mail is kept at ${config.publicOrigin}/dev/mailbox\n`);
  if (config.demo) {
    process.stdout.write('Sign in as asha@kayal.example or admin@kayal.example, password made-to-move\n');
  }
}

import { buildApp } from '../app.ts';
import { readConfig, type Config } from './config.ts';
import { serveMetrics } from '../http/metrics.ts';
import { exposureWarning, isReachable } from './config-rules.ts';
import { prepareDatabase } from './prepare-database.ts';
import { endOnErrors, stopOnSignals } from './lifetime.ts';
import { serveShop } from './serve-shop.ts';
import { explainStartError } from './start-errors.ts';

/** Starts the shop by the environment's settings; where it cannot start, says why in a sentence and ends with code 1. */
export async function start(): Promise<void> {
  let config: Config | null = null;
  try {
    config = readConfig(process.env);
    await serve(config);
    greet(config);
  } catch (error) {
    process.stderr.write(`${explainStartError(error, config)}\n`);
    process.exit(1);
  }
}

async function serve(config: Config): Promise<void> {
  const database = await prepareDatabase(config);
  const app = await buildApp({ config, database, shedsLoad: config.loadShedding });
  await serveShop(app);
  endOnErrors(app.log);
  stopOnSignals(app, database);
  if (config.metrics !== null) await serveMetrics(app, app.context.metrics, config.metrics);
  await app.listen({ port: config.port, host: config.host });
}

function greet(config: Config): void {
  process.stdout.write(`KAYAL is open at ${config.publicOrigin}\n`);
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

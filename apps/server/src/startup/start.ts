import path from 'node:path';
import { buildApp } from '../app.ts';
import { readConfig, type Config } from './config.ts';
import { catalogueVersionOf } from '../modules/catalogue/catalogue-version.ts';
import { openToAnyone } from '../http/route-policy.ts';
import { styleNonce } from '../http/security-headers.ts';
import { prepareDatabase } from './prepare-database.ts';
import { registerRendering } from '../http/rendering/register-rendering.ts';
import { loadBuiltShop } from '../http/rendering/shop-module.ts';
import { endOnErrors, stopOnSignals } from './lifetime.ts';
import { explainStartError } from './start-errors.ts';

const shopFolder = path.resolve(import.meta.dirname, '../../../shop');

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
  const shop = await loadBuiltShop(shopFolder);
  const versions = catalogueVersionOf(database.db);
  await app.register(async (scope) => {
    openToAnyone(scope);
    await registerRendering(scope, { config, shop, styleNonce, catalogueVersion: () => versions.total() });
  });
  endOnErrors(app.log);
  stopOnSignals(app, database);
  await app.listen({ port: config.port, host: config.host });
}

function greet(config: Config): void {
  process.stdout.write(`KAYAL is open at ${config.publicOrigin}\n`);
  if (config.production) {
    if (config.smtpUrl === null) process.stdout.write('Mail waits in the outbox until SMTP_URL is set.\n');
    return;
  }
  if (config.smtpUrl === null) process.stdout.write(`Mail is kept at ${config.publicOrigin}/dev/mailbox\n`);
  if (config.demo) {
    process.stdout.write('Sign in as asha@kayal.example or admin@kayal.example, password made-to-move\n');
  }
}

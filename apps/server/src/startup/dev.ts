/** The development server (`npm run dev`): one port, hot reload, rendered on the server. */
import http from 'node:http';
import path from 'node:path';
import { buildApp } from '../app/build-app.ts';
import { readConfig } from '../config/config.ts';
import { openToAnyone } from '../http/route-policy.ts';
import { styleNonce } from '../http/security-headers.ts';
import { prepareDatabase } from './prepare-database.ts';
import { openDevelopmentShop } from '../http/rendering/development-shop.ts';
import { renderInput } from '../http/rendering/register-rendering.ts';
import { companyCode } from '../modules/shop-settings/company-code.ts';
import { stopOnSignals } from './lifetime.ts';
import { openLogOutput } from '../http/monitoring/log-output.ts';

const config = readConfig(process.env);
const shopFolder = path.resolve(import.meta.dirname, '../../../shop');
const { vite, shop } = await openDevelopmentShop(shopFolder, config.port + 20_000);
const database = await prepareDatabase(config);
const output = openLogOutput(process.stdout.fd);
const app = await buildApp({
  config,
  database,
  logOutput: output.stream,
  importsApart: true,
  // Vite answers for sources and hot reload; all other requests go on to the app.
  serverFactory: (handle) =>
    http.createServer((request, response) => vite.middlewares(request, response, () => handle(request, response))),
});

const parts = { config, shop, styleNonce, companyCode: () => companyCode(app.context) };
await app.register(async (scope) => {
  openToAnyone(scope);
  scope.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const result = await shop.render(await renderInput(app, parts, request.url));
    // Vite's own scripts are inline: this policy is for development only.
    reply.header('content-security-policy', "default-src 'self' 'unsafe-inline' data: blob: ws:");
    return reply.code(result.status).type('text/html; charset=utf-8').send(result.html);
  });
});
app.addHook('onClose', () => vite.close());
stopOnSignals(app, database, output);
await app.listen({ port: config.port, host: config.host });
process.stdout.write(`KAYAL is open for development at ${config.publicOrigin}\n`);

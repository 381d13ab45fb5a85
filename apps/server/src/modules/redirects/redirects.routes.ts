import { rm } from 'node:fs/promises';
import { endpoints } from '@kayal/api-contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context/app-context.ts';
import { listReader } from '../../context/replica-reads.ts';
import { pageOf } from '../../http/paging.ts';
import { registerEndpoint } from '../../http/register-endpoint.ts';
import { repeatWhileListening, sweepTimes } from '../../http/repeat.ts';
import { importFolder } from '../catalogue-import/import-parts.ts';
import { acceptImports, receiveImport } from '../catalogue-import/import-upload.ts';
import { loadRedirects } from './load-redirects.ts';
import { OldAddresses } from './old-addresses.ts';
import { countMissed, listMissed } from './redirects.repository.ts';
import {
  addFile,
  addRule,
  endAbandoned,
  fileToWire,
  readRedirects,
  removeFile,
  removeRule,
} from './redirects.service.ts';

/** Default rows of one answer. */
const defaultRows = 50;

/** How often counted addresses are written, ms. */
const writeEveryMs = 10_000;

/** Serves old addresses to admins, and answers them to visitors by `app.oldAddresses`. */
export async function registerRedirects(app: FastifyInstance, context: AppContext): Promise<void> {
  const addresses = new OldAddresses(context);
  app.decorate('oldAddresses', addresses);

  const stopped = new AbortController();
  const loads = new Set<Promise<void>>();
  app.addHook('onClose', async () => {
    stopped.abort();
    await Promise.all(loads);
    await addresses.writeMissed();
  });
  repeatWhileListening(app, {
    everyMs: writeEveryMs,
    round: () => addresses.writeMissed(),
    failure: 'addresses that lead nowhere were not written',
  });
  repeatWhileListening(app, {
    ...sweepTimes,
    round: () => endAbandoned(context),
    failure: 'abandoned redirects were not removed',
  });

  registerEndpoint(app, endpoints.getRedirects, () => readRedirects(context));

  await app.register(async (scope) => {
    await acceptImports(scope);
    registerEndpoint(scope, endpoints.addRedirectFile, async ({ identity, request }) => {
      const { fileName, file } = await receiveImport(request, importFolder(context));
      const row = await addFile(context, identity, fileName).catch(async (error: unknown) => {
        await rm(file, { force: true });
        throw error;
      });
      const load = loadRedirects({ context, addresses, signal: stopped.signal }, row.id, file);
      loads.add(load);
      void load.finally(() => loads.delete(load));
      return fileToWire(row);
    });
  });

  registerEndpoint(app, endpoints.deleteRedirectFile, async ({ identity, params }) => {
    await removeFile(context, identity, params.id);
    return { success: true, message: 'The redirects were removed.' };
  });

  registerEndpoint(app, endpoints.addRedirectRule, ({ identity, body }) => addRule(context, addresses, identity, body));

  registerEndpoint(app, endpoints.deleteRedirectRule, async ({ identity, params }) => {
    await removeRule(context, identity, params.id);
    return { success: true, message: 'The redirect was removed.' };
  });

  registerEndpoint(
    app,
    endpoints.getMissedAddresses,
    listReader(context, async ({ db }, { query, reply }) => {
      reply.header('x-total-count', await countMissed(db));
      const rows = await listMissed(db, pageOf(query, defaultRows));
      return rows.map(({ path, times, last_at }) => ({ path, times, lastAt: last_at }));
    }),
  );
}

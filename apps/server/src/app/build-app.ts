import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { AppContext } from '../context/app-context.ts';
import { answering } from '../http/answers/answering.ts';
import { RepeatedAnswers } from '../http/answers/repeat-answers.ts';
import { answerUnknownPaths } from '../http/answers/unknown-paths.ts';
import { collectApiDescription, showApiDescription } from '../http/api-docs.ts';
import { limiting } from '../http/limits/limiting.ts';
import { monitoring } from '../http/monitoring/monitoring.ts';
import type { ImportContext } from '../modules/catalogue-import/import-parts.ts';
import { catalogueVersionOf } from '../modules/catalogue-version/catalogue-version.ts';
import type { OldAddresses } from '../modules/redirects/old-addresses.ts';
import { currentSettings } from '../modules/shop-settings/settings-cache.ts';
import { createContext, type ContextParts } from './create-context.ts';
import { createServer, requestIds, type ServerParts } from './create-server.ts';
import { modulePlugins } from './modules.ts';

/** What the app offers to modules, and to those who start it. */
declare module 'fastify' {
  interface FastifyInstance {
    /** Parts that every module gets. */
    context: AppContext;
    /** What importing needs: the context, and the processes in which imports run. */
    imports: ImportContext;
    /** Where addresses of the shop before this one lead. */
    oldAddresses: OldAddresses;
    /** Lets `/health/ready` answer 503, before a server that stops closes its port. */
    startDraining(): void;
    /** Resolves once a first visitor need not wait for drawings (`DRAW_AHEAD`), or after so many ms, 8 s if not said. */
    firstPicturesMade(maxMs?: number): Promise<void>;
    /** Fetches the pictures that an import has noted and that are due. */
    fetchPictures(): Promise<void>;
  }
}

/** Parts of `buildApp`. */
export interface AppParts extends ContextParts, ServerParts {
  /** Answers 503 under pressure; only a listening server wants that. */
  readonly shedsLoad?: boolean;
}

/**
 * Composes plugins and modules. The result answers `inject` and can listen; routes may still be added to it. Hooks run in
 * the order of the plugins, and all of them share one scope, so that the hooks of a plugin run for every module.
 */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, database, shedsLoad = false } = parts;
  const repeated = new RepeatedAnswers();
  const nextRequestId = requestIds();
  const app = createServer(parts, repeated, nextRequestId);
  const context = await createContext(app.log, parts);
  app.decorate('context', context);
  app.addHook('onClose', async () => context.replica?.close());

  await app.register(fp(answering), context);
  await app.register(fp(monitoring), context);
  await app.register(fp(limiting), { ...context, shedsLoad });
  await app.register(cookie);
  const versions = catalogueVersionOf(database.db);
  repeated.follow(app, {
    version: () => versions.known(),
    admits: (request, cost, bytes) => app.admits(request, cost, bytes),
    nextRequestId,
    countRepeat: context.metrics.counter('http_repeated_answers_total', 'Answers sent again, before Fastify'),
    beginSpan: context.tracing.beginRequest,
    ended: app.endedAnswers,
  });
  if (config.apiDocs) await collectApiDescription(app);
  answerUnknownPaths(app);

  for (const plugin of modulePlugins) await app.register(fp(plugin), context);

  const shopName = async (): Promise<string> => (await currentSettings(context)).settings.profile.name;
  if (config.apiDocs) await showApiDescription(app, shopName);
  return app;
}

import { rm } from 'node:fs/promises';
import { endpoints } from '@kayal/api-contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context/app-context.ts';
import { registerEndpoint } from '../../http/register-endpoint.ts';
import { repeatWhileListening, sweepTimes } from '../../http/repeat.ts';
import { acceptImports, receiveImport } from '../catalogue-import/import-upload.ts';
import { addImport, readImports, removeImport, takeStep } from './people-import.service.ts';
import { PeopleWork } from './people-work.ts';
import { peopleFolder } from './work-parts.ts';

/** How often imports whose process is gone are looked for, ms. */
const resumeEveryMs = 15_000;

/** Brings customers and past orders of the shop before this one over, for admins. */
export async function registerPeopleImport(app: FastifyInstance, context: AppContext): Promise<void> {
  const stopped = new AbortController();
  const work = new PeopleWork({ context, signal: stopped.signal });
  app.addHook('onClose', async () => {
    stopped.abort();
    await work.idle();
  });
  repeatWhileListening(app, {
    everyMs: resumeEveryMs,
    round: () => work.resume(),
    failure: 'imports of customers or orders did not go on',
  });
  repeatWhileListening(app, {
    ...sweepTimes,
    round: () => work.sweep(),
    failure: 'files of customers or orders were not removed',
  });

  registerEndpoint(app, endpoints.getPeopleImports, () => readImports(context));

  await app.register(async (scope) => {
    await acceptImports(scope);
    registerEndpoint(scope, endpoints.addPeopleFile, async ({ identity, request }) => {
      const received = await receiveImport(request, peopleFolder(context));
      const added = await addImport(context, identity, received).catch(async (error: unknown) => {
        await rm(received.file, { force: true });
        throw error;
      });
      work.start(added.id);
      return added;
    });
  });

  registerEndpoint(app, endpoints.takePeopleStep, async ({ identity, params, body }) => {
    const taken = await takeStep(context, identity, params.id, body.step);
    work.start(taken.id);
    return taken;
  });

  registerEndpoint(app, endpoints.deletePeopleImport, async ({ params }) => {
    await removeImport(context, params.id);
    return { success: true, message: 'The import was removed from the list.' };
  });
}

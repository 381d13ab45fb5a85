import { endpoints, type WireOf } from '@kayal/api-contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context/app-context.ts';
import { listReader } from '../../context/replica-reads.ts';
import { ApiError } from '../../http/api-error.ts';
import { csvCell, csvStream } from '../../http/csv.ts';
import { pageOf } from '../../http/paging.ts';
import { registerEndpoint } from '../../http/register-endpoint.ts';
import * as repository from './catalogue-import.repository.ts';
import * as mappings from './saved-mappings.repository.ts';
import * as service from './catalogue-import.service.ts';
import { createRun, placeRun } from './create-run.ts';
import { importFolder, type ImportContext } from './import-parts.ts';
import { cleanMapping, type Mapping } from './check/parse/headings.ts';
import { toImportRuns } from './import-run.ts';
import { acceptImports, receiveImport } from './import-upload.ts';
import { readSample } from './review/sample.repository.ts';
import { readValues } from './review/read-values.ts';
import { readSeasons } from './seasons.ts';
import { watchImportFolder } from './watch-folder.ts';

/** Rows of one answer. */
const pageSize = 50;
const errorsPerSlice = 500;

/** Errors in a file as rows of CSV, read while they are sent. */
async function* errorRows(context: AppContext, id: string): AsyncGenerator<readonly (string | number)[]> {
  yield ['row', 'column', 'value', 'problem', 'remedy'];
  for (let offset = 0; ; offset += errorsPerSlice) {
    const rows = await repository.listErrors(context.db, id, { limit: errorsPerSlice, offset });
    for (const { row, column, value, problem, remedy } of rows) {
      yield [row, ...[column, value, problem, remedy].map(csvCell)];
    }
    if (rows.length < errorsPerSlice) return;
  }
}

/** Serves imports of the catalogue: upload, check, review, apply, undo, mappings and seasons. */
export async function registerCatalogueImport(app: FastifyInstance, context: ImportContext): Promise<void> {
  const { db } = context;
  watchImportFolder(app, context);
  const underWay = new Set<Promise<unknown>>();
  app.addHook('onClose', async () => {
    await context.processes?.close();
    await Promise.allSettled(underWay);
  });

  /** Answers the start of work that continues in the background. */
  const inBackground = ({ run, done }: service.StartedWork): WireOf<'getImport'>['answer'] => {
    const watched = done
      .catch((error: unknown) => app.log.error({ err: error }, 'an import failed'))
      .finally(() => underWay.delete(watched));
    underWay.add(watched);
    return run;
  };

  await app.register(async (scope) => {
    await acceptImports(scope);
    registerEndpoint(scope, endpoints.uploadImport, async ({ identity, request }) => {
      const received = await receiveImport(request, importFolder(context));
      return createRun(context, { ...received, source: 'browser', actorId: identity.customerId });
    });
  });

  registerEndpoint(app, endpoints.placeImport, ({ params, body }) => placeRun(context, params.id, body));
  registerEndpoint(app, endpoints.checkImport, async ({ params, body }) =>
    inBackground(await service.startCheck(context, params.id, body)),
  );
  registerEndpoint(app, endpoints.applyImport, async ({ identity, params, body }) => {
    const confirmation = { actorId: identity.customerId, confirmNewNames: body.confirmNewNames === true };
    const started = await service.startApply(context, params.id, confirmation);
    return inBackground({ ...started, done: started.done.finally(() => void app.fetchPictures()) });
  });
  registerEndpoint(app, endpoints.undoImport, async ({ identity, params }) =>
    inBackground(await service.startUndo(context, params.id, identity.customerId)),
  );
  registerEndpoint(app, endpoints.getImportValues, ({ params, query }) =>
    readValues(context, params.id, query.heading),
  );
  registerEndpoint(app, endpoints.getImportSample, async ({ params }) => {
    await service.readRun(context, params.id);
    return readSample(db, params.id);
  });
  registerEndpoint(app, endpoints.getImport, ({ params }) => service.readRun(context, params.id));
  registerEndpoint(app, endpoints.deleteImport, async ({ params }) => {
    await service.forgetRun(context, params.id);
    return { success: true, message: 'The import was deleted.' };
  });

  registerEndpoint(
    app,
    endpoints.getImports,
    listReader(context, async (source, { query, reply }) => {
      reply.header('x-total-count', await repository.countRuns(source.db));
      return toImportRuns(source.db, await repository.listRuns(source.db, pageOf(query, pageSize)));
    }),
  );
  registerEndpoint(app, endpoints.getImportChanges, async ({ params, query, reply }) => {
    await service.readRun(context, params.id);
    reply.header('x-total-count', await repository.countChangesOf(db, params.id, query.kind));
    const rows = await repository.listChanges(db, params.id, query.kind, pageOf(query, pageSize));
    return rows.map(({ fields, ...row }) => ({ ...row, fields: JSON.parse(fields) }));
  });
  registerEndpoint(app, endpoints.getImportErrors, async ({ params, query, reply }) => {
    await service.readRun(context, params.id);
    reply.header('x-total-count', await repository.countErrors(db, params.id));
    return repository.listErrors(db, params.id, pageOf(query, pageSize));
  });
  registerEndpoint(app, endpoints.getImportErrorsFile, async ({ params, reply }) => {
    await service.readRun(context, params.id);
    reply.header('content-disposition', 'attachment; filename="errors.csv"').type('text/csv; charset=utf-8');
    return csvStream(errorRows(context, params.id));
  });

  registerEndpoint(app, endpoints.getImportMaps, async () => {
    const rows = await mappings.listMaps(db);
    return rows.map(({ name, mapping, made }) => ({ name, mapping: JSON.parse(mapping), made: JSON.parse(made) }));
  });
  registerEndpoint(app, endpoints.saveImportMap, async ({ params, body }) => {
    const mapping: Mapping = cleanMapping(body.mapping);
    const { made = [] } = body;
    await mappings.putMap(db, params.name, { mapping: JSON.stringify(mapping), made: JSON.stringify(made) });
    return { success: true, message: 'The mapping was saved.' };
  });
  registerEndpoint(app, endpoints.deleteImportMap, async ({ params }) => {
    if (!(await mappings.deleteMap(db, params.name))) throw new ApiError('not_found');
    return { success: true, message: 'The mapping was deleted.' };
  });

  registerEndpoint(app, endpoints.getSeasons, () => readSeasons(context));
  registerEndpoint(app, endpoints.switchSeason, async ({ identity, body }) =>
    inBackground(await service.startSeason(context, body.season, identity.customerId)),
  );
}

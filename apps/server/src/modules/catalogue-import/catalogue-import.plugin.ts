import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context/app-context.ts';
import { registerCatalogueImport } from './catalogue-import.routes.ts';
import { ImportProcesses } from './processes/import-processes.ts';

/** Imports of the catalogue, in processes of their own where the server runs for long. */
export async function registerImports(app: FastifyInstance, context: AppContext): Promise<void> {
  const processes = context.importsApart ? new ImportProcesses(context) : undefined;
  app.decorate('imports', { ...context, processes });
  await registerCatalogueImport(app, app.imports);
}

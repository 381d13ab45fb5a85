import { rm } from 'node:fs/promises';
import { endpoints, tableFileBytes, tableLengths } from '@kayal/api-contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context/app-context.ts';
import { registerEndpoint } from '../../http/register-endpoint.ts';
import { refusingUnreadable } from '../catalogue-import/create-run.ts';
import { importFolder } from '../catalogue-import/import-parts.ts';
import { acceptImports, receiveImport } from '../catalogue-import/import-upload.ts';
import { tableText } from './table-text.ts';

/** Reads spreadsheets for admins, whose browsers read only text. */
export async function registerTables(app: FastifyInstance, context: AppContext): Promise<void> {
  await app.register(async (scope) => {
    await acceptImports(scope, tableFileBytes);
    registerEndpoint(scope, endpoints.readTable, async ({ query, request }) => {
      const { file } = await receiveImport(request, importFolder(context));
      try {
        return { success: true, text: await refusingUnreadable(() => tableText(file, tableLengths[query.table])) };
      } finally {
        await rm(file, { force: true });
      }
    });
  });
}

import type { TestProject } from 'vitest/node';
import { makeTemplate } from './fresh-database.ts';
import { startPostgres } from './servers/postgres-server.ts';

/**
 * Starts a PostgreSQL server before the API tests and stops it after them. Its files are where the tests keep theirs, in
 * memory when there is room: on a disk, copying a database for each test takes half of the processor time of all API
 * tests.
 *
 * @throws Error when it does not come up: the API tests are never run on one engine only.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres({ preferredFolder: project.config.env['TMPDIR'] });
  try {
    await makeTemplate(server);
  } catch (error) {
    await server.stop();
    throw error;
  }
  project.provide('postgresUrl', server.url);
  return server.stop;
}

import path from 'node:path';

const isBuilt = path.basename(import.meta.dirname) === 'dist';
/** `apps/server/src`, or `apps/server/dist` in the built server, whose files all stand in that one folder. */
const folder = isBuilt ? import.meta.dirname : path.dirname(import.meta.dirname);

/** The folder that contains `apps`, `packages` and `node_modules`. */
export const projectFolder = path.resolve(folder, '../../..');

/**
 * Path of a program that runs in a process or thread of its own; `vite.config.ts` of the server builds each of them.
 * @param source its source below `apps/server/src`
 */
export function programFile(source: string): string {
  return path.join(folder, isBuilt ? `${path.basename(source, '.ts')}.js` : source);
}

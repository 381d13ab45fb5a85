import path from 'node:path';

const here = path.resolve(import.meta.dirname, '../../../..');

/** Folders of the checkouts to compare: this one, and those that the command names. */
export const checkouts: readonly string[] = [here, ...process.argv.slice(2).map((folder) => path.resolve(folder))];

/** A checkout's name in the tables. */
export const nameOf = (checkout: string): string => (checkout === here ? 'this checkout' : path.basename(checkout));

/**
 * Runs a server of each checkout, all at the same time, while `work` runs.
 * @param withServer starts the server of one checkout, and stops it after `use`
 */
export async function withServers<Server>(
  withServer: (checkout: string, use: (server: Server) => Promise<void>) => Promise<void>,
  work: (servers: readonly Server[]) => Promise<void>,
): Promise<void> {
  const startNext = async (started: readonly Server[]): Promise<void> => {
    const next = checkouts[started.length];
    if (next === undefined) return work(started);
    return withServer(next, (server) => startNext([...started, server]));
  };
  return startNext([]);
}

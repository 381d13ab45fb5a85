import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { CommandError } from './command.ts';

const run = promisify(execFile);

/**
 * Runs one of PostgreSQL's own programs against `DATABASE_URL`. The password is passed in the environment, because
 * everyone on the machine can read arguments.
 * @throws CommandError when the program is not installed or fails.
 */
export async function runPostgresTool(
  tool: 'pg_dump' | 'psql',
  databaseUrl: string,
  args: readonly string[],
): Promise<void> {
  const url = new URL(databaseUrl);
  const env = {
    ...process.env,
    PGHOST: decodeURIComponent(url.hostname),
    PGPORT: url.port === '' ? '5432' : url.port,
    PGUSER: decodeURIComponent(url.username),
    PGPASSWORD: decodeURIComponent(url.password),
    PGDATABASE: decodeURIComponent(url.pathname.slice(1)),
    ...(url.searchParams.has('sslmode') ? { PGSSLMODE: url.searchParams.get('sslmode') ?? '' } : {}),
  };
  try {
    await run(tool, [...args], { env });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      throw new CommandError(
        `${tool} is not installed here. Install PostgreSQL's client programs, or use the backup your provider offers.`,
      );
    }
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error);
    throw new CommandError(`${tool} failed: ${said}`);
  }
}

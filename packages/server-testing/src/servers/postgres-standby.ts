import { chown, cp, mkdtemp, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { serverAccount, runServer, type PostgresServer } from './postgres-server.ts';

/** A PostgreSQL server and one that follows it. */
export interface Cluster {
  readonly leader: PostgresServer;
  readonly standby: PostgresServer;
}

/**
 * Starts a server that follows another one of this machine, as a backup that streams its log.
 * @param settings of the standby alone
 */
export async function startStandby(
  { url }: PostgresServer,
  settings: Readonly<Record<string, string>>,
): Promise<PostgresServer> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    const leaderData = rows[0]?.data_directory ?? '';
    const leaderFolder = path.dirname(leaderData);
    const folder = await mkdtemp(path.join(path.dirname(leaderFolder), 'kayal-standby-'));
    const data = path.join(folder, 'data');
    await client.query("select pg_backup_start('standby', true)");
    await cp(leaderData, data, { recursive: true, filter: (file) => path.basename(file) !== 'postmaster.pid' });
    const stopped = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    await writeFile(path.join(data, 'backup_label'), stopped.rows[0]?.labelfile ?? '');
    await writeFile(path.join(data, 'standby.signal'), '');
    if (serverAccount !== null) {
      await chown(folder, serverAccount.uid, serverAccount.gid);
      await chown(data, serverAccount.uid, serverAccount.gid);
      for (const { parentPath, name } of await readdir(data, { recursive: true, withFileTypes: true })) {
        await chown(path.join(parentPath, name), serverAccount.uid, serverAccount.gid);
      }
    }
    return await runServer({
      folder,
      bin: path.join(leaderFolder, 'native/bin'),
      data,
      password: new URL(url).password,
      isKeptUp: false,
      settings: { primary_conninfo: url, ...settings },
    });
  } finally {
    await client.end();
  }
}

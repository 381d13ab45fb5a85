import { execFile, execFileSync } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@kayal/server-testing/src/servers/listen-locally.ts';
import { account, Daemon, familyOf, signal } from './daemon.ts';
import { postgresPrograms } from './debian.ts';

/** How long Patroni's leader may be silent before another takes its place, s. Patroni allows no less than 20. */
export const ttlSeconds = 20;
/** A disk as the machine of a node has it: large enough for a full run. */
const diskBytes = 8 * 1024 ** 3;
/** Of a disk that is filled, what is written and not only taken. */
const writtenBytes = 64 * 1024 ** 2;
/** After which a node that is frozen or away is not asked any longer, ms. */
const askLimitMs = 10_000;

interface Ports {
  readonly etcd: number;
  readonly peers: number;
  readonly rest: number;
  readonly postgres: number;
}

/** What Patroni asks of every node, kept in etcd. */
const shared = {
  ttl: ttlSeconds,
  loop_wait: 2,
  retry_timeout: 4,
  synchronous_mode: true,
  // A leader that has crashed is not waited for.
  primary_start_timeout: 0,
  postgresql: {
    use_pg_rewind: true,
    use_slots: true,
    parameters: {
      max_connections: 200,
      shared_buffers: '128MB',
      max_wal_size: '512MB',
      // What a node that is away has not read is kept for it, but not until the disk is full.
      max_slot_wal_keep_size: '1GB',
      wal_keep_size: '128MB',
    },
  },
};

/** One machine of the cluster: a disk, etcd, and Patroni with its PostgreSQL, which is also told of no other etcd. */
export class Node {
  readonly name: string;
  readonly ports: Ports;
  readonly #folder: string;
  readonly #etcd: Daemon;
  readonly #patroni: Daemon;

  private constructor(base: string, name: string, ports: Ports, peers: string) {
    this.name = name;
    this.ports = ports;
    this.#folder = path.join(base, name);
    mkdirSync(this.#folder);
    chownSync(this.#folder, account.uid, account.gid);
    this.#mountDisk();
    const url = (port: number): string => `http://127.0.0.1:${port}`;
    const words = {
      name,
      'data-dir': path.join(this.#folder, 'etcd'),
      'listen-client-urls': url(ports.etcd),
      'advertise-client-urls': url(ports.etcd),
      'listen-peer-urls': url(ports.peers),
      'initial-advertise-peer-urls': url(ports.peers),
      'initial-cluster': peers,
      'initial-cluster-state': 'new',
      'enable-v2': 'true',
      // Each write would wait for the same disk as the database's.
      'heartbeat-interval': '200',
      'election-timeout': '2000',
    };
    this.#etcd = new Daemon(
      this.#folder,
      'etcd',
      'etcd',
      Object.entries(words).map(([key, value]) => `--${key}=${value}`),
    );
    const settings = path.join(this.#folder, 'patroni.yml');
    // JSON is YAML too.
    writeFileSync(settings, JSON.stringify(this.#settings()));
    this.#patroni = new Daemon(this.#folder, 'patroni', 'patroni', [settings]);
  }

  /** Makes the machines of a cluster, on free ports of this one. */
  static async makeAll(base: string, count: number): Promise<readonly Node[]> {
    const machines: { readonly name: string; readonly ports: Ports }[] = [];
    for (let index = 1; index <= count; index += 1) {
      const ports = {
        etcd: await freePort(),
        peers: await freePort(),
        rest: await freePort(),
        postgres: await freePort(),
      };
      machines.push({ name: `node${index}`, ports });
    }
    const peers = machines.map(({ name, ports }) => `${name}=http://127.0.0.1:${ports.peers}`).join(',');
    return machines.map(({ name, ports }) => new Node(base, name, ports, peers));
  }

  get #disk(): string {
    return path.join(this.#folder, 'disk');
  }

  #mountDisk(): void {
    const image = path.join(this.#folder, 'disk.img');
    writeFileSync(image, '');
    truncateSync(image, diskBytes);
    mkdirSync(this.#disk);
    execFileSync('mkfs.ext4', ['-q', '-m', '0', image]);
    execFileSync('mount', ['-o', 'loop', image, this.#disk]);
    chownSync(this.#disk, account.uid, account.gid);
  }

  #settings(): object {
    const { ports } = this;
    const own = { username: 'postgres', password: 'postgres' };
    return {
      scope: 'kayal',
      name: this.name,
      restapi: { listen: `127.0.0.1:${ports.rest}`, connect_address: `127.0.0.1:${ports.rest}` },
      // Through the older interface: through `etcd3` Patroni 3.0.2 overwrites the lock of its successor when it wakes
      // (https://github.com/patroni/patroni/pull/2689). A list of proxies is not replaced by the members that etcd knows,
      // so that the node is cut off with its own member.
      etcd: { hosts: [`127.0.0.1:${ports.etcd}`], use_proxies: true },
      bootstrap: { dcs: shared, initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, 'data-checksums'] },
      postgresql: {
        listen: `127.0.0.1:${ports.postgres}`,
        connect_address: `127.0.0.1:${ports.postgres}`,
        data_dir: path.join(this.#disk, 'data'),
        bin_dir: postgresPrograms,
        pgpass: path.join(this.#folder, 'pgpass'),
        authentication: { superuser: own, rewind: own, replication: { username: 'copy', password: 'copy' } },
        pg_hba: ['host all all 127.0.0.1/32 md5', 'host replication copy 127.0.0.1/32 md5'],
        // A copy begins with a checkpoint, which PostgreSQL else spreads over minutes.
        basebackup: [{ checkpoint: 'fast' }],
        parameters: { unix_socket_directories: this.#folder },
      },
    };
  }

  startEtcd(): void {
    this.#etcd.start();
  }

  endEtcd(): Promise<void> {
    return this.#etcd.end();
  }

  startPatroni(): void {
    this.#patroni.start();
  }

  start(): void {
    this.startEtcd();
    this.startPatroni();
  }

  /** PostgreSQL's processes; none while it is down. */
  databaseProcesses(): readonly number[] {
    const file = path.join(this.#disk, 'data/postmaster.pid');
    if (!existsSync(file)) return [];
    const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
    return pid > 0 && existsSync(`/proc/${pid}`) ? familyOf(pid) : [];
  }

  /** As a crash of PostgreSQL: Patroni stays. */
  crashDatabase(): void {
    signal(this.databaseProcesses(), 'SIGKILL');
  }

  /** As a machine that loses its power. */
  async lose(): Promise<void> {
    await Promise.all([this.#patroni.end(), this.#etcd.end()]);
    this.crashDatabase();
  }

  /** Stops the clock of the whole machine, or of its etcd alone: whoever asks it waits. */
  freeze(what: 'all' | 'etcd' = 'all'): void {
    signal(this.#processes(what), 'SIGSTOP');
  }

  thaw(what: 'all' | 'etcd' = 'all'): void {
    signal(this.#processes(what), 'SIGCONT');
  }

  #processes(what: 'all' | 'etcd'): readonly number[] {
    if (what === 'etcd') return [this.#etcd.pid];
    return [this.#patroni.pid, this.#etcd.pid, ...this.databaseProcesses()];
  }

  /** Fills the disk to its last byte. */
  fillDisk(): void {
    const { bavail, bsize } = statfsSync(this.#disk);
    const filler = path.join(this.#disk, 'filler');
    execFileSync('fallocate', ['-l', String(bavail * bsize - writtenBytes), filler]);
    // `fallocate` needs blocks of its own for what it notes about the file.
    try {
      execFileSync('dd', ['if=/dev/zero', `of=${filler}.rest`, 'bs=4k'], { stdio: 'ignore' });
    } catch {
      // It ends when there is no room, as it should.
    }
  }

  freeDisk(): void {
    for (const name of ['filler', 'filler.rest']) rmSync(path.join(this.#disk, name), { force: true });
  }

  /** Runs a statement on this node as its owner. @returns rows, columns with `|` between them */
  async ask(statement: string, database = 'postgres'): Promise<string> {
    const url = `postgres://postgres:postgres@127.0.0.1:${this.ports.postgres}/${database}`;
    const words = ['-XAtq', '-v', 'ON_ERROR_STOP=1', url, '-c', statement];
    const { stdout } = await promisify(execFile)('psql', words, { timeout: askLimitMs });
    return stdout.trim();
  }

  /** Ends everything, and gives the disk back. */
  remove(): void {
    signal(this.#processes('all'), 'SIGKILL');
    execFileSync('umount', ['-l', this.#disk]);
    rmSync(`${this.#disk}.img`);
  }
}

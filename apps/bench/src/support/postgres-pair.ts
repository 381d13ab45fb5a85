import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '@kayal/server-testing/src/servers/postgres-server.ts';

const run = promisify(execFile);
const debianFolder = '/usr/lib/postgresql';
/** PostgreSQL refuses to run as root. */
const account = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : null;

/** Folder of Debian's programs of PostgreSQL; null where the package is not installed. */
export function debianPostgres(): string | null {
  if (!existsSync(debianFolder)) return null;
  const [latest] = readdirSync(debianFolder).toSorted((one, other) => Number(other) - Number(one));
  return latest === undefined ? null : path.join(debianFolder, latest, 'bin');
}

interface Node {
  readonly data: string;
  readonly port: number;
  readonly process: ChildProcess;
}

/**
 * A PostgreSQL server with a synchronous replica. Shops connect to one address, which leads to the primary: it stands
 * for the address that a cluster manager moves.
 */
export class PostgresPair {
  readonly #bin: string;
  readonly #base: string;
  readonly #links = new Set<Socket>();
  #count = 0;
  #primary: Node | null = null;
  #replica: Node | null = null;
  #address = 0;
  #forwarder = createServer();

  /** @param base an empty folder that the database's account may write */
  constructor(bin: string, base: string) {
    this.#bin = bin;
    this.#base = base;
  }

  /** Address for shops. */
  get url(): string {
    return `postgres://kayal@127.0.0.1:${this.#address}/postgres`;
  }

  async start(): Promise<void> {
    const data = this.#newFolder();
    const arguments_ = ['-D', data, '-U', 'kayal', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
    await this.#tool('initdb', arguments_);
    this.#primary = await this.#run(data);
    this.#address = await freePort();
    this.#forwarder = createServer((socket) => this.#forward(socket)).listen(this.#address, '127.0.0.1');
    await once(this.#forwarder, 'listening');
    await this.addReplica();
  }

  /** Copies the primary to a new replica; from then on a commit waits until the replica has it too. */
  async addReplica(): Promise<void> {
    const primary = this.#expect(this.#primary);
    const data = this.#newFolder();
    rmSync(data, { recursive: true });
    const source = `host=127.0.0.1 port=${primary.port} user=kayal application_name=replica`;
    await this.#tool('pg_basebackup', ['-d', source, '-D', data, '-R', '-X', 'stream', '-c', 'fast', '--no-sync']);
    this.#replica = await this.#run(data);
    await this.#query("alter system set synchronous_standby_names = 'replica'");
    await this.#query('select pg_reload_conf()');
    while ((await this.#query("select 1 from pg_stat_replication where sync_state = 'sync'")) === '') await wait(100);
  }

  /** Kills the primary and promotes the replica. Resolves when the address leads to the new primary. */
  async failOver(): Promise<void> {
    const primary = this.#expect(this.#primary);
    const replica = this.#expect(this.#replica);
    await this.#kill(primary);
    await this.#tool('pg_ctl', ['promote', '-w', '-D', replica.data]);
    this.#primary = replica;
    this.#replica = null;
    for (const link of this.#links) link.destroy();
    // The new primary has no replica yet; a commit would wait for it.
    await this.#query('alter system reset synchronous_standby_names');
    await this.#query('select pg_reload_conf()');
  }

  async stop(): Promise<void> {
    for (const link of this.#links) link.destroy();
    this.#forwarder.close();
    for (const node of [this.#replica, this.#primary]) if (node !== null) await this.#kill(node);
  }

  #expect(node: Node | null): Node {
    if (node === null) throw new Error('This server of the pair does not run.');
    return node;
  }

  #forward(from: Socket): void {
    const to = connect({ port: this.#primary?.port ?? 0, host: '127.0.0.1' });
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      this.#links.add(one);
      one.on('error', () => undefined);
      one.on('close', () => {
        this.#links.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  }

  #newFolder(): string {
    this.#count += 1;
    const folder = path.join(this.#base, `node-${this.#count}`);
    mkdirSync(folder, { mode: 0o700 });
    if (account !== null) chownSync(folder, account.uid, account.gid);
    return folder;
  }

  async #tool(name: string, words: readonly string[]): Promise<void> {
    await run(path.join(this.#bin, name), [...words], { ...account, cwd: this.#base });
  }

  async #run(data: string): Promise<Node> {
    const port = await freePort();
    const settings = ['listen_addresses=127.0.0.1', `port=${port}`, `unix_socket_directories=${this.#base}`];
    const words = ['-D', data, ...[...settings, 'max_connections=100', 'fsync=off'].flatMap((each) => ['-c', each])];
    const child = spawn(path.join(this.#bin, 'postgres'), words, { ...account, cwd: this.#base, stdio: 'ignore' });
    const node = { data, port, process: child };
    while (child.exitCode === null) {
      const isUp = await this.#ask(node, 'select 1').catch(() => null);
      if (isUp !== null) return node;
      await wait(100);
    }
    throw new Error(`PostgreSQL ended with ${child.exitCode}.`);
  }

  async #kill({ process: child }: Node): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGQUIT');
    await gone;
  }

  async #query(text: string): Promise<string> {
    return this.#ask(this.#expect(this.#primary), text);
  }

  /** @returns the rows as text; empty for none */
  async #ask({ port }: Node, text: string): Promise<string> {
    const words = ['-h', '127.0.0.1', '-p', String(port), '-U', 'kayal', '-At', '-c', text, 'postgres'];
    const { stdout } = await run(path.join(this.#bin, 'psql'), words);
    return stdout.trim();
  }
}

import { chownSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@kayal/server-testing/src/servers/listen-locally.ts';
import { account, Daemon } from './daemon.ts';
import type { Node } from './node.ts';

/** How often to look at HAProxy's table, ms. */
const lookMs = 200;

/** HAProxy before shops and databases, and PgBouncer between the two. */
export interface Proxies {
  /** Where shoppers come in. */
  readonly origin: string;
  /** The database of the shops, through PgBouncer. */
  readonly databaseUrl: string;
  /** Waits until HAProxy sends requests to so many shops, or connections to so many leaders. */
  untilUp(what: 'shops' | 'leader', count: number): Promise<void>;
  readonly haproxy: Daemon;
  readonly pgbouncer: Daemon;
}

/** The limits that the shop gives a connection of its own (`db/postgres/open-pools.ts`), here given by the pooler. */
const limits = 'set statement_timeout = 5000; set lock_timeout = 3000; set idle_in_transaction_session_timeout = 10000';

/** Where the proxies listen. */
interface Ports {
  readonly web: number;
  readonly database: number;
  readonly pool: number;
  readonly figures: number;
}

const haproxySettings = (nodes: readonly Node[], shopPorts: readonly number[], ports: Ports): string =>
  [
    'defaults',
    '  timeout connect 3s',
    '  timeout check 2s',
    '  retries 3',
    '  option redispatch',
    'listen shops',
    `  bind 127.0.0.1:${ports.web}`,
    '  mode http',
    '  timeout client 60s',
    '  timeout server 60s',
    '  option httpchk GET /health/ready',
    '  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions',
    ...shopPorts.map((port, index) => `  server shop${index + 1} 127.0.0.1:${port} check`),
    'listen leader',
    `  bind 127.0.0.1:${ports.database}`,
    '  mode tcp',
    '  timeout client 1h',
    '  timeout server 1h',
    '  option httpchk OPTIONS /primary',
    '  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions',
    ...nodes.map((node) => `  server ${node.name} 127.0.0.1:${node.ports.postgres} check port ${node.ports.rest}`),
    'listen figures',
    `  bind 127.0.0.1:${ports.figures}`,
    '  mode http',
    '  timeout client 5s',
    '  timeout server 5s',
    '  stats enable',
    '  stats uri /',
    '',
  ].join('\n');

const pgbouncerSettings = ({ pool, database }: Ports): string =>
  [
    '[databases]',
    `kayal = host=127.0.0.1 port=${database} dbname=kayal user=kayal password=kayal connect_query='${limits}'`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${pool}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    'default_pool_size = 20',
    'max_client_conn = 300',
    // Of the defaults, 15 s would make a switchover longer, and two minutes a shopper wait instead of being asked to come again.
    'server_login_retry = 1',
    'server_connect_timeout = 3',
    'query_wait_timeout = 10',
    '',
  ].join('\n');

/** How many servers of a group HAProxy has found to be up; those that it has not checked yet do not count. */
async function countUp(port: number, group: string): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${port}/;csv`).catch(() => null);
  const [heading = [], ...lines] = ((await answer?.text()) ?? '').split('\n').map((line) => line.split(','));
  const column = (line: readonly string[], name: string): string => line[heading.indexOf(name)] ?? '';
  return lines.filter(
    (line) =>
      line[0] === group &&
      column(line, 'type') === '2' &&
      column(line, 'status') === 'UP' &&
      column(line, 'check_status') !== '',
  ).length;
}

/** Starts them. PgBouncer waits until HAProxy finds a leader. */
export async function startProxies(
  base: string,
  nodes: readonly Node[],
  shopPorts: readonly number[],
): Promise<Proxies> {
  const folder = path.join(base, 'proxies');
  mkdirSync(folder);
  chownSync(folder, account.uid, account.gid);
  const ports = {
    web: await freePort(),
    database: await freePort(),
    pool: await freePort(),
    figures: await freePort(),
  };
  writeFileSync(path.join(folder, 'haproxy.cfg'), haproxySettings(nodes, shopPorts, ports));
  writeFileSync(path.join(folder, 'pgbouncer.ini'), pgbouncerSettings(ports));
  const haproxy = new Daemon(folder, 'haproxy', '/usr/sbin/haproxy', ['-db', '-f', 'haproxy.cfg']);
  const pgbouncer = new Daemon(folder, 'pgbouncer', '/usr/sbin/pgbouncer', ['pgbouncer.ini']);
  const untilUp: Proxies['untilUp'] = async (what, count) => {
    while ((await countUp(ports.figures, what)) !== count) await wait(lookMs);
  };
  haproxy.start();
  // Before its first checks HAProxy takes every node for a leader.
  await untilUp('leader', 1);
  pgbouncer.start();
  return {
    origin: `http://127.0.0.1:${ports.web}`,
    databaseUrl: `postgres://kayal@127.0.0.1:${ports.pool}/kayal`,
    untilUp,
    haproxy,
    pgbouncer,
  };
}

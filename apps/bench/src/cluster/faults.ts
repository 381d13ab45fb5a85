import { setTimeout as wait } from 'node:timers/promises';
import type { ShopProcess } from '../../../../tools/start-shop.ts';
import { ttlSeconds, type Node } from './node.ts';
import type { Patroni } from './patroni.ts';
import type { Proxies } from './proxies.ts';

/** Everything that can be broken. */
export interface Cluster {
  readonly nodes: readonly Node[];
  readonly patroni: Patroni;
  readonly proxies: Proxies;
  readonly shops: readonly ShopProcess[];
}

/** A way to break the cluster. */
interface Fault {
  /** For the table of figures. */
  readonly name: string;
  /** For how long no order may be answered, s. */
  readonly limit: number;
  /** How often in a full run. */
  readonly times: number;
  /**
   * Breaks it, waits for what must follow, and mends it.
   * @returns when the fault was over, ms of `performance.now()`, where the pause counts only from then
   */
  readonly act: (cluster: Cluster) => Promise<number | void>;
}

const lossLimit = ttlSeconds + 15;
const applyDelaySeconds = 30;

/** Ends the lead of a node in some way, and waits until another one has it. */
async function takeLead({ patroni }: Cluster, act: (leader: Node) => Promise<void> | void): Promise<Node> {
  const leader = await patroni.leader();
  await act(leader);
  await patroni.untilLeaderIsNot(leader);
  return leader;
}

/** A next version's step of the data model, as it takes it at its start, while the shops of this one sell. */
const nextStep = `begin; set local lock_timeout = 0; select pg_advisory_xact_lock(7205259403792793);
  alter table placed_order add column next_version integer not null default 0;
  create index placed_order_next_version on placed_order (next_version, entry_no);
  insert into migration (name, checksum) values ('9999-next-version', ''); commit`;

/** In the order in which they are tried. */
export const faults: readonly Fault[] = [
  {
    name: 'switchover',
    limit: 15,
    times: 120,
    act: async (cluster) => void (await takeLead(cluster, () => cluster.patroni.switchOver())),
  },
  {
    name: 'the leader crashes',
    limit: lossLimit,
    times: 50,
    act: async (cluster) => void (await takeLead(cluster, (leader) => leader.crashDatabase())),
  },
  {
    name: 'the leader’s machine is lost',
    limit: lossLimit,
    times: 20,
    act: async (cluster) => (await takeLead(cluster, (leader) => leader.lose())).start(),
  },
  {
    name: 'the leader is cut off from etcd',
    limit: lossLimit,
    times: 5,
    act: async (cluster) => (await takeLead(cluster, (leader) => leader.freeze('etcd'))).thaw('etcd'),
  },
  {
    name: 'etcd is lost, counted once it is back',
    limit: lossLimit,
    times: 2,
    act: async ({ nodes }) => {
      await Promise.all(nodes.map((node) => node.endEtcd()));
      await wait((ttlSeconds + 10) * 1000);
      for (const node of nodes) node.startEtcd();
      return performance.now();
    },
  },
  {
    name: 'the leader’s disk is full, counted once it has room',
    limit: lossLimit,
    times: 2,
    act: async ({ patroni }) => {
      const leader = await patroni.leader();
      leader.fillDisk();
      await wait((ttlSeconds + 10) * 1000);
      leader.freeDisk();
      return performance.now();
    },
  },
  {
    name: `the leader’s machine is lost while its replica applies ${applyDelaySeconds} s late`,
    limit: lossLimit,
    times: 2,
    act: async (cluster) => {
      const standby = await cluster.patroni.standby();
      await standby.ask(`alter system set recovery_min_apply_delay = '${applyDelaySeconds}s'`);
      await standby.ask('select pg_reload_conf()');
      await wait(applyDelaySeconds * 1000);
      const lost = await takeLead(cluster, (leader) => leader.lose());
      // Before the other node copies the new leader's settings.
      await standby.ask('alter system reset recovery_min_apply_delay');
      await standby.ask('select pg_reload_conf()');
      lost.start();
    },
  },
  {
    name: 'PgBouncer is started again',
    limit: 5,
    times: 5,
    act: async ({ proxies }) => {
      await proxies.pgbouncer.end();
      await wait(1000);
      proxies.pgbouncer.start();
    },
  },
  {
    name: 'the shops are upgraded one by one, with a migration',
    limit: 5,
    times: 1,
    act: async ({ patroni, proxies, shops }) => {
      await (await patroni.leader()).ask(nextStep, 'kayal');
      for (const shop of shops) {
        await shop.kill('SIGTERM');
        await shop.start();
        await proxies.untilUp('shops', shops.length);
      }
    },
  },
  {
    name: 'the leader’s machine freezes and wakes',
    limit: lossLimit,
    times: 5,
    act: async (cluster) => (await takeLead(cluster, (leader) => leader.freeze())).thaw(),
  },
];

import { setTimeout as wait } from 'node:timers/promises';
import type { Node } from './node.ts';

const lookMs = 250;
/** For how long a node may copy the database again. */
const healthyWithinMs = 180_000;
/** After which a replica that does not follow is replaced. */
const repairAfterMs = 30_000;

interface Member {
  readonly name: string;
  readonly role: 'leader' | 'sync_standby' | 'replica';
}

/** The cluster as Patroni sees it. */
export class Patroni {
  readonly #nodes: readonly Node[];

  constructor(nodes: readonly Node[]) {
    this.#nodes = nodes;
  }

  /** The members that Patroni knows; none while no node answers. */
  async #members(): Promise<readonly Member[]> {
    for (const { ports } of this.#nodes) {
      const signal = AbortSignal.timeout(2000);
      const answer = await fetch(`http://127.0.0.1:${ports.rest}/cluster`, { signal }).catch(() => null);
      if (answer?.ok === true) {
        const { members }: { readonly members: readonly Member[] } = await answer.json();
        return members;
      }
    }
    return [];
  }

  async #nodeOf(role: Member['role']): Promise<Node> {
    const name = (await this.#members()).find((member) => member.role === role)?.name;
    const node = this.#nodes.find((each) => each.name === name);
    if (node === undefined) throw new Error(`The cluster has no ${role}.`);
    return node;
  }

  leader(): Promise<Node> {
    return this.#nodeOf('leader');
  }

  /** The replica that each commit waits for. */
  standby(): Promise<Node> {
    return this.#nodeOf('sync_standby');
  }

  /** Waits for a leader, a replica that each commit waits for, and all others that follow it. */
  async untilHealthy(): Promise<void> {
    const startedAt = performance.now();
    let isRepaired = false;
    while (performance.now() - startedAt < healthyWithinMs) {
      const members = await this.#members();
      const count = (role: Member['role']): number => members.filter((member) => member.role === role).length;
      if (members.length === this.#nodes.length && count('leader') === 1 && count('sync_standby') === 1) {
        const followers = await this.#followers();
        if (followers.length === this.#nodes.length - 1) return;
        if (!isRepaired && performance.now() - startedAt > repairAfterMs) {
          isRepaired = true;
          await this.#copyAgain(members.filter(({ name, role }) => role !== 'leader' && !followers.includes(name)));
        }
      }
      await wait(lookMs);
    }
    throw new Error(`The cluster did not recover: ${JSON.stringify(await this.#members())}`);
  }

  /** Names of the nodes that read what the leader writes. */
  async #followers(): Promise<readonly string[]> {
    try {
      const leader = await this.leader();
      const rows = await leader.ask("select application_name from pg_stat_replication where state = 'streaming'");
      return rows.split('\n').filter((name) => this.#nodes.some((node) => node.name === name));
    } catch {
      return [];
    }
  }

  /** As `patronictl reinit`: a replica that followed a leader on a way that ended there cannot go back by itself. */
  async #copyAgain(members: readonly Member[]): Promise<void> {
    for (const { ports } of this.#nodes.filter((node) => members.some(({ name }) => name === node.name)))
      await fetch(`http://127.0.0.1:${ports.rest}/reinitialize`, { method: 'POST', body: '{"force": true}' });
  }

  /** Waits until somebody else than this node leads. */
  async untilLeaderIsNot(node: Node): Promise<void> {
    const givesUpAt = performance.now() + healthyWithinMs;
    while (performance.now() < givesUpAt) {
      const leader = await this.leader().catch(() => node);
      if (leader !== node) return;
      await wait(lookMs);
    }
    throw new Error(`${node.name} still leads.`);
  }

  /** Gives the lead to the synchronous replica, as before work on a machine. */
  async switchOver(): Promise<void> {
    const [leader, candidate] = [await this.leader(), await this.standby()];
    const answer = await fetch(`http://127.0.0.1:${leader.ports.rest}/switchover`, {
      method: 'POST',
      body: JSON.stringify({ leader: leader.name, candidate: candidate.name }),
    });
    if (!answer.ok) throw new Error(`No switchover: ${answer.status} ${await answer.text()}`);
  }
}

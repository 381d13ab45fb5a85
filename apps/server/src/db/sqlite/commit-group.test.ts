import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { CommitGroup, type GroupWriter } from './commit-group.ts';

/** A writer that records its statements, and fails at a given one. */
function fakeWriter(fails?: string) {
  const statements: string[] = [];
  let inTransaction = false;
  const writer: GroupWriter = {
    get inTransaction() {
      return inTransaction;
    },
    run(sql) {
      statements.push(sql);
      if (sql === fails) throw new Error('disk full');
      if (sql.startsWith('begin')) inTransaction = true;
      if (sql === 'commit' || sql === 'rollback') inTransaction = false;
    },
  };
  return { writer, statements, die: () => (inTransaction = false) };
}

const freeTurn = () => Promise.resolve(() => {});

describe('commit group', () => {
  it('R-74 writes of one turn of the loop share one commit, and none is acknowledged before it', async () => {
    const { writer, statements } = fakeWriter();
    const group = new CommitGroup(writer, freeTurn);
    const acknowledged: number[] = [];
    const writes = [1, 2, 3].map(async (name) => {
      group.open();
      await group.join();
      acknowledged.push(name);
    });
    expect(acknowledged).toEqual([]);
    expect(statements).toEqual(['begin immediate']);
    await Promise.all(writes);
    expect(statements).toEqual(['begin immediate', 'commit']);
    expect(acknowledged).toEqual([1, 2, 3]);
  });

  it('R-74 writes of the next turns share the commit while each turn has one, up to a limit', async () => {
    const { writer, statements } = fakeWriter();
    const group = new CommitGroup(writer, freeTurn);
    const commits = () => statements.filter((statement) => statement === 'commit').length;
    const committedBefore: number[] = [];
    const writes: Promise<void>[] = [];
    for (let turn = 0; turn < 25; turn += 1) {
      // Begun before the group's own wait, so that the next write comes first in its turn, as one from the network does.
      const next = nextTurn();
      group.open();
      committedBefore.push(commits());
      writes.push(group.join());
      await next;
    }
    expect(committedBefore.slice(0, 9)).toEqual(Array.from({ length: 9 }, () => 0));
    expect(committedBefore.at(-1)).toBeGreaterThan(0);
    await Promise.all(writes);
    const before = commits();
    for (const _ of [1, 2]) {
      group.open();
      await group.join();
    }
    expect(commits()).toBe(before + 2);
  });

  it('R-74 a commit that fails rejects everyone who waited for it', async () => {
    const { writer, statements } = fakeWriter('commit');
    const group = new CommitGroup(writer, freeTurn);
    const writes = [1, 2].map(() => {
      group.open();
      return group.join();
    });
    const results = await Promise.allSettled(writes);
    expect(results.map((result) => result.status)).toEqual(['rejected', 'rejected']);
    expect(statements.at(-1)).toBe('rollback');
  });

  it('R-74 a transaction that the database ended by itself is never acknowledged', async () => {
    const { writer, die } = fakeWriter();
    const group = new CommitGroup(writer, freeTurn);
    group.open();
    const first = group.join();
    die();
    group.open();
    const second = group.join();
    await expect(first).rejects.toThrow('ended by the database');
    await expect(second).resolves.toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { CommitGroup, type GroupWriter } from './commit-group.ts';

/** A writer that keeps what it was told, and fails where it is told to. */
function fakeWriter(fails?: string) {
  const told: string[] = [];
  let inTransaction = false;
  const writer: GroupWriter = {
    get inTransaction() {
      return inTransaction;
    },
    run(sql) {
      told.push(sql);
      if (sql === fails) throw new Error('disk full');
      if (sql.startsWith('begin')) inTransaction = true;
      if (sql === 'commit' || sql === 'rollback') inTransaction = false;
    },
  };
  return { writer, told, die: () => (inTransaction = false) };
}

const freeTurn = () => Promise.resolve(() => {});

describe('commit group', () => {
  it('R-74 writes of one turn of the loop share one commit, and none is acknowledged before it', async () => {
    const { writer, told } = fakeWriter();
    const group = new CommitGroup(writer, freeTurn);
    const acknowledged: number[] = [];
    const writes = [1, 2, 3].map(async (name) => {
      group.open();
      await group.join();
      acknowledged.push(name);
    });
    expect(acknowledged).toEqual([]);
    expect(told).toEqual(['begin immediate']);
    await Promise.all(writes);
    expect(told).toEqual(['begin immediate', 'commit']);
    expect(acknowledged).toEqual([1, 2, 3]);
  });

  it('R-74 a commit that fails is told to everyone who waited for it', async () => {
    const { writer, told } = fakeWriter('commit');
    const group = new CommitGroup(writer, freeTurn);
    const writes = [1, 2].map(() => {
      group.open();
      return group.join();
    });
    const results = await Promise.allSettled(writes);
    expect(results.map((result) => result.status)).toEqual(['rejected', 'rejected']);
    expect(told.at(-1)).toBe('rollback');
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

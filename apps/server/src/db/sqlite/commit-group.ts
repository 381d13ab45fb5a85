import { setImmediate as nextTurn } from 'node:timers/promises';

/** Max turns of the event loop that a group waits for further members. */
const maxTurns = 10;

/** The part of the writing handle that a group uses. */
export interface GroupWriter {
  readonly inTransaction: boolean;
  run(sql: string, parameters: readonly unknown[]): unknown;
}

interface Member {
  readonly resolve: () => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Write transactions that are committed to disk together. Each after the first is a savepoint of one SQLite
 * transaction, and none is acknowledged before that transaction is durable: the wait for the disk, which is most of a
 * write's cost, is shared by all that finish within one turn of the event loop, and in the following turns while each has
 * another write. A single write waits for one turn.
 */
export class CommitGroup {
  readonly #writer: GroupWriter;
  /** Waits for the turn to write. @returns a function that ends the turn */
  readonly #enter: () => Promise<() => void>;
  #members: Member[] = [];
  #ending: Promise<void> | null = null;

  constructor(writer: GroupWriter, enter: () => Promise<() => void>) {
    this.#writer = writer;
    this.#enter = enter;
  }

  /** Opens the shared transaction where none is open. The caller holds the turn. @returns whether it was opened */
  open(): boolean {
    if (this.#writer.inTransaction) return false;
    // A full disk ends the transaction by itself, with everything that waited to be committed.
    this.#refuseAll(new Error('The transaction was ended by the database.'));
    this.#writer.run('begin immediate', []);
    return true;
  }

  /** Resolves when the caller's writes are durable. The caller still holds the turn, and ends it after this call. */
  join(): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.#members.push({ resolve, reject });
    this.endSoon();
    return promise;
  }

  /** Ends the shared transaction after the first turn of the event loop in which nothing joins it. */
  endSoon(): void {
    this.#ending ??= this.#endWhenQuiet();
  }

  /** Resolves when nothing is left to commit. */
  async settled(): Promise<void> {
    await this.#ending;
  }

  async #endWhenQuiet(): Promise<void> {
    let joined = -1;
    for (let turn = 1; turn <= maxTurns && this.#members.length !== joined; turn += 1) {
      joined = this.#members.length;
      await nextTurn();
    }
    await this.#end();
  }

  async #end(): Promise<void> {
    const leave = await this.#enter();
    this.#ending = null;
    try {
      this.commit();
    } finally {
      leave();
    }
  }

  /** Makes the writes of all members durable now, and lets them know. The caller holds the turn. */
  commit(): void {
    const members = this.#members;
    this.#members = [];
    try {
      if (this.#writer.inTransaction) this.#writer.run('commit', []);
      else if (members.length > 0) throw new Error('The transaction was ended by the database.');
      for (const member of members) member.resolve();
    } catch (error) {
      if (this.#writer.inTransaction) this.#writer.run('rollback', []);
      for (const member of members) member.reject(error);
    }
  }

  #refuseAll(reason: Error): void {
    for (const member of this.#members) member.reject(reason);
    this.#members = [];
  }
}

import type { Db } from './open-database.ts';
import { changeJson, readJson } from './settings.repository.ts';

/** Work that was not touched for so long, ms, has lost its process. */
const abandonedAfterMs = 60_000;

interface Work<State extends string> {
  readonly state: State;
  readonly id: string;
  /** When its process last worked on it, or when it ended; ms since 1970. */
  readonly touchedAt: number;
}

interface WorkRules<State extends string, Event extends string> {
  /** Name of the setting in which it is kept. */
  readonly name: string;
  /** Its statechart: null for an illegal step. */
  readonly next: (state: State, event: Event) => State | null;
  /** States in which a process works on it. */
  readonly worked: readonly State[];
}

/** Work of which a shop has one at a time. All processes of the shop see it; each step is taken by one of them. */
export class StoredWork<State extends string, Event extends string, Stored extends Work<State>> {
  readonly #rules: WorkRules<State, Event>;
  readonly #none: Stored;

  constructor(rules: WorkRules<State, Event>, none: Stored) {
    this.#rules = rules;
    this.#none = none;
  }

  read(db: Db): Promise<Stored> {
    return readJson(db, this.#rules.name, this.#none);
  }

  /**
   * Takes a step by the statechart.
   * @param id the work that is meant; other work has begun meanwhile where it differs
   * @returns the work after it; null where the step is illegal, also because another process was faster
   */
  step(db: Db, event: Event, changes: Partial<Omit<Stored, 'state'>>, id?: string): Promise<Stored | null> {
    return changeJson(db, this.#rules.name, this.#none, (work) => {
      const state = id === undefined || work.id === id ? this.#rules.next(work.state, event) : null;
      return state === null ? null : { ...work, ...changes, state };
    });
  }

  /** Notes how far work is, while it goes on. */
  async note(db: Db, id: string, changes: Partial<Omit<Stored, 'state' | 'id'>>): Promise<void> {
    await changeJson(db, this.#rules.name, this.#none, (work) =>
      work.id === id && this.#rules.worked.includes(work.state) ? { ...work, ...changes } : null,
    );
  }

  /** Whether the process of work is gone. */
  isAbandoned({ state, touchedAt }: Stored, now: number): boolean {
    return this.#rules.worked.includes(state) && now - touchedAt > abandonedAfterMs;
  }
}

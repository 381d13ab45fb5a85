import path from 'node:path';
import type { DatabaseConnection } from 'kysely';
import { openDriver, sqliteFileName, type OpenDatabase } from '@kayal/server/src/db/open-database.ts';
import { SqliteFileDriver } from '@kayal/server/src/db/sqlite/sqlite-driver.ts';
import type { Machine } from './machine.ts';

/** What happens to one of the next transactions. */
export const doorFaults = ['unknown', 'cut', 'refused', 'slow'] as const;

/**
 * `unknown`: it is committed, and its caller gets an error; `cut`: it is rolled back at its commit; `refused`: it does not
 * begin; `slow`: it holds the lock for a while.
 */
export type DoorFault = (typeof doorFaults)[number];

const slowMs = 400;

/** The error of a connection that breaks. */
const broken = (): Error => Object.assign(new Error('the connection was cut'), { code: 'ECONNRESET' });

/** The shop's own driver over a real SQLite file, behind a door that fails. */
class FaultyDriver extends SqliteFileDriver {
  readonly faults: DoorFault[] = [];
  readonly #machine: Machine;

  constructor(file: string, machine: Machine) {
    super(file);
    this.#machine = machine;
    // Waiting for the other process' lock would stop this one, which it waits for.
    for (const handle of [this.writer, this.reader]) handle.run('pragma busy_timeout = 0', []);
    // The file is in memory, and a crash of the machine is not simulated.
    this.writer.run('pragma synchronous = off', []);
  }

  #take(...kinds: readonly DoorFault[]): DoorFault | undefined {
    const [next] = this.faults;
    if (next === undefined || !kinds.includes(next)) return undefined;
    return this.faults.shift();
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    this.#machine.touch();
    const fault = this.#take('refused', 'slow');
    if (fault === 'refused') throw broken();
    await super.beginTransaction(connection);
    if (fault === 'slow') await this.#machine.sleep(slowMs);
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    this.#machine.touch();
    const fault = this.#take('cut', 'unknown');
    if (fault === 'cut') throw broken();
    await super.commitTransaction(connection);
    if (fault === 'unknown') throw broken();
  }
}

/** A database whose transactions fail when they are told to. */
export interface FaultyDatabase extends OpenDatabase {
  /** Of the next transactions, one each. */
  readonly faults: DoorFault[];
  /** Lets the file grow no further, or without a limit again. */
  setFull(isFull: boolean): void;
  /** Ends every handle at once, as a killed process does: open transactions are rolled back. */
  crash(): void;
}

/** Opens the shop's file in a folder, which has one. */
export function openFaultyDatabase(folder: string, machine: Machine): FaultyDatabase {
  const driver = new FaultyDriver(path.join(folder, sqliteFileName), machine);
  return {
    ...openDriver(driver, { log: () => machine.touch() }),
    faults: driver.faults,
    setFull: (isFull) => {
      // The lowest limit that SQLite accepts is the pages that are in use.
      driver.writer.run(`pragma max_page_count = ${isFull ? 1 : 4_294_967_294}`, []);
    },
    crash: () => {
      driver.reader.close();
      driver.writer.close();
    },
  };
}

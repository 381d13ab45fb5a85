import { statfs } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { OpenDatabase } from '../../db/open-database.ts';
import { errorCode } from '../../basics/error-code.ts';

const pingMs = 1000;
const minFreeShare = 0.05;
/** Probes within this time, ms, share one answer, so that many probes cause one query. */
const validMs = 1000;

/** Difference of two clocks above which one of them is not set by NTP, ms. An answer's way adds half a second at most. */
const maxClockOffsetMs = 2000;

/** The parts that readiness checks. */
export interface ReadinessParts {
  /** Checks that the database answers, on a connection that no call of a shopper can hold. */
  readonly ping: OpenDatabase['ping'];
  readonly dataDir: string;
  readonly log: FastifyBaseLogger;
}

/** Whether a balancer should send people to this server. */
export interface Readiness {
  readonly isReady: () => Promise<boolean>;
  /**
   * By how much the database's clock was ahead of this process's at the last check, ms; 0 where they are one. Processes of
   * one shop that differ would end each other's sessions and codes too early or too late.
   */
  readonly clockOffsetMs: () => number;
  /** Makes every later answer "not ready": the server is stopping. */
  readonly startDraining: () => void;
}

/**
 * Ready while the database answers within a second and 5 % of the disk are free, until the server drains. The log names
 * the reason whenever the answer changes, and names a clock that is wrong: the times of the shop are those of its
 * processes, and refusing everybody would be worse. Migrations have run before the server listens.
 */
export function createReadiness({ ping, dataDir, log }: ReadinessParts): Readiness {
  let isDraining = false;
  let reported: string | null = null;
  let checkedAt = -Infinity;
  let checking: Promise<string | null> | null = null;
  let offsetMs = 0;

  const compareClocks = async (): Promise<void> => {
    const askedAt = Date.now();
    const databaseNow = await ping();
    const before = offsetMs;
    offsetMs = databaseNow === null ? 0 : databaseNow - (askedAt + Date.now()) / 2;
    if (Math.abs(offsetMs) <= maxClockOffsetMs || Math.abs(before) > maxClockOffsetMs) return;
    log.warn(
      { seconds: Math.round(offsetMs / 1000) },
      'the clock of the database differs from the one of this process',
    );
  };

  const check = async (): Promise<string | null> => {
    const problem = (await problemOfDatabase(compareClocks)) ?? (await problemOfDisk(dataDir));
    if (problem !== reported) {
      if (problem === null) log.warn('ready again');
      else log.error({ reason: problem }, 'not ready');
    }
    reported = problem;
    checkedAt = performance.now();
    return problem;
  };

  return {
    async isReady() {
      if (isDraining) return false;
      if (performance.now() - checkedAt < validMs) return reported === null;
      checking ??= check().finally(() => {
        checking = null;
      });
      return (await checking) === null && !isDraining;
    },
    clockOffsetMs: () => offsetMs,
    startDraining() {
      isDraining = true;
    },
  };
}

async function problemOfDatabase(ping: () => Promise<unknown>): Promise<string | null> {
  const { promise: tooLate, resolve } = Promise.withResolvers<string>();
  const timer = setTimeout(() => resolve(`the database does not answer within ${pingMs} ms`), pingMs);
  const answered = ping().then(
    () => null,
    (error: unknown) => `the database cannot be reached (${nameOf(error)})`,
  );
  const problem = await Promise.race([answered, tooLate]);
  clearTimeout(timer);
  return problem;
}

async function problemOfDisk(folder: string): Promise<string | null> {
  try {
    const { bavail, blocks } = await statfs(folder);
    const isFull = blocks !== 0 && bavail / blocks < minFreeShare;
    return isFull ? `less than ${minFreeShare * 100} % of the disk of ${folder} are free` : null;
  } catch (error) {
    return `the folder ${folder} cannot be read (${nameOf(error)})`;
  }
}

function nameOf(error: unknown): string {
  return errorCode(error) || (error instanceof Error ? error.name : 'unknown');
}

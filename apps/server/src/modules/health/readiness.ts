import { statfs } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
import { errorCode } from '../../error-code.ts';

const pingMs = 1000;
const minFreeShare = 0.05;
/** Probes within this time, ms, share one answer, so that many probes cause one query. */
const validMs = 1000;

/** The parts that readiness checks. */
export interface ReadinessParts {
  /** Asks the database, on a connection that no call of a shopper can hold. */
  readonly ping: () => Promise<unknown>;
  readonly dataDir: string;
  readonly log: FastifyBaseLogger;
}

/** Whether a balancer should send people to this server. */
export interface Readiness {
  readonly isReady: () => Promise<boolean>;
  /** Makes every later answer "not ready": the server is stopping. */
  readonly startDraining: () => void;
}

/**
 * Ready while the database answers within a second and 5 % of the disk are free, until the server drains. The log names
 * the reason whenever the answer changes. Migrations have run before the server listens.
 */
export function createReadiness({ ping, dataDir, log }: ReadinessParts): Readiness {
  let isDraining = false;
  let reported: string | null = null;
  let checkedAt = -Infinity;
  let checking: Promise<string | null> | null = null;

  const check = async (): Promise<string | null> => {
    const problem = (await problemOfDatabase(ping)) ?? (await problemOfDisk(dataDir));
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

import { fork, type ChildProcess } from 'node:child_process';
import type { RehearsalProblem } from '@kayal/api-contract';
import { programFile } from '../../basics/program-files.ts';
import type { Config } from '../../config/config.ts';
import type { AppContext } from '../../context/app-context.ts';
import { environmentOf } from '../../basics/processes/process-environment.ts';
import { rehearsalFolder } from './rehearsal-places.ts';

const program = programFile('main.ts');

/** How long a rehearsal that ended by an error waits until it begins again, ms. */
const againAfterMs = 10_000;
/** How long one that is stopped may take before it is killed, ms. */
const graceMs = 5000;

/** Sent by the process of a rehearsal: that it listens, or why it cannot. */
export interface OpenedMessage {
  readonly problem: RehearsalProblem | null;
}

const onOff = (value: boolean): string => (value ? 'on' : 'off');

/**
 * The settings of a rehearsal: those of its shop without mail server, relays, payment gateways, stores, backups and every
 * other secret. What it posts stays in its own outbox.
 */
export function rehearsalEnvironment(config: Config, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return {
    ...environmentOf(env),
    REHEARSAL: 'on',
    NODE_ENV: config.production ? 'production' : '',
    DATA_DIR: rehearsalFolder(config),
    PORT: String(config.rehearsal.port),
    PUBLIC_ORIGIN: config.rehearsal.origin ?? '',
    HOST: config.host,
    ALLOWED_HOSTS: config.allowedHosts.join(','),
    TRUST_PROXY: config.trustProxy.join(','),
    DEMO: onOff(config.demo),
    SEASON: config.season,
    COMPANY_CODE: config.companyCode ?? '',
    GSTIN: config.tax?.gstin ?? '',
    HSN_CODE: config.tax?.hsn ?? '',
    PASSWORD_MIN_LENGTH: String(config.passwordMinLength),
    PICTURE_PRIVATE_TARGETS: onOff(config.picturePrivateTargets),
    PICTURE_EFFORT: String(config.pictureEffort),
    RATE_LIMIT: onOff(config.rateLimit),
    LOAD_SHEDDING: onOff(config.loadShedding),
    DRAW_AHEAD: 'off',
    DRAIN_SECONDS: '0',
    LOG_LEVEL: config.logLevel,
  };
}

/** The process in which a rehearsal runs, as a shop of its own. It ends with the shop's process. */
export class RehearsalServer {
  readonly #parts: Pick<AppContext, 'config' | 'log'>;
  #child: ChildProcess | null = null;
  #again: NodeJS.Timeout | null = null;
  #isOpen = false;
  #problem: RehearsalProblem | null = null;

  constructor(parts: Pick<AppContext, 'config' | 'log'>) {
    this.#parts = parts;
  }

  /** What an owner is told of it. */
  get state(): {
    readonly address: string | null;
    readonly isOpen: boolean;
    readonly problem: RehearsalProblem | null;
  } {
    return { address: this.#parts.config.rehearsal.origin, isOpen: this.#isOpen, problem: this.#problem };
  }

  /** Starts its process, unless one runs. */
  start(): void {
    if (this.#child !== null) return;
    if (this.#again !== null) clearTimeout(this.#again);
    const { config, log } = this.#parts;
    const child = fork(program, {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: rehearsalEnvironment(config, process.env),
    });
    this.#child = child;
    this.#problem = null;
    child.on('error', (error) => log.error({ err: error }, 'the process of the rehearsal has an error'));
    child.on('message', ({ problem }: OpenedMessage) => {
      this.#problem = problem;
      this.#isOpen = problem === null;
    });
    child.on('close', () => {
      if (this.#child !== child) return;
      this.#child = null;
      this.#isOpen = false;
      this.#problem ??= 'ended';
      log.warn({ problem: this.#problem }, 'the rehearsal ended');
      this.#again = setTimeout(() => this.start(), againAfterMs).unref();
    });
  }

  /** Resolves when its process is gone. */
  async stop(): Promise<void> {
    if (this.#again !== null) clearTimeout(this.#again);
    const child = this.#child;
    this.#child = null;
    this.#isOpen = false;
    this.#problem = null;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    child.once('close', () => resolve());
    child.kill('SIGTERM');
    const late = setTimeout(() => child.kill('SIGKILL'), graceMs);
    await promise;
    clearTimeout(late);
  }
}

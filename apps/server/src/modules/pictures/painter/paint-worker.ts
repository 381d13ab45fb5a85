import { fork, type ChildProcess } from 'node:child_process';
import { programFile, projectFolder } from '../../../basics/program-files.ts';
import { PainterUnavailableError, UnreadablePictureError, type PaintJob, type PaintResult } from './paint-job.ts';

const program = programFile('modules/pictures/painter/painter-process.ts');

/**
 * The process decodes untrusted files, so it gets minimal rights: none of the server's environment, which holds
 * secrets, and no access to writing, other processes or the network. Sharp is a native addon, which Node can only allow
 * or forbid as a whole.
 */
const rights = ['--permission', '--allow-addons', '--disable-warning=PERM0001', `--allow-fs-read=${projectFolder}`];

/** Settings of one worker. Times in ms. */
export interface PaintWorkerOptions {
  /** A job that takes longer fails, and its process is ended. */
  readonly maxJobMs: number;
  /** After this time without a job the process ends, which frees its memory. */
  readonly idleMs: number;
  /** The `nice` value of the process: 0 is the shop's priority, 19 the lowest. */
  readonly niceness: number;
  /** Max effort of AVIF, from 0 to 9. */
  readonly maxEffort: number;
}

/** The process ended before it answered; the job can be given to another one. */
class PainterEndedError extends Error {
  override readonly name = 'PainterEndedError';
}

/**
 * One process of the painter: started with the first job, one job at a time, ended when idle, replaced when it dies.
 */
export class PaintWorker {
  readonly #options: PaintWorkerOptions;
  #child: ChildProcess | null = null;
  #idle: NodeJS.Timeout | undefined;
  /** Counts how often the worker was closed: a job that was under way then is not tried again. */
  #closings = 0;

  constructor(options: PaintWorkerOptions) {
    this.#options = options;
  }

  /**
   * Does one job; a process that dies over it is replaced once.
   * @throws UnreadablePictureError when the input is not a picture; PainterUnavailableError when the process dies twice,
   * hangs or takes too long
   */
  async run(job: PaintJob): Promise<Buffer> {
    clearTimeout(this.#idle);
    const closings = this.#closings;
    try {
      return await this.#ask(job).catch((error: unknown) => {
        if (error instanceof PainterEndedError && this.#closings === closings) return this.#ask(job);
        throw error;
      });
    } catch (error) {
      throw error instanceof PainterEndedError ? new PainterUnavailableError(error.message) : error;
    } finally {
      this.#idle = setTimeout(() => this.close(), this.#options.idleMs).unref();
    }
  }

  /** Kills the process; a job under way fails. It has no state, so it needs no orderly end. */
  close(): void {
    clearTimeout(this.#idle);
    this.#closings += 1;
    this.#child?.kill('SIGKILL');
    this.#child = null;
  }

  /** Listens to one process for one job, so that events of an earlier process cannot fail a later job. */
  async #ask(job: PaintJob): Promise<Buffer> {
    const child = (this.#child ??= this.#start());
    const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
    const onMessage = (result: PaintResult): void => {
      if ('bytes' in result) resolve(Buffer.from(result.bytes));
      else if ('late' in result) reject(new PainterUnavailableError(result.late));
      else reject(new UnreadablePictureError(result.unreadable));
    };
    const onEnd = (): void => reject(new PainterEndedError('The painter ended before the picture was done.'));
    const watchdog = setTimeout(() => {
      reject(new PainterUnavailableError('The painter took too long.'));
      this.#drop(child);
    }, this.#options.maxJobMs);
    child.on('message', onMessage).on('exit', onEnd).on('error', onEnd);
    child.send(job, (error) => {
      if (error !== null) onEnd();
    });
    try {
      return await promise;
    } catch (error) {
      if (error instanceof PainterEndedError) this.#drop(child);
      throw error;
    } finally {
      clearTimeout(watchdog);
      child.off('message', onMessage).off('exit', onEnd).off('error', onEnd);
    }
  }

  #drop(child: ChildProcess): void {
    child.kill('SIGKILL');
    if (this.#child === child) this.#child = null;
  }

  #start(): ChildProcess {
    const child = fork(program, [String(this.#options.niceness), String(this.#options.maxEffort)], {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      // With more than one arena glibc keeps what the threads of libvips have freed: a painter then held 408 MB instead of 110.
      env: { MALLOC_ARENA_MAX: '1' },
      execArgv: rights,
    });
    // Between two jobs there is no other listener, and an error without one would end the shop.
    child.on('error', () => this.#drop(child));
    child.on('exit', () => this.#drop(child));
    // The shop may exit while its painter still runs.
    child.unref();
    child.channel?.unref();
    return child;
  }
}

import { ThreadsPoolWorker, type PoolOptions, type PoolWorker, type WorkerRequest } from 'vitest/node';

type Listener = Parameters<PoolWorker['on']>[1];

/** Runs after which a thread is replaced, so that what tests leave behind cannot pile up. */
const runsOfThread = 40;

/** The thread that waits for the next run. */
let idle: { readonly worker: ThreadsPoolWorker; runs: number } | null = null;

/**
 * A thread of Vitest that is kept for the next run: loading the server again for each change takes ten times as long as
 * the tests that judge it. Not for values that are made while a file is loaded, since no file is loaded again.
 */
class KeptWorker implements PoolWorker {
  readonly name = 'kept';
  readonly #thread: { readonly worker: ThreadsPoolWorker; runs: number };
  readonly #listeners: (readonly [event: string, listener: Listener])[] = [];

  constructor(options: PoolOptions) {
    this.#thread = idle ?? { worker: new ThreadsPoolWorker(options), runs: 0 };
    idle = null;
  }

  on(event: string, listener: Listener): void {
    this.#listeners.push([event, listener]);
    this.#thread.worker.on(event, listener);
  }

  off(event: string, listener: Listener): void {
    this.#thread.worker.off(event, listener);
  }

  send(message: WorkerRequest): void {
    // A stopped thread takes no further run, so it gets no such message.
    if (message.type === 'stop') this.#answer({ type: 'stopped', __vitest_worker_response__: true });
    else this.#thread.worker.send(message);
  }

  async start(): Promise<void> {
    if (this.#thread.runs === 0) await this.#thread.worker.start();
    this.#thread.runs += 1;
  }

  async stop(): Promise<void> {
    for (const [event, listener] of this.#listeners.splice(0)) this.#thread.worker.off(event, listener);
    if (this.#thread.runs < runsOfThread) idle = this.#thread;
    else await this.#thread.worker.stop();
  }

  deserialize(data: unknown): unknown {
    return data;
  }

  #answer(response: unknown): void {
    for (const [event, listener] of this.#listeners) if (event === 'message') listener(response);
  }
}

/** A pool whose thread outlives a run. */
export const keptPool = {
  name: 'kept',
  createPoolWorker: (options: PoolOptions): PoolWorker => new KeptWorker(options),
};

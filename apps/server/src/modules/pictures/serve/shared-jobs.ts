interface SharedJob<Result> {
  readonly result: Promise<Result>;
  readonly controller: AbortController;
  /** Number of callers that wait; a caller without a signal never leaves. */
  waiting: number;
}

/**
 * Runs work that several callers request at once only once; its signal aborts when the last caller has left.
 * `lru-cache` would abort when the first caller leaves, even while others wait.
 */
export class SharedJobs<Result> {
  readonly #jobs = new Map<string, SharedJob<Result>>();

  /**
   * Joins the work under a key, or begins it.
   * @param signal of the caller; absent for one that never leaves
   * @throws what the work throws; the signal's reason
   */
  async run(key: string, work: (signal: AbortSignal) => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    signal?.throwIfAborted();
    const job = this.#jobs.get(key) ?? this.#begin(key, work);
    job.waiting += 1;
    const { promise: left, reject } = Promise.withResolvers<never>();
    const leave = (): void => {
      job.waiting -= 1;
      if (job.waiting === 0) job.controller.abort(signal?.reason);
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', leave, { once: true });
    try {
      return await Promise.race([job.result, left]);
    } finally {
      signal?.removeEventListener('abort', leave);
    }
  }

  #begin(key: string, work: (signal: AbortSignal) => Promise<Result>): SharedJob<Result> {
    const controller = new AbortController();
    const forget = (): void => {
      if (this.#jobs.get(key) === job) this.#jobs.delete(key);
    };
    // A caller that comes after the abort starts the work again, even while the aborted work is still ending.
    controller.signal.addEventListener('abort', forget, { once: true });
    const job: SharedJob<Result> = { result: work(controller.signal).finally(forget), controller, waiting: 0 };
    this.#jobs.set(key, job);
    // After all callers have left, nobody handles a rejection.
    job.result.catch(() => undefined);
    return job;
  }
}

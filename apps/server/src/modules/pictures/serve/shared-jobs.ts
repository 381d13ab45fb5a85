interface SharedJob<Result> {
  readonly result: Promise<Result>;
  readonly controller: AbortController;
  /** Whoever needs the result whatever happens counts as one who never leaves. */
  waiting: number;
}

/**
 * Work that several ask for at once: it is done once, and its signal aborts when the last of them has left. A cache's own
 * single flight (`lru-cache`) ends with the first who asked, whoever else waits.
 */
export class SharedJobs<Result> {
  readonly #jobs = new Map<string, SharedJob<Result>>();

  /**
   * Joins the work under a key, or begins it.
   * @param signal of the one who asks; absent for one who never leaves
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
    // Who asks after the last has left begins again, even while the abandoned work still ends.
    controller.signal.addEventListener('abort', forget, { once: true });
    const job: SharedJob<Result> = { result: work(controller.signal).finally(forget), controller, waiting: 0 };
    this.#jobs.set(key, job);
    // With everybody gone nobody hears of a failure any more.
    job.result.catch(() => undefined);
    return job;
  }
}

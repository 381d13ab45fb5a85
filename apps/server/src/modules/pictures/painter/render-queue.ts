/** Lets a few jobs run at once; the others wait in order. */
export class RenderQueue {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  /** @param atOnce how many jobs may run at the same time */
  constructor(atOnce: number) {
    this.#free = atOnce;
  }

  /** Runs a job when its turn comes. @throws what the job throws */
  async run<Result>(job: () => Promise<Result>): Promise<Result> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await job();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#free += 1;
      else next();
    }
  }
}

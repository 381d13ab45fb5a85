import PQueue from 'p-queue';
import { ApiError } from '../api-error.ts';

/**
 * Work of which little is done at once. Who has used much of its network's budget gets fewer places, and waits behind
 * those who have not.
 */
export class FairQueue {
  readonly #queue: PQueue;
  readonly #maxWaiting: number;

  /** @param atOnce how much is done at once @param maxWaiting how much may wait */
  constructor(atOnce: number, maxWaiting: number) {
    this.#queue = new PQueue({ concurrency: atOnce });
    this.#maxWaiting = maxWaiting;
  }

  /** How much waits. */
  get waiting(): number {
    return this.#queue.size;
  }

  /**
   * Does work when its turn comes.
   * @param share of its budget that the caller's network has left, from 0 to 1
   * @throws ApiError `unavailable` at once where no place is left
   */
  add<Result>(share: number, work: () => Promise<Result>): Promise<Result> {
    if (this.#queue.size >= this.#maxWaiting * share) throw new ApiError('unavailable');
    return this.#queue.add(work, { priority: share });
  }
}

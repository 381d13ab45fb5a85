import PQueue from 'p-queue';
import { PainterUnavailableError, type PaintJob } from './paint-job.ts';
import { PaintWorker, type PaintWorkerOptions } from './paint-worker.ts';

/** The audience of a job. Each lane has its own processes, so that none waits for another. */
export type PaintLane = 'shoppers' | 'uploads' | 'ahead';

/** Lane and priority of a job. */
export interface PaintRequest {
  readonly lane: PaintLane;
  /** Higher goes first. */
  readonly priority?: number;
  /** Cancels the job while it has not begun. */
  readonly signal?: AbortSignal;
}

/** A minute of work for two processes; further jobs are refused at once as `unavailable`. */
const maxWaiting = 300;
const workerTimes = { maxJobMs: 40_000, idleMs: 20_000 } as const;

const lanes = {
  shoppers: { processes: 2, niceness: 10 },
  uploads: { processes: 1, niceness: 10 },
  ahead: { processes: 2, niceness: 19 },
} as const satisfies Record<PaintLane, { processes: number; niceness: number }>;

/** The waiting jobs of one audience and the processes that do them. */
class Lane {
  readonly queue: PQueue;
  readonly workers: readonly PaintWorker[];
  readonly #free: PaintWorker[];

  constructor(processes: number, options: PaintWorkerOptions) {
    this.queue = new PQueue({ concurrency: processes });
    this.workers = Array.from({ length: processes }, () => new PaintWorker(options));
    this.#free = [...this.workers];
  }

  async work(job: PaintJob): Promise<Buffer> {
    const worker = this.#free.pop();
    // The queue starts as many jobs as there are workers.
    if (worker === undefined) throw new RangeError('no worker is free');
    try {
      return await worker.run(job);
    } finally {
      this.#free.push(worker);
    }
  }
}

/** Makes pictures in separate processes, which start with the first job and end when idle. */
export class Painter {
  readonly #lanes: Readonly<Record<PaintLane, Lane>>;

  /** @param options of the processes; times are for tests */
  constructor(options: Partial<Pick<PaintWorkerOptions, 'maxJobMs' | 'idleMs' | 'maxEffort'>> = {}) {
    const laneOf = ({ processes, niceness }: (typeof lanes)[PaintLane]): Lane =>
      new Lane(processes, { ...workerTimes, maxEffort: 9, ...options, niceness });
    this.#lanes = { shoppers: laneOf(lanes.shoppers), uploads: laneOf(lanes.uploads), ahead: laneOf(lanes.ahead) };
  }

  /**
   * Does one job.
   * @throws UnreadablePictureError when the input is not a picture; PainterUnavailableError when too many jobs wait already, or
   * the process dies or hangs; the signal's reason when it cancelled the job
   */
  async paint(job: PaintJob, { lane: name, priority = 0, signal }: PaintRequest): Promise<Buffer> {
    const lane = this.#lanes[name];
    if (lane.queue.size >= maxWaiting) throw new PainterUnavailableError('Too many pictures are waiting to be made.');
    // A job that has begun is finished: its process is busy anyway, and the picture is cached for the next visitor.
    const waiting = new AbortController();
    const giveUp = (): void => waiting.abort(signal?.reason);
    if (signal?.aborted === true) giveUp();
    signal?.addEventListener('abort', giveUp, { once: true });
    const begin = (): Promise<Buffer> => {
      signal?.removeEventListener('abort', giveUp);
      return lane.work(job);
    };
    return lane.queue.add(begin, { priority, signal: waiting.signal });
  }

  /** How many jobs wait or are under way in a lane. */
  load(name: PaintLane): number {
    const { queue } = this.#lanes[name];
    return queue.size + queue.pending;
  }

  /** Resolves when no shopper waits for a picture. */
  async shoppersServed(): Promise<void> {
    await this.#lanes.shoppers.queue.onIdle();
  }

  /** Cancels the waiting jobs and ends the processes; the next job starts one again. */
  close(): void {
    for (const { queue, workers } of Object.values(this.#lanes)) {
      queue.clear();
      for (const worker of workers) worker.close();
    }
  }
}

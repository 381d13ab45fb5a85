import { pathToFileURL } from 'node:url';
import type Piscina from 'piscina';
import { programFile } from '../../../basics/program-files.ts';
import { ApiError } from '../../../http/api-error.ts';

/** Drawings that wait for a thread; further ones are refused as `unavailable`. */
const maxWaiting = 64;
/** How long a thread waits for the next drawing, ms. */
const idleMs = 20_000;

/** Threads that draw PDFs beside the event loop. */
export interface DrawingThreads<Task> {
  /** Draws one PDF. @throws ApiError `unavailable` when too many wait, or it takes too long */
  draw(task: Task): Promise<Buffer>;
  /** Ends the threads. */
  close(): Promise<void>;
}

/**
 * Makes drawing threads. They start with their first drawings, so that the server's start does not wait for it.
 * @param name of the function in `draw-worker.ts`
 * @param limitMs how long one drawing may take, waiting included
 */
export function createDrawingThreads<Task>(name: 'draw' | 'print', limitMs: number): DrawingThreads<Task> {
  let pool: Promise<Piscina<Task, Uint8Array>> | undefined;
  return {
    async draw(task) {
      const threads = await (pool ??= startThreads());
      if (threads.queueSize >= maxWaiting) throw new ApiError('unavailable');
      const signal = AbortSignal.timeout(limitMs);
      const pdf = await threads.run(task, { name, signal }).catch((error: unknown) => {
        throw signal.aborted ? new ApiError('unavailable') : error;
      });
      return Buffer.from(pdf);
    },
    async close() {
      await (await pool)?.destroy();
    },
  };
}

async function startThreads<Task>(): Promise<Piscina<Task, Uint8Array>> {
  const { Piscina: Pool } = await import('piscina');
  return new Pool<Task, Uint8Array>({
    filename: pathToFileURL(programFile('modules/invoices/drawing/draw-worker.ts')).href,
    minThreads: 0,
    maxThreads: 2, // 10,000 invoices in a minute; one thread took 70 s
    idleTimeout: idleMs,
    execArgv: [],
  });
}

import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { UnreadablePicture, type PaintJob, type PaintResult, type PaintWork } from './paint-job.ts';

/** How long the painter waits for work before its process ends and gives its memory back, ms. */
const idleMs = 20_000;
const program = path.join(import.meta.dirname, 'painter-process.ts');

interface Waiting {
  readonly resolve: (bytes: Buffer) => void;
  readonly reject: (error: Error) => void;
}

/** Has pictures made by a process of its own, which starts with the first job and ends when there is none. */
export class Painter {
  #process: ChildProcess | null = null;
  #idle: NodeJS.Timeout | undefined;
  #lastId = 0;
  readonly #waiting = new Map<number, Waiting>();

  /**
   * Does one piece of work.
   * @throws UnreadablePicture when there is no picture in what was given; Error when the process ended meanwhile
   */
  paint(work: PaintWork): Promise<Buffer> {
    clearTimeout(this.#idle);
    const worker = (this.#process ??= this.#start());
    this.#lastId += 1;
    const job: PaintJob = { id: this.#lastId, work };
    return new Promise((resolve, reject) => {
      this.#waiting.set(job.id, { resolve, reject });
      worker.send(job);
    });
  }

  /** Ends the process; what is under way fails. */
  close(): void {
    clearTimeout(this.#idle);
    this.#process?.kill();
    this.#process = null;
  }

  #start(): ChildProcess {
    const worker = fork(program, { serialization: 'advanced', stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    worker.on('message', (result: PaintResult) => this.#settle(result));
    worker.on('exit', () => {
      if (this.#process === worker) this.#process = null;
      this.#refuseAll();
    });
    // The shop ends when it is told to, painter or not.
    worker.unref();
    worker.channel?.unref();
    return worker;
  }

  #settle(result: PaintResult): void {
    const waiting = this.#waiting.get(result.id);
    this.#waiting.delete(result.id);
    if ('bytes' in result) waiting?.resolve(Buffer.from(result.bytes));
    else waiting?.reject(new UnreadablePicture(result.error));
    if (this.#waiting.size > 0) return;
    this.#idle = setTimeout(() => this.close(), idleMs);
    this.#idle.unref();
  }

  #refuseAll(): void {
    for (const { reject } of this.#waiting.values())
      reject(new Error('The painter stopped before the picture was done.'));
    this.#waiting.clear();
  }
}

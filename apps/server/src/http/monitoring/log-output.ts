import { setTimeout as wait } from 'node:timers/promises';
import SonicBoom from 'sonic-boom';

/** Max bytes that may wait until the log is read; further lines are dropped. */
const maxWaitingBytes = 8 * 1024 * 1024;
/** Time to read the last lines at the end, ms. */
const lastLinesMs = 1000;

/** Where log lines are written. */
export interface LogOutput {
  readonly stream: { write(line: string): void };
  /** Writes the waiting lines for at most a second and drops the rest. */
  end(): Promise<void>;
}

/**
 * Writes log lines without ever waiting for their reader. When a reader stops reading, or the disk is full, lines are
 * lost, but the shop continues: neither answers nor the end of the process wait for it.
 */
export function openLogOutput(descriptor: number): LogOutput {
  const boom = new SonicBoom({ fd: descriptor, maxLength: maxWaitingBytes });
  // Without a listener a broken pipe or a full disk would be an uncaught error.
  boom.on('error', () => undefined);
  let ending: Promise<void> | null = null;

  const end = async (): Promise<void> => {
    const { promise, resolve } = Promise.withResolvers<void>();
    boom.once('close', resolve).once('error', () => resolve());
    boom.end();
    await Promise.race([promise, wait(lastLinesMs)]);
    boom.destroy();
  };
  return {
    stream: {
      write(line) {
        if (ending === null) boom.write(line);
      },
    },
    end() {
      ending ??= end();
      return ending;
    },
  };
}

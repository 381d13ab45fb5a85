import { setTimeout as wait } from 'node:timers/promises';
import SonicBoom from 'sonic-boom';

/** Bytes that may wait for whoever reads the log; further lines are dropped. */
const maxWaitingBytes = 8 * 1024 * 1024;
/** Time in which the last lines must be read, ms. */
const lastLinesMs = 1000;

/** Where log lines are written. */
export interface LogOutput {
  readonly stream: { write(line: string): void };
  /** Writes what still waits, as far as it is read within a second, and drops the rest. */
  end(): Promise<void>;
}

/**
 * Writes log lines without ever waiting for their reader. A reader that stops reading, or a full disk, costs lines, not
 * the shop: neither answers nor the end of the process depend on it.
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

import path from 'node:path';
import { ShopProcess } from '../../../../tools/start-shop.ts';

const pictures = path.resolve(import.meta.dirname, '../../../../.cache/e2e-pictures');

/** A shop for one test, which may be stopped and started without disturbing others. */
export interface OwnServer {
  readonly origin: string;
  /** The folder of its data. */
  readonly dataDir: string;
  /** Standard output and error of the running process. */
  readonly printed: () => string;
  /** Ends the process at once, as a crash would, and starts it on the same data. */
  readonly crashAndRestart: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Starts a shop on fresh data. @param env settings beside the port and the folder, such as `DEMO` */
export async function startOwnServer(port: number, env: Readonly<Record<string, string>> = {}): Promise<OwnServer> {
  const shop = new ShopProcess(port, { pictures, settings: { PICTURE_EFFORT: '0', ...env } });
  await shop.start();
  return {
    origin: shop.origin,
    dataDir: shop.dataDir,
    printed: () => shop.printed,
    crashAndRestart: async () => {
      await shop.kill();
      await shop.start();
    },
    stop: () => shop.stop(),
  };
}

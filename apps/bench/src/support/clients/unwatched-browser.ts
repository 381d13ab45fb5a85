import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import CDP, { type Client } from 'chrome-remote-interface';
import { freePort } from '@kayal/server-testing/src/servers/postgres-server.ts';
import { chromiumFlags, chromiumPath } from '../../../../../tools/test-browser.ts';

/** How long the browser may take to start, ms. */
const startsMs = 10_000;

interface UnwatchedTab {
  /** The tab's commands and events. `Runtime.enable` would make the tab a watched one. */
  readonly tab: Client;
  /** Closes the tab with its cache. */
  readonly close: () => Promise<void>;
}

/** A browser whose tabs nobody debugs. */
export interface UnwatchedBrowser {
  /** Opens an empty tab with a cache of its own. */
  readonly openTab: () => Promise<UnwatchedTab>;
  readonly close: () => Promise<void>;
}

async function addressOf(port: number): Promise<string> {
  const end = Date.now() + startsMs;
  for (;;) {
    try {
      return (await CDP.Version({ port })).webSocketDebuggerUrl;
    } catch (error) {
      if (Date.now() > end) throw error;
      await sleep(50);
    }
  }
}

/**
 * Starts Chromium for figures of a page's start. A tool that listens to a page's errors, as Playwright and Lighthouse do, costs
 * the page time that no person pays: React makes five errors when it starts, and for their stack traces V8 then reads
 * React's file a second time, 9 of 12 ms on a fast processor.
 */
export async function launchUnwatched(): Promise<UnwatchedBrowser> {
  const port = await freePort();
  const profile = mkdtempSync(path.join(tmpdir(), 'kayal-browser-'));
  const program = chromiumPath() ?? chromium.executablePath();
  const flags = [...chromiumFlags, '--headless', `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`];
  const running = spawn(program, [...flags, 'about:blank'], { stdio: 'ignore' });
  const ended = new Promise((resolve) => running.once('exit', resolve));
  const browser = await CDP({ target: await addressOf(port) });
  return {
    openTab: async () => {
      const { browserContextId } = await browser.Target.createBrowserContext({});
      const { targetId } = await browser.Target.createTarget({ url: 'about:blank', browserContextId });
      const tab = await CDP({ port, target: targetId });
      return {
        tab,
        close: async () => {
          await tab.close();
          await browser.Target.disposeBrowserContext({ browserContextId });
        },
      };
    },
    close: async () => {
      // A signal would end no more than the script that starts Chromium on some systems.
      await browser.Browser.close();
      await ended;
      await browser.close();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

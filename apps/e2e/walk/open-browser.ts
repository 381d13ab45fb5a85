import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';

const chromiumFile = path.resolve(import.meta.dirname, '../../../.cache/chromium-path');

/** Starts the browser of all people. Without a window it loads no pictures: nobody looks, and they take most of the time. */
export function openBrowser(headed: boolean): Promise<Browser> {
  const executablePath =
    process.env['CHROMIUM_PATH'] ?? (existsSync(chromiumFile) ? readFileSync(chromiumFile, 'utf8') : undefined);
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    headless: !headed,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-dev-shm-usage',
      ...(headed ? [] : ['--blink-settings=imagesEnabled=false']),
    ],
  });
}

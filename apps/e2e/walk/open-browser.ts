import { chromium, type Browser } from '@playwright/test';
import { chromiumPath } from '../../../tools/chromium-path.ts';

/** Starts the browser of all people. Without a window it loads no pictures, which take most of the time. */
export function openBrowser(headed: boolean): Promise<Browser> {
  const executablePath = chromiumPath();
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

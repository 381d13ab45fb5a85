import { chromium, type Browser } from '@playwright/test';
import { chromiumFlags, chromiumPath } from '../../../tools/test-browser.ts';

/** Starts the browser of all people. Without a window it loads no pictures, which take most of the time. */
export function openBrowser(headed: boolean): Promise<Browser> {
  const executablePath = chromiumPath();
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    headless: !headed,
    args: [...chromiumFlags, ...(headed ? [] : ['--blink-settings=imagesEnabled=false'])],
  });
}

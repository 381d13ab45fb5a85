import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { chromiumFlags, chromiumPath } from '../../../tools/test-browser.ts';

type Options = Parameters<Browser['newContext']>[0];

/** The browser of all people. */
export interface WalkBrowser {
  readonly browser: Browser;
  /** Whether its windows can be watched. */
  readonly headed: boolean;
}

/**
 * Starts the browser of all people. Without a window it loads no pictures and draws nothing, which would take most of
 * the time.
 */
export async function openBrowser(headed: boolean): Promise<WalkBrowser> {
  const executablePath = chromiumPath();
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    headless: !headed,
    args: [...chromiumFlags, ...(headed ? [] : ['--blink-settings=imagesEnabled=false'])],
  });
  return { browser, headed };
}

/** Hides pages without a change of their layout, so that nothing is drawn, and leaves motion out. */
function hidePages(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    html { opacity: 0 !important }
    *, ::before, ::after { transition: none !important; animation: none !important }
  `);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Opens a person's browser context. */
export async function openContext({ browser, headed }: WalkBrowser, options: Options): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  if (!headed) await context.addInitScript(hidePages);
  return context;
}

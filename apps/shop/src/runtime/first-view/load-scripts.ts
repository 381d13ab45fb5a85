/** A script of the page. `start` of the last one hydrates it, and fails when what that needs does not arrive. */
export interface PageScript {
  readonly start?: () => Promise<void>;
}

/** The functions of the browser that {@link loadScripts} uses. */
interface ScriptPorts {
  readonly load: (href: string) => Promise<PageScript>;
  /** Whether the server answers now. */
  readonly isAnswered: () => Promise<boolean>;
  readonly wait: (ms: number) => Promise<void>;
  /** Loads the page again. @returns false when this is a reload already, which did not help */
  readonly reload: () => boolean;
  /** Shows or hides the message that the page is not complete. */
  readonly showProblem: (isShown: boolean) => void;
}

/** The message is shown during waits of at least this time, ms: from the third on. */
const messageFromMs = 4000;
const maxWaitMs = 16_000;

/**
 * Runs each script in its own task, so that the page stays responsive between them. A script that does not arrive is
 * loaded again until it does, because no button of the page works before. When it fails although the server answers, the
 * page is loaded again: some browsers remember that a script failed, and a new version of the shop has other scripts.
 * @throws the error of a script that fails again after that
 */
export async function loadScripts(hrefs: readonly string[], browser: ScriptPorts): Promise<void> {
  for (const href of hrefs) {
    let isAnswered = false;
    for (let ms = 1000; ; ms = Math.min(ms * 2, maxWaitMs))
      try {
        const { start } = await browser.load(href);
        await start?.();
        break;
      } catch (error) {
        if (isAnswered) {
          if (browser.reload()) return;
          throw error;
        }
        browser.showProblem(ms >= messageFromMs);
        await browser.wait(ms);
        isAnswered = await browser.isAnswered();
      }
    browser.showProblem(false);
    await browser.wait(0);
  }
}

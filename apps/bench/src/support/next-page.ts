import type { Device } from './phone.ts';

/** ms from the press, or from the call of Back. */
interface StepTimes {
  firstChange: number;
  heading: number;
}

/** Times in ms, and kB of HTML and data as they came over the wire. */
interface Step {
  readonly 'first change': number;
  readonly heading: number;
  readonly data: number;
}

declare global {
  interface Window {
    /** Of the last press; 0 where it has not come to that. */
    step: StepTimes;
  }
}

/**
 * Runs in the page: notes when the screen first changes after the press, and when the new page's heading is painted. Back has
 * no press: its clock starts here, because a stored page may be drawn before a later listener of `popstate` is called.
 */
const watch = (goesBack: boolean): void => {
  const step = { firstChange: 0, heading: 0 };
  window.step = step;
  const heading = (): string => document.querySelector('main h1')?.textContent ?? '';
  const headingBefore = heading();
  const addressBefore = location.href;
  const afterPaint = (note: () => void): void => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', note, { once: true });
      port1.start();
      port2.postMessage(null);
    });
  };
  const begin = (pressed: number): void => {
    const observer = new MutationObserver(() => {
      if (step.firstChange === 0) afterPaint(() => (step.firstChange ||= performance.now() - pressed));
      if (location.href === addressBefore || ['', headingBefore].includes(heading())) return;
      observer.disconnect();
      afterPaint(() => (step.heading = performance.now() - pressed));
    });
    const all = { subtree: true, childList: true, attributes: true, characterData: true };
    observer.observe(document.documentElement, all);
  };
  if (goesBack) {
    begin(performance.now());
    history.back();
  } else {
    addEventListener('click', ({ timeStamp }) => begin(timeStamp), { once: true, capture: true });
  }
};

/** @param press  presses a link; Back without it */
async function timed({ page, session }: Device, press?: () => Promise<void>): Promise<Step> {
  let bytes = 0;
  const data = new Set<string>();
  const answered = ({ requestId, type }: { readonly requestId: string; readonly type: string }): void => {
    if (['Document', 'Fetch', 'XHR'].includes(type)) data.add(requestId);
  };
  const loaded = (loading: { readonly requestId: string; readonly encodedDataLength: number }): void => {
    if (data.has(loading.requestId)) bytes += loading.encodedDataLength;
  };
  session.on('Network.responseReceived', answered);
  session.on('Network.loadingFinished', loaded);
  await page.evaluate(watch, press === undefined);
  await press?.();
  await page.waitForFunction(() => window.step.heading > 0);
  await page.waitForLoadState('networkidle');
  session.off('Network.responseReceived', answered);
  session.off('Network.loadingFinished', loaded);
  const { firstChange, heading } = await page.evaluate(() => window.step);
  return { 'first change': firstChange, heading, data: bytes / 1000 };
}

/** Goes from home to a list, to a product, to a similar one, and twice Back. @returns the steps by name */
export async function visit(device: Device, origin: string): Promise<Readonly<Record<string, Step>>> {
  const { page, press } = device;
  const main = page.getByRole('main');
  await page.goto(origin, { waitUntil: 'networkidle' });
  // The first movement or touch loads the router.
  await page.mouse.move(5, 5);
  await page.waitForTimeout(1000);
  const card = main.getByRole('article').getByRole('link');
  const list = await timed(device, () => press(main.locator('a[href^="/products?c="]').first()));
  const product = await timed(device, () => press(card.first()));
  const similar = await timed(device, () => press(card.first()));
  const back = await timed(device);
  const backToList = await timed(device);
  return {
    'home to a list': list,
    'list to a product': product,
    'product to a similar one': similar,
    'Back to a product': back,
    'Back to a list': backToList,
  };
}

import type { HydrationEvent } from './runtime/hydration-data.ts';

/**
 * The one script that comes with a page, a few hundred bytes. It fetches the page's scripts once the first view is
 * painted, and keeps the taps that come before they run: a size, a colour, 'Add to cart', a heart. Links and forms with
 * an address work without a script and are left alone.
 */
const acting = 'button[type="button"], input[type="radio"]';

/** Latest moment at which the page's scripts are fetched, ms: a picture that is slow to come must not hold them back. */
const latestMs = 4000;

const taps = new Set<HTMLElement>();

const keep = ({ isTrusted, target }: Event): void => {
  const tapped = isTrusted && target instanceof Element ? target.closest<HTMLElement>(acting) : null;
  if (tapped === null) return;
  // Tapped again: once is meant, and the last choice counts.
  taps.delete(tapped);
  taps.add(tapped);
};

const replay = (): void => {
  for (const tapped of taps) {
    if (!tapped.isConnected) continue;
    // The browser has chosen it already, and React is not notified of a choice that changes nothing.
    if (tapped instanceof HTMLInputElement) tapped.checked = false;
    tapped.click();
  }
};

const on = (name: HydrationEvent, act: () => void): void => document.addEventListener(name, act, { once: true });

document.addEventListener('click', keep, true);
// From here on React answers a tap itself: it hydrates what was tapped at once.
on('kayal:hydrating', () => document.removeEventListener('click', keep, true));
// After the renders that hydration itself asks for, such as a button that has only now become one that submits.
on('kayal:hydrated', () => setTimeout(replay));

/** Runs each script in a task of its own, so that the page answers between them. */
const runInTurn = async (scripts: readonly string[]): Promise<void> => {
  for (const href of scripts) {
    await import(/* @vite-ignore */ href);
    await new Promise((resolve) => setTimeout(resolve));
  }
};

let isFetched = false;

const fetchScripts = (): void => {
  if (isFetched) return;
  isFetched = true;
  const listed = document.querySelector<HTMLMetaElement>('meta[name="page-scripts"]')?.content ?? '';
  const scripts = listed.split(' ');
  for (const href of scripts) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  void runInTurn(scripts);
};

const afterPaint = (): void => {
  requestAnimationFrame(() => setTimeout(fetchScripts));
};

if (document.readyState === 'complete') afterPaint();
else addEventListener('load', afterPaint, { once: true });
setTimeout(fetchScripts, latestMs);
// A reader who acts needs the scripts now.
for (const intent of ['pointerdown', 'keydown', 'focusin'] as const)
  addEventListener(intent, fetchScripts, { once: true, capture: true, passive: true });

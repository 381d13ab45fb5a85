import type { HydrationEvent } from './runtime/hydration-event.ts';

/**
 * Keeps taps that come before the page's script, and carries them out once it runs: a size, a colour, 'Add to cart', a
 * heart. A script of its own, a few hundred bytes, so that it is there long before React. Links and forms with an
 * address work without a script and are left alone.
 */
const acting = 'button[type="button"], input[type="radio"]';

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
    // The browser has chosen it already, and a choice that changes nothing is not told to React.
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

import type { HydrationEvent } from './runtime/hydration-data.ts';

/**
 * The only script in a page's HTML, a few hundred bytes. It fetches the page's scripts after the first paint, and keeps
 * what is tapped and typed before they run: a size, a colour, 'Add to cart', a heart, a search. Links and forms with an
 * address work without a script and are left alone.
 */
const acting = 'button[type="button"], input[type="radio"]';

/** Max delay before the page's scripts are fetched, ms, so that a slow picture does not delay them. */
const latestMs = 4000;

const taps = new Set<HTMLElement>();
const texts = new Map<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, string>();
let isHydrating = false;

const keep = (event: Event): void => {
  const { isTrusted, target } = event;
  const tapped = isTrusted && target instanceof Element ? target.closest<HTMLElement>(acting) : null;
  if (tapped === null) return;
  // A repeated tap counts once, as the last one.
  taps.delete(tapped);
  taps.add(tapped);
  // React would hydrate what is tapped and handle it at once: 'Add to cart' before the size that was chosen first.
  if (isHydrating) event.stopImmediatePropagation();
};

const keepText = ({ target }: Event): void => {
  if (target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement) texts.set(target, target.value);
  if (target instanceof HTMLInputElement && !/file|radio|checkbox/.test(target.type)) texts.set(target, target.value);
};

const replay = (): void => {
  document.removeEventListener('click', keep, true);
  document.removeEventListener('input', keepText, true);
  for (const [field, text] of texts) {
    if (!field.isConnected) continue;
    // React notes what is set on the element itself, and is not notified of a text that it knows: it is set past React.
    field.value = '';
    Reflect.set(Object.getPrototypeOf(field), 'value', text, field);
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  }
  for (const tapped of taps) {
    if (!tapped.isConnected) continue;
    // The browser has checked it already, and React gets no event for a click that changes nothing.
    if (tapped instanceof HTMLInputElement) tapped.checked = false;
    tapped.click();
  }
};

const on = (name: HydrationEvent, act: () => void): void => document.addEventListener(name, act, { once: true });

document.addEventListener('click', keep, true);
document.addEventListener('input', keepText, true);
on('kayal:hydrating', () => {
  isHydrating = true;
});
// After the renders that hydration itself causes, such as a button that becomes a submit button.
on('kayal:hydrated', () => setTimeout(replay));

/** Runs each script in its own task, so that the page stays responsive between them. */
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
// The first input needs the scripts at once.
for (const intent of ['pointerdown', 'keydown', 'focusin'] as const)
  addEventListener(intent, fetchScripts, { once: true, capture: true, passive: true });

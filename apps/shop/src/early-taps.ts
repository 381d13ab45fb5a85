import type { HydrationEvent } from './runtime/first-view/hydration-data.ts';
import { loadScripts } from './runtime/first-view/load-scripts.ts';

/**
 * The only script in a page's HTML, below 1 kB. It fetches the page's scripts after the first paint, and keeps what is
 * tapped and typed before they run: a size, a colour, 'Add to cart', a heart, a search, Enter in the
 * login. Links and forms with an address work without a script and are left alone.
 */
const acting = 'button[type=button],input[type=radio]';
const textField = 'select,textarea,input:not([type=radio],[type=file],[type=checkbox])';

/** Max delay before the page's scripts are fetched, ms, so that a slow picture does not delay them. */
const latestMs = 4000;

const taps = new Set<HTMLElement>();
const texts = new Map<HTMLInputElement, string>();
/**
 * The form in which Enter was pressed last: until it has a submit button, the browser does nothing. It is not read after
 * the page's scripts run, so the listener stays.
 */
let entered: HTMLFormElement | null = null;
let isHydrating = false;

const keep = (event: Event): void => {
  const { isTrusted, target } = event;
  const tapped = isTrusted && target instanceof Element ? target.closest<HTMLElement>(acting) : null;
  if (!tapped) return;
  // A repeated tap counts once, as the last one.
  taps.delete(tapped);
  taps.add(tapped);
  // React would hydrate what is tapped and handle it at once: 'Add to cart' before the size that was chosen first.
  if (isHydrating) event.stopImmediatePropagation();
};

const keepText = ({ target }: Event): void => {
  const field = target instanceof Element ? target.closest<HTMLInputElement>(textField) : null;
  if (field) texts.set(field, field.value);
};

const keepEnter = ({ key, target }: KeyboardEvent): void => {
  if (key === 'Enter' && target instanceof HTMLInputElement)
    entered = target.closest<HTMLFormElement>('form:not([action])');
};

const replay = (): void => {
  removeEventListener('click', keep, true);
  removeEventListener('input', keepText, true);
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
  entered?.requestSubmit();
};

const on = (name: HydrationEvent | 'pointerdown' | 'focusin', act: () => void): void =>
  document.addEventListener(name, act, { once: true });

addEventListener('click', keep, true);
addEventListener('input', keepText, true);
addEventListener('keydown', keepEnter, true);
on('kayal:hydrating', () => {
  isHydrating = true;
});
// After the renders that hydration itself causes, such as a button that becomes a submit button.
on('kayal:hydrated', () => setTimeout(replay));

const problem = Object.assign(document.createElement('p'), {
  role: 'status',
  style: 'position:fixed;top:0;z-index:9;background:Canvas',
});

/** What loading the page's scripts needs of this browser. */
const ports: Parameters<typeof loadScripts>[1] = {
  load: (href) => import(/* @vite-ignore */ href),
  // Scripts would be answered by the browser's cache.
  isAnswered: () =>
    fetch('/health/live').then(
      (answer) => answer.status < 500,
      () => false,
    ),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  reload: () => {
    if (performance.getEntriesByType('navigation')[0]?.toJSON().type === 'reload') return false;
    location.reload();
    return true;
  },
  showProblem: (isShown) => {
    if (!isShown) return problem.remove();
    document.body.append(problem);
    problem.textContent = 'The shop does not answer. Trying again…';
  },
};

let isFetched = false;

const fetchScripts = (): void => {
  if (isFetched) return;
  isFetched = true;
  const scripts = document.querySelector<HTMLMetaElement>('meta[name="page-scripts"]')?.content.split(' ') ?? [];
  for (const href of scripts)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  void loadScripts(scripts, ports);
};

/** Waits until the first paint is on the screen: the callbacks of its frame run before that. */
const fetchOncePainted = (): void => new PerformanceObserver(fetchScripts).observe({ type: 'paint', buffered: true });

if (document.readyState === 'complete') fetchOncePainted();
else addEventListener('load', fetchOncePainted);
setTimeout(fetchScripts, latestMs);
// The first input needs the scripts at once; a key comes after a focus.
for (const intent of ['pointerdown', 'focusin'] as const) on(intent, fetchScripts);

import { loadScripts } from './runtime/first-view/load-scripts.ts';

/**
 * The only script in a page's HTML, below 1 kB. It fetches the page's scripts after the first paint, and notes what is tapped
 * and typed before they run: a size, a colour, 'Add to cart', a heart, a search, Enter in the login. `held-acts.ts` takes that
 * over and replays it. Links and forms with an address work without a script.
 */

/** Max delay before the page's scripts are fetched, ms, so that a slow picture does not delay them. */
const latestMs = 4000;

const noted: Event[] = [];
const note = new AbortController();
for (const type of ['click', 'input', 'keydown'])
  addEventListener(type, (event) => noted.push(event), { capture: true, signal: note.signal });
document.addEventListener('kayal:hydrating', ({ detail: hold }) => {
  note.abort();
  for (const event of noted) hold(event);
});

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

/** Waits until content is on the screen: the callbacks of its frame run before that, and a paint may show a background only. */
const fetchOncePainted = (): void =>
  new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length > 0) fetchScripts();
  }).observe({ type: 'paint', buffered: true });

if (document.readyState === 'complete') fetchOncePainted();
else addEventListener('load', fetchOncePainted);
setTimeout(fetchScripts, latestMs);
// The first input needs the scripts at once; a key comes after a focus.
for (const intent of ['pointerdown', 'focusin'] as const)
  document.addEventListener(intent, fetchScripts, { once: true });

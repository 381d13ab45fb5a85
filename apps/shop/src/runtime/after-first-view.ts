import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { withChunkTimeout } from './chunk-timeout.ts';

const waiting: (() => void)[] = [];
let isFirstViewShown = false;

/** Called after hydration: loads the scripts of this page's lazy components. */
export function firstViewShown(): void {
  isFirstViewShown = true;
  for (const fetch of waiting.splice(0)) fetch();
}

/**
 * A component that the server does not render, such as the content of a personal page. Its script is loaded after
 * the first view, or with its page when that is opened from another page. Needs a `Suspense` above it.
 */
export function lazyAfterFirstView<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  const loadInTime = withChunkTimeout(load);
  // A failure is not reported here: rendering retries and shows it.
  const fetch = () => void loadInTime().catch(() => {});
  if (isFirstViewShown) fetch();
  else waiting.push(fetch);
  return lazy(async () => ({ default: await loadInTime() }));
}

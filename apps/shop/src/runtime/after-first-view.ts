import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { withChunkTimeout } from './chunk-timeout.ts';

const waiting: (() => void)[] = [];
let isFirstViewShown = false;

/** The page that the server rendered has been taken over: what it shows only now is fetched. */
export function firstViewShown(): void {
  isFirstViewShown = true;
  for (const fetch of waiting.splice(0)) fetch();
}

/**
 * A component of which the server renders nothing, such as the content of a personal page: its script is fetched once
 * the first view stands, or with its page when that is opened from another one. Needs a `Suspense` above it.
 */
export function lazyAfterFirstView<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  const loadInTime = withChunkTimeout(load);
  // A failure here is no reason to warn: rendering tries again and says so.
  const fetch = () => void loadInTime().catch(() => {});
  if (isFirstViewShown) fetch();
  else waiting.push(fetch);
  return lazy(async () => ({ default: await loadInTime() }));
}

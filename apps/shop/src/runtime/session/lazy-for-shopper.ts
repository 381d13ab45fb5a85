import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { withChunkTimeout } from '../../data/chunk-timeout.ts';

const waiting: (() => void)[] = [];
let isHere = false;

/** A shopper is signed in: the content of her page is fetched, beside what it reads. */
export function shopperIsHere(): void {
  isHere = true;
  for (const fetch of waiting.splice(0)) fetch();
}

/**
 * The content of a personal page, of which the server renders nothing: its script is fetched once it is known that a
 * shopper is here; a visitor needs none. Needs a `Suspense` above it.
 */
export function lazyForShopper<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  const loadInTime = withChunkTimeout(load);
  // A failure here is no reason to warn: rendering tries again and says so.
  const fetch = (): void => void loadInTime().catch(() => {});
  if (isHere) fetch();
  else waiting.push(fetch);
  return lazy(async () => ({ default: await loadInTime() }));
}

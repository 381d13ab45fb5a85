import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { withChunkTimeout } from './chunk-timeout.ts';

/** Scripts that are fetched once something is known; those that ask later are fetched at once. */
function createTrigger() {
  const waiting: (() => void)[] = [];
  let isReached = false;
  return {
    reach: (): void => {
      isReached = true;
      for (const fetch of waiting.splice(0)) fetch();
    },
    whenReached: (fetch: () => void): void => {
      if (isReached) fetch();
      else waiting.push(fetch);
    },
  };
}

const firstView = createTrigger();
const shopper = createTrigger();

/** The page that the server rendered has been taken over: what it shows only now is fetched. */
export const firstViewShown = firstView.reach;

/** A shopper is signed in: the content of her page is fetched, beside what it reads. */
export const shopperIsHere = shopper.reach;

type Loaded<Props extends object> = LazyExoticComponent<ComponentType<Props>>;

function lazyAfter<Props extends object>(
  trigger: ReturnType<typeof createTrigger>,
  load: () => Promise<ComponentType<Props>>,
): Loaded<Props> {
  const loadInTime = withChunkTimeout(load);
  // A failure here is no reason to warn: rendering tries again and says so.
  trigger.whenReached(() => void loadInTime().catch(() => {}));
  return lazy(async () => ({ default: await loadInTime() }));
}

/**
 * A component of which the server renders nothing, such as the code of a sign-up: its script is fetched once the first
 * view stands, or with its page when that is opened from another one. Needs a `Suspense` above it.
 */
export const lazyAfterFirstView = <Props extends object>(load: () => Promise<ComponentType<Props>>): Loaded<Props> =>
  lazyAfter(firstView, load);

/** The content of a personal page: its script is fetched once it is known that a shopper is here; a visitor needs none. */
export const lazyForShopper = <Props extends object>(load: () => Promise<ComponentType<Props>>): Loaded<Props> =>
  lazyAfter(shopper, load);

import type { HydrationEvent } from './hydration-event.ts';

/** Tells `early-taps.ts` how far hydration is. */
export const tellHydration = (name: HydrationEvent): void => {
  document.dispatchEvent(new Event(name));
};

import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/**
 * A part that a page does without when its script does not arrive. Needs a `Suspense` above it.
 * @param name of the part, for the warning on the console
 */
export function lazyOrNothing<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      console.warn(`[${name}]`, error);
      return { default: () => null };
    }
  });
}

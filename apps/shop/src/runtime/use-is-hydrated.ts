import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether the page's script runs. A form that holds a password has no submit button before: a native submit would put
 * what was typed into the address.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether the page is hydrated. A form with a password has no submit button before that: a native submit would put the
 * typed text into the address.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query matches. False on the server and during hydration, so use CSS for layouts and this only for
 * behaviour that CSS cannot provide.
 * @param query such as `(max-width: 768px)`; constant between renders
 */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

import type { Location } from 'react-router-dom';
import { openEntry, type EntryState } from './history-entry.ts';

/** The history of a tab: entries of which one is open. */
export interface PageHistory {
  /** The open entry. */
  readonly location: () => Location;
  readonly push: (location: Location) => void;
  readonly replace: (location: Location) => void;
  /** Opens the entry so many steps on; a negative number goes back. */
  readonly go: (steps: number) => void;
  /** @param onOpened called when Back, Forward or {@link go} opened an entry, with the steps from the one before, 0 where unknown */
  readonly listen: (onOpened: (location: Location, steps: number) => void) => void;
}

/** The history of the browser's tab. */
export function browserHistory(page: Window): PageHistory {
  const { history } = page;
  const openIndex = (): number | undefined => {
    const { idx }: EntryState = history.state ?? {};
    return idx;
  };
  let index = openIndex() ?? 0;
  const entryOf = ({ state, key }: Location): EntryState => ({ usr: state, key, idx: index });
  const hrefOf = ({ pathname, search, hash }: Location): string => pathname + search + hash;
  return {
    location: () => openEntry(page),
    push: (location) => {
      index += 1;
      try {
        history.pushState(entryOf(location), '', hrefOf(location));
      } catch {
        // Safari allows a hundred entries in half a minute.
        page.location.assign(hrefOf(location));
      }
    },
    replace: (location) => history.replaceState(entryOf(location), '', hrefOf(location)),
    go: (steps) => history.go(steps),
    listen: (onOpened) =>
      page.addEventListener('popstate', () => {
        const steps = (openIndex() ?? index) - index;
        index += steps;
        onOpened(openEntry(page), steps);
      }),
  };
}

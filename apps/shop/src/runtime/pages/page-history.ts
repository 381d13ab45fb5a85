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
  /**
   * @param onOpened called when Back, Forward or {@link go} opened an entry, with the distance from the one before; with 0 for a
   * link within the page that the browser followed by itself
   */
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
  /** Gives the open entry its index; the one with which a tab began, and a link within a page, come without. */
  const noteIndex = (): void => history.replaceState({ ...history.state, idx: index }, '');
  if (openIndex() === undefined) noteIndex();
  const enter = (method: 'pushState' | 'replaceState', { pathname, search, hash, state, key }: Location): void => {
    const href = pathname + search + hash;
    try {
      history[method]({ usr: state, key, idx: index } satisfies EntryState, '', href);
    } catch {
      // Safari allows a hundred entries in half a minute, and no browser one whose state cannot be copied.
      page.location.assign(href);
    }
  };
  return {
    location: () => openEntry(page),
    push: (location) => {
      index += 1;
      enter('pushState', location);
    },
    replace: (location) => enter('replaceState', location),
    go: (steps) => history.go(steps),
    listen: (onOpened) =>
      page.addEventListener('popstate', () => {
        const opened = openIndex();
        const steps = opened === undefined ? 0 : opened - index;
        index += opened === undefined ? 1 : steps;
        if (opened === undefined) noteIndex();
        onOpened(openEntry(page), steps);
      }),
  };
}

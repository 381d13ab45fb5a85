import type { Location } from 'react-router-dom';

/** The state of an entry in the browser's history, by React Router's names: open tabs keep theirs when the shop is updated. */
export interface EntryState {
  /** Navigation state of the page. */
  readonly usr?: unknown;
  readonly key?: string;
  /** Place of the entry among those of the tab. */
  readonly idx?: number;
}

/** The key of the entry with which a tab began. */
export const firstKey = 'default';

/** The open entry of a browser. */
export function openEntry({
  location: { pathname, search, hash },
  history,
}: Pick<Window, 'location' | 'history'>): Location {
  const { usr = null, key = firstKey }: EntryState = history.state ?? {};
  return { pathname, search, hash, state: usr, key };
}

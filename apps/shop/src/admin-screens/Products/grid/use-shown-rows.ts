import { useState, useSyncExternalStore, type UIEvent } from 'react';
import { rowHeight } from './ProductGrid.css.ts';

/** Rows before and after those in view, so that a fast scroll finds them drawn. */
const spareRows = 12;
/** The drawn rows change by this many at once. */
const stepRows = 4;

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

const windowRows = (): number => Math.ceil(window.innerHeight / rowHeight);

/**
 * The rows of a scrolling box that are drawn. All rows are equally high, which makes this an arithmetic and no library.
 * @param kept a row that is drawn wherever it is: without it the row with the focus would take the focus along
 */
export function useShownRows(count: number, kept: number) {
  const [first, setFirst] = useState(0);
  const rowsInView = useSyncExternalStore(onResize, windowRows);
  const last = Math.min(count, first + rowsInView + 2 * spareRows + stepRows);
  const shown = Array.from({ length: Math.max(0, last - first) }, (_, place) => first + place);
  return {
    /** Places of the rows, ascending. */
    shown: kept < first ? [kept, ...shown] : kept >= last && kept < count ? [...shown, kept] : shown,
    onScroll: ({ currentTarget }: UIEvent): void => {
      const top = Math.floor(currentTarget.scrollTop / rowHeight) - spareRows;
      setFirst(Math.max(0, Math.floor(top / stepRows) * stepRows));
    },
  };
}

/** A page to choose, or a gap between pages. */
export type PageItem = number | 'gap';

/**
 * First, last and the pages around the current one; a gap never hides a single page.
 * @param current 1-based
 * @param count how many pages there are
 */
export function pageWindow(current: number, count: number): readonly PageItem[] {
  const near = [1, current - 1, current, current + 1, count].filter((page) => page >= 1 && page <= count);
  const pages = [...new Set(near)].toSorted((one, other) => one - other);
  return pages.flatMap((page, index): readonly PageItem[] => {
    const skipped = page - (pages[index - 1] ?? 0) - 1;
    if (skipped === 0) return [page];
    return skipped === 1 ? [page - 1, page] : ['gap', page];
  });
}

import { hasOwnText, isDecoration, nameOf, scrollsSideways, shownElements } from './shown-elements.ts';

const tolerancePx = 2;
/** A word without break points, longer than any in the catalogue. */
const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk';

const texts = (): readonly HTMLElement[] =>
  shownElements().filter((element) => hasOwnText(element) && !isDecoration(element));

/** Texts outside the page's sides, where they cannot be read. */
export function overflowErrors(): readonly string[] {
  const width = document.documentElement.clientWidth;
  return texts()
    .filter((element) => !scrollsSideways(element))
    .flatMap((element) => {
      const { left, right } = element.getBoundingClientRect();
      const past = Math.round(Math.max(right - width, -left));
      return past > tolerancePx ? [`${nameOf(element)} reaches ${past} px past the side`] : [];
    });
}

/**
 * Texts that are partly hidden by an element that does not scroll.
 * @param axis `sideways` leaves out texts that are cut after a number of lines
 */
export function clippingErrors(axis: 'sideways' | 'both'): readonly string[] {
  return texts().flatMap((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const text = range.getBoundingClientRect();
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      if (overflowX === 'visible') continue;
      if ([overflowX, overflowY].some((way) => way === 'auto' || way === 'scroll')) return [];
      const box = at.getBoundingClientRect();
      const sideways = Math.max(box.left - text.left, text.right - box.right);
      const lost = axis === 'both' ? Math.max(sideways, box.top - text.top, text.bottom - box.bottom) : sideways;
      if (lost > tolerancePx) return [`${nameOf(element)} loses ${Math.round(lost)} px inside ${nameOf(at)}`];
    }
    return [];
  });
}

/** Replaces every text by one long word. @returns a function that restores the texts */
export function lengthenTexts(): () => void {
  const changed = texts()
    // Texts that stay on one line by design are short texts of the design system; a story's own buttons do not belong
    // to the component.
    .filter((element) => !element.matches('option, textarea, style, a[class=""], a:not([class]), button:not([class])'))
    .filter((element) => getComputedStyle(element).whiteSpace !== 'nowrap')
    .flatMap((element) => [...element.childNodes])
    .filter((node) => node instanceof Text)
    .filter(({ data }) => /\p{L}{3}/u.test(data) && !/\d/.test(data))
    .map((node) => ({ node, was: node.data }));
  for (const { node } of changed) node.data = longWord;
  return () => {
    for (const { node, was } of changed) node.data = was;
  };
}

/** The distance of every block from the side where lines start, px. */
export function placesFromTheStart(): ReadonlyMap<Element, number> {
  const width = document.documentElement.clientWidth;
  const rightToLeft = document.documentElement.dir === 'rtl';
  const blocks = shownElements().filter(
    (element) =>
      !element.closest('[dir], bdi, svg, table') &&
      !scrollsSideways(element) &&
      getComputedStyle(element).display !== 'inline',
  );
  return new Map(
    blocks.map((element) => {
      const { left, right } = element.getBoundingClientRect();
      return [element, rightToLeft ? width - right : left];
    }),
  );
}

/** Blocks that did not change sides with the writing direction. @param before distances in left-to-right writing */
export function mirrorErrors(before: ReadonlyMap<Element, number>): readonly string[] {
  return [...placesFromTheStart()].flatMap(([element, now]) => {
    const was = before.get(element);
    return was !== undefined && Math.abs(now - was) > tolerancePx
      ? [`${nameOf(element)} starts ${Math.round(now)} px from the start, left to right ${Math.round(was)}`]
      : [];
  });
}

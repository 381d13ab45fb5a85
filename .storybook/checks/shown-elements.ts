/** Elements that the reading checks examine, and their names in messages. */

/** A name by which a person finds an element: tag, class and the start of its text. */
export const nameOf = (element: Element): string =>
  `<${element.localName} class="${element.classList[0] ?? ''}"> “${(element.textContent ?? '').trim().slice(0, 24)}”`;

/** All visible elements of a story, including dialogs and toasts outside its root. */
export function shownElements(): readonly HTMLElement[] {
  return [...document.body.querySelectorAll('*')]
    .filter((element) => element instanceof HTMLElement)
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !isSpoken(element));
}

/** Whether an element is one pixel large, for screen readers only. */
function isSpoken(element: Element): boolean {
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    const { width, height } = at.getBoundingClientRect();
    if (width <= 1 && height <= 1 && getComputedStyle(at).overflow !== 'visible') return true;
  }
  return false;
}

/** Whether it has a text node of its own. */
export const hasOwnText = (element: Element): boolean =>
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '');

/** Whether screen readers skip it: drawings, and texts that are repeated elsewhere. */
export const isDecoration = (element: Element): boolean => element.closest('[aria-hidden="true"]') !== null;

/** Whether it, or an element around it, can be scrolled horizontally. */
export function scrollsSideways(element: Element): boolean {
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
    if (['auto', 'scroll'].includes(getComputedStyle(at).overflowX)) return true;
  return false;
}

/** Waits for two frames, after which layout and effects are finished. */
export const settled = (): Promise<void> =>
  new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => done()));
  });

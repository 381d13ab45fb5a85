/** What the checks of the reading modes look at, and how they name it. */

/** Names an element so that a person finds it: tag, class and the start of its text. */
export const nameOf = (element: Element): string =>
  `<${element.localName} class="${element.classList[0] ?? ''}"> “${(element.textContent ?? '').trim().slice(0, 24)}”`;

/** Everything a story shows, dialogs and toasts beside its root included. */
export function shownElements(): readonly HTMLElement[] {
  return [...document.body.querySelectorAll('*')]
    .filter((element) => element instanceof HTMLElement)
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !isSpoken(element));
}

/** For screen readers only: one pixel large, so that nothing of it can be cut. */
function isSpoken(element: Element): boolean {
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    const { width, height } = at.getBoundingClientRect();
    if (width <= 1 && height <= 1 && getComputedStyle(at).overflow !== 'visible') return true;
  }
  return false;
}

/** Whether it holds a text of its own. */
export const hasOwnText = (element: Element): boolean =>
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '');

/** Whether screen readers skip it: drawings, and texts that stand elsewhere as well. */
export const isDecoration = (element: Element): boolean => element.closest('[aria-hidden="true"]') !== null;

/** Whether it or a box round it can be scrolled sideways. */
export function scrollsSideways(element: Element): boolean {
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
    if (['auto', 'scroll'].includes(getComputedStyle(at).overflowX)) return true;
  return false;
}

/** Two frames: layout and effects have settled. */
export const settled = (): Promise<void> =>
  new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => done()));
  });

import { createPath, type Location } from 'react-router-dom';
import type { Draw } from '../pages/pages.ts';

/** Names by which the browser recognises an element of the page before in the page after. */
const pictureName = 'product-picture';
const headerName = 'header';

const isInView = (element: Element): boolean => {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
};

/** The picture of a product on its card; null where no card of it is on the screen. */
function cardPicture(product: Location): HTMLElement | null {
  const links = [...document.querySelectorAll('article a')].filter(
    (link) => link.getAttribute('href') === createPath(product),
  );
  // The product may stand in two rows: the link that was followed has the focus.
  const link = links.find((each) => each === document.activeElement) ?? links[0];
  const picture = link?.closest('article')?.querySelector('img') ?? null;
  return picture !== null && isInView(picture) ? picture : null;
}

/** The large picture of the product whose page is open: the only one there that is fetched first. */
function pagePicture(): HTMLElement | null {
  const picture = document.querySelector<HTMLElement>('main img[fetchpriority="high"]');
  return picture !== null && isInView(picture) ? picture : null;
}

const name = (element: HTMLElement | null, value: string): void => {
  if (element !== null) element.style.viewTransitionName = value;
};

/** Whether the browser can move a picture, and its user does not avoid motion. */
const canMove = (): boolean =>
  typeof document.startViewTransition === 'function' && !matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Draws the next page, and moves the picture of a product from its card to its page, and on Back from the page to the
 * card. The rest of the page changes at once.
 * @param isProduct whether a place is the page of a product
 */
export function movePicture(isProduct: (place: Location) => boolean) {
  /** Takes the names away that the last transition gave. */
  let forgetLast = (): void => {};

  return (from: Location, to: Location, draw: Draw): void => {
    const isOpened = isProduct(to);
    const isMoved = (isProduct(from) || isOpened) && canMove();
    const before = isMoved ? (isOpened ? cardPicture(to) : pagePicture()) : null;
    if (before === null) {
      draw();
      return;
    }
    forgetLast();
    const header = document.querySelector('header');
    name(document.documentElement, 'none');
    // The picture passes below the header, as it does in the page.
    name(header, headerName);
    name(before, pictureName);
    let after: HTMLElement | null = null;
    const transition = document.startViewTransition(() => {
      draw(true);
      name(before, '');
      after = isOpened ? pagePicture() : cardPicture(from);
      name(after, pictureName);
    });
    let isOver = false;
    const forget = (): void => {
      // The names of a transition that began meanwhile stay.
      if (!isOver) for (const element of [document.documentElement, header, after]) name(element, '');
      isOver = true;
    };
    forgetLast = forget;
    // A transition that is passed over, because the tab is hidden or another one begins, has shown the page all the same.
    transition.ready.catch(() => {});
    transition.finished.then(forget, forget);
  };
}

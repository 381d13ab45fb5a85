import { createPath, type DataRouter, type Location } from 'react-router-dom';

type Subscriber = Parameters<DataRouter['subscribe']>[0];

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
 * Subscribes to a router as its own `subscribe` does, and moves the picture of a product from its card to its page, and
 * on Back from the page to the card. The rest of the page changes at once.
 * @param isProduct whether a place is the page of a product
 */
export function withPictureTransition(
  router: DataRouter,
  isProduct: (place: Location) => boolean,
): DataRouter['subscribe'] {
  const subscribe = router.subscribe.bind(router);
  /** Takes the names away that the last transition gave. */
  let forgetLast = (): void => {};

  const move = (from: Location, to: Location, show: () => void): void => {
    const isOpened = isProduct(to);
    const before = isOpened ? cardPicture(to) : pagePicture();
    if (before === null) {
      show();
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
      show();
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

  return (subscriber: Subscriber) => {
    let shown = router.state.location;
    return subscribe((state, change) => {
      const from = shown;
      const to = state.location;
      shown = to;
      if (from === to || !(isProduct(from) || isProduct(to)) || !canMove()) subscriber(state, change);
      // The state may have changed again until the browser has drawn the page before.
      else move(from, to, () => subscriber(router.state, { ...change, flushSync: true }));
    });
  };
}

/** All links of the page with an address, in the order of the page. */
const linksTo = (href: string): HTMLAnchorElement[] =>
  [...document.querySelectorAll('a')].filter((link) => link.getAttribute('href') === href);

/**
 * Which link of the page an element is, for {@link findLink}: a number, because a product may be on a page twice, and the
 * address. Null for anything but a link.
 */
export function positionOfLink(element: EventTarget | null): string | null {
  if (!(element instanceof HTMLAnchorElement)) return null;
  const href = element.getAttribute('href') ?? '';
  return `${linksTo(href).indexOf(element)} ${href}`;
}

/** The link at a position, unless it is not there or not shown, as one of a menu that is closed. */
export function findLink(position: string | null): HTMLAnchorElement | null {
  if (position === null) return null;
  const space = position.indexOf(' ');
  const link = linksTo(position.slice(space + 1))[Number(position.slice(0, space))];
  return link?.checkVisibility({ visibilityProperty: true }) === true ? link : null;
}

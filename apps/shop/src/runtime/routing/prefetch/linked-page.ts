/** The page of the link under an event; null for a link outside the router or to the open page. */
export function linkedPage(target: EventTarget | null): URL | null {
  const anchor = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
  if (anchor === null || /^\/(dev\/|docs|api\/)/.test(anchor.pathname) || anchor.hasAttribute('download')) return null;
  const url = new URL(anchor.href);
  url.hash = '';
  return url.pathname === location.pathname && url.search === location.search ? null : url;
}

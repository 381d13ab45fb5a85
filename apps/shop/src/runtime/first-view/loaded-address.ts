/**
 * The address whose HTML this page is. After a reload, Back changes the address within the page, so the browser may show
 * another one by the time that the scripts run. After a redirect the browser does not name it; then it is that of now.
 */
export function loadedAddress({ performance, location }: Pick<Window, 'performance' | 'location'>): string {
  const [entry] = performance.getEntriesByType('navigation');
  const isKnown =
    entry !== undefined &&
    'redirectCount' in entry &&
    entry.redirectCount === 0 &&
    entry.name.startsWith(`${location.origin}/`);
  return isKnown ? entry.name : location.href;
}

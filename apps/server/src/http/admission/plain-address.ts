/** A segment of only one or two dots, also where dots and slashes are encoded. */
const dotSegment = /(?:\/|\\|%2f|%5c)(?:\.|%2e){1,2}(?:$|\/|\\|%2f|%5c)/i;

/**
 * Whether the path of an address is one that nobody reads as another. A dot segment or a backslash would change it on the
 * way from the route that matches it to the page that it shows.
 */
export function isPlainAddress(address: string): boolean {
  const [path = ''] = address.split('?', 1);
  return path.startsWith('/') && !path.includes('\\') && !dotSegment.test(path);
}

import type { FailedFetch, PictureFetches } from '@kayal/api-contract/client';

type Counts = PictureFetches['counts'];

/** What the owner can do about an address, by the code of its error. */
const remedies: Readonly<Record<string, string>> = {
  'fetch.not_found': 'Upload the picture, or correct the address in your file and import that again.',
  'fetch.refused': 'Let the other shop give it out to everybody, and try again.',
  'fetch.page': 'Open the other shop to visitors without a login, and try again.',
  'fetch.private': 'Upload the picture: the shop calls public addresses only.',
  'fetch.redirects': 'Upload the picture, or correct the address in your file and import that again.',
  'fetch.colour': 'Import the product with this colour, or do without.',
  'image.front_missing': 'Fetch the first picture of this colour, then try this one again.',
  'request.too_large': 'Save it smaller, 12 MB at most, and upload it.',
};
const later = ['fetch.slow', 'fetch.unreachable', 'fetch.busy', 'unavailable', 'internal'];

/** What the owner can do about an address. */
export function fetchRemedy({ code }: Pick<FailedFetch, 'code'>): string {
  if (later.includes(code)) return 'Try again later, or upload the picture.';
  return remedies[code] ?? 'Save it as JPEG, PNG or WebP, and upload it.';
}

/** Where a picture belongs: 'Vembanad Run Tee, Petrol Blue, front'. */
export const placeOf = ({ itemName, colour, view }: Pick<FailedFetch, 'itemName' | 'colour' | 'view'>): string =>
  `${itemName}, ${colour}, ${view}`;

const grouped = (count: number): string => count.toLocaleString('en-IN');

/** Heading above the progress. */
export function fetchHeading({ waiting, failed }: Counts): string {
  if (waiting > 0) return 'Fetching the pictures of your import';
  return failed > 0 ? 'Some pictures could not be fetched' : 'The pictures of your import are here';
}

/** How far the pictures are: '212 of 1,240 pictures, 3 failed.' */
export function fetchProgress({ waiting, fetched, failed }: Counts): string {
  const all = grouped(waiting + fetched + failed);
  const errors = failed === 0 ? '' : `, ${grouped(failed)} failed`;
  const next = waiting > 0 ? ' You may leave this page; the shop can open meanwhile.' : '';
  return `${grouped(fetched)} of ${all} pictures${errors}.${next}`;
}

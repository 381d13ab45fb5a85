import type { Parsed } from '@kayal/commerce-core';

/** Max length of an address, characters, and max addresses of a cell. */
const [maxAddress, maxAddresses] = [2000, 50];

/** The addresses of a cell. Commas and spaces separate two of them only where the next one begins, because they may be part of one. */
export const listedAddresses = (text: string): readonly string[] =>
  text
    .trim()
    .split(/[\s,;|](?=(?:https?:\/)?\/)/i)
    .map((address) => address.trim().replace(/[,;|]$/, ''))
    .filter((address) => address !== '');

/** Reads a cell with addresses of pictures. */
export function parsePictures(text: string): Parsed<readonly string[]> {
  const addresses = listedAddresses(text);
  if (addresses.length <= maxAddresses) return { value: addresses };
  return {
    problem: `There are more than ${maxAddresses} addresses.`,
    remedy: 'A colour has three pictures: leave the others out.',
  };
}

/** The full address of a picture on the web; null for another text, such as the name of a file. */
export function pictureAddress(text: string): URL | null {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol) || url.href.length > maxAddress) return null;
  url.hash = '';
  return url;
}

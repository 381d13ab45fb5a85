/** `I` and `N` of a product's address: UTF-8 in base64url (J07). */

/** Max length of an encoded text, in characters. */
const maxLength = 96;

/** The UTF-8 bytes that fit in it. */
const maxBytes = (maxLength / 4) * 3;

/**
 * Encodes an id or a name: UTF-8 → base64url without padding. A text of more than 72 bytes is cut after a whole
 * character, so that it can always be decoded; the name in a link is only informative.
 */
export function encodeLinkText(text: string): string {
  const bytes = new Uint8Array(maxBytes);
  const { written } = new TextEncoder().encodeInto(text, bytes);
  const binary = String.fromCharCode(...bytes.subarray(0, written));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/**
 * A text in the one alphabet that `atob` takes, without padding: links may have either alphabet, and a query decodes `+`
 * to a space. Null when it has any other character.
 */
function inPlainAlphabet(encoded: string): string | null {
  const plain = encoded
    .replaceAll('-', '+')
    .replaceAll('_', '/')
    .replaceAll(' ', '+')
    .replace(/={1,2}$/, '');
  return /^[A-Za-z0-9+/]+$/.test(plain) ? plain : null;
}

/**
 * Decodes an id or a name: both alphabets, padding or none.
 *
 * @returns null when it is empty, longer than 96 characters, not base64 in canonical form, or not UTF-8.
 */
export function decodeLinkText(encoded: string): string | null {
  if (encoded.length > maxLength) return null;
  const plain = inPlainAlphabet(encoded);
  if (plain === null) return null;
  try {
    const binary = atob(plain);
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(
      Uint8Array.from(binary, (character) => character.charCodeAt(0)),
    );
    return btoa(binary).replaceAll('=', '') === plain ? text : null;
  } catch {
    return null;
  }
}

/** `I` and `N` of a product's address. */
export interface ProductLink {
  readonly I: string;
  readonly N: string;
}

/** A product's id and name as `I` and `N`. */
export function encodeProductLink(product: { readonly id: number; readonly name: string }): ProductLink {
  return { I: encodeLinkText(String(product.id)), N: encodeLinkText(product.name) };
}

/**
 * `I` and `N` as a product's id and name. The name is untrusted and only shown while the product loads, so a base64 text
 * that was cut, is too long or is not UTF-8 does not hide the product: the name is then empty, as without `N`.
 *
 * @returns null when `I` is missing or malformed, when the id is not one, or when `N` is not base64.
 */
export function decodeProductLink(
  I: string | null,
  N: string | null,
): { readonly id: number; readonly name: string } | null {
  const id = decodeLinkText(I ?? '');
  const isNameMalformed = N !== null && N !== '' && inPlainAlphabet(N) === null;
  if (id === null || isNameMalformed || !/^\d{1,9}$/.test(id)) return null;
  return { id: Number(id), name: decodeLinkText(N ?? '') ?? '' };
}

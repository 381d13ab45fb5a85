import { readToken } from './read-token.ts';
import { isRecord } from './resolve-token.ts';
import type { ThemeDocument } from './theme-document.ts';
import { tokenSpecs } from './token-specs.ts';

/** An error in a theme document. */
export interface ThemeError {
  /** Place in the document: `color.light.brand`; empty for the whole document. */
  readonly path: string;
  /** A sentence for the person who edits the document. */
  readonly message: string;
}

/** The document as a theme, or every error in it. */
export type ThemeValidation =
  | { readonly valid: true; readonly theme: ThemeDocument }
  | { readonly valid: false; readonly errors: readonly ThemeError[] };

const knownPaths: ReadonlySet<string> = new Set(tokenSpecs.map(({ path }) => path));

/** Finds tokens that no component uses, which are usually typing errors. */
function unknownTokens(node: unknown, path: string): readonly ThemeError[] {
  if (!isRecord(node)) return [];
  if ('$value' in node)
    return knownPaths.has(path) ? [] : [{ path, message: `${path} is not a token of a theme: check its name.` }];
  return Object.entries(node)
    .filter(([name]) => !name.startsWith('$'))
    .flatMap(([name, child]) => unknownTokens(child, path === '' ? name : `${path}.${name}`));
}

function errorsOf(document: unknown): readonly ThemeError[] {
  if (!isRecord(document)) return [{ path: '', message: 'The document must be a JSON object.' }];
  const name = document['$description'];
  const wrongName = name !== undefined && typeof name !== 'string';
  const wrongTokens = tokenSpecs.flatMap((spec): ThemeError[] => {
    const read = readToken(document, spec);
    return 'error' in read ? [{ path: spec.path, message: `${spec.path} ${read.error}` }] : [];
  });
  return [
    ...(wrongName ? [{ path: '$description', message: '$description must be a text.' }] : []),
    ...wrongTokens,
    ...unknownTokens(document, ''),
  ];
}

const isTheme = (document: unknown): document is ThemeDocument => errorsOf(document).length === 0;

/**
 * Checks a document in the W3C Design Tokens format against the contract: every token is present, of its type and in
 * its range, and none is unknown. References (`{color.light.brand}`) and types inherited from a group are followed.
 */
export const validateTheme = (document: unknown): ThemeValidation =>
  isTheme(document) ? { valid: true, theme: document } : { valid: false, errors: errorsOf(document) };

/** @throws an Error that lists every error of an invalid document */
export function parseTheme(document: unknown): ThemeDocument {
  const result = validateTheme(document);
  if (result.valid) return result.theme;
  throw new Error(`Not a theme:\n${result.errors.map(({ message }) => message).join('\n')}`);
}

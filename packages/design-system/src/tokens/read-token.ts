import { readers, type ReadValue } from './read-value.ts';
import { resolve } from './resolve-token.ts';
import type { ThemeDocument } from './theme-document.ts';
import { tokenSpecs, type TokenSpec } from './token-specs.ts';

/** Reads one token of an unchecked document: its value as CSS, or an error. */
export function readToken(document: unknown, spec: TokenSpec): ReadValue {
  const found = resolve(document, spec.path);
  if ('error' in found) return found;
  if (found.type !== spec.type) return { error: `has the type ${found.type ?? '(none)'}: it must be ${spec.type}.` };
  return readers[spec.type](found.value, spec);
}

/** One token of a theme. @throws when the document is invalid */
export function tokenOf(theme: ThemeDocument, spec: TokenSpec): Exclude<ReadValue, { readonly error: string }> {
  const read = readToken(theme, spec);
  if ('error' in read) throw new Error(`${spec.path} ${read.error}`);
  return read;
}

/** A token's value as CSS. @param path `color.light.brand` @throws when the contract has no such token */
export function tokenCss(theme: ThemeDocument, path: string): string {
  const spec = tokenSpecs.find((each) => each.path === path);
  if (spec === undefined) throw new Error(`${path} is not a token of a theme.`);
  return tokenOf(theme, spec).css;
}

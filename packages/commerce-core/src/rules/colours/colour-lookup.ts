import { foldText } from '@kayal/api-contract/client';

/** An entry of the built-in list. */
export interface NamedColour {
  /** May end in a bracketed qualifier; the same name may occur with several hex values. */
  readonly name: string;
  /** '#' and six digits. */
  readonly hex: string;
}

/** A text as a pattern that matches only itself. */
export function escapedPattern(text: string): string {
  return text.replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`);
}

/** The same name with the same hex is one entry. */
function distinct(colours: readonly NamedColour[]): NamedColour[] {
  const seen = new Set<string>();
  return colours.filter(({ name, hex }) => {
    const key = `${foldText(name)} ${foldText(hex)}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/**
 * The entries for a typed name: those with exactly that name, trimmed and in any case, or otherwise those that contain
 * it as whole words. Letters of any script and digits make words.
 * @returns No entries for a blank name.
 */
export function findColours(typed: string, colours: readonly NamedColour[]): NamedColour[] {
  const wanted = foldText(typed);
  if (wanted === '') return [];
  const exact = colours.filter(({ name }) => foldText(name) === wanted);
  if (exact.length > 0) return distinct(exact);
  const words = new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])${escapedPattern(wanted)}(?![\p{L}\p{M}\p{N}])`, 'iu');
  return distinct(colours.filter(({ name }) => words.test(name)));
}

const hexPattern = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/**
 * The colour if it is a plain hex code, otherwise undefined, so that unchecked text never gets into CSS.
 * @param hex catalogue text, with or without the leading `#`
 */
export function validHex(hex: string | undefined): string | undefined {
  if (hex === undefined) return undefined;
  const trimmed = hex.trim();
  const code = trimmed.startsWith('#') ? trimmed : `#${trimmed}`;
  return hexPattern.test(code) ? code : undefined;
}

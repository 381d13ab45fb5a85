const hexPattern = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/**
 * The colour when it is a plain hex code, else nothing: catalogue text never reaches CSS unread.
 * @param hex catalogue text, with or without the leading `#`
 */
export function validHex(hex: string | undefined): string | undefined {
  if (hex === undefined) return undefined;
  const trimmed = hex.trim();
  const code = trimmed.startsWith('#') ? trimmed : `#${trimmed}`;
  return hexPattern.test(code) ? code : undefined;
}

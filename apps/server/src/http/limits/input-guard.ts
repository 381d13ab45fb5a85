import { withoutHiddenMarks } from '@kayal/api-contract';

/** Max depth and width of a JSON body. */
const maxDepth = 6;
const commonItems = 200;
const maxFields = 500;

/**
 * Finds values that no field may hold: NUL, half a surrogate pair, nesting too deep, lists too long.
 * @param maxItems of one list
 * @returns what is wrong, or null
 */
export function errorOfInput(value: unknown, maxItems = commonItems, depth = 0): string | null {
  if (typeof value === 'string') return errorOfText(value);
  if (typeof value !== 'object' || value === null) return null;
  if (depth >= maxDepth) return 'nested too deeply';
  const entries: [string, unknown][] = Object.entries(value);
  const max = Array.isArray(value) ? maxItems : maxFields;
  if (entries.length > max) return `more than ${max} items`;
  for (const [key, each] of entries) {
    const error = errorOfText(key) ?? errorOfInput(each, maxItems, depth + 1);
    if (error !== null) return error;
  }
  return null;
}

/**
 * An input without marks that nobody sees (`withoutHiddenMarks`), in all texts but passwords, which count as they are
 * typed, and keys, which name what is stored.
 */
export function shownInput(value: unknown): unknown {
  if (typeof value === 'string') return withoutHiddenMarks(value);
  if (Array.isArray(value)) return value.map(shownInput);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(
    ([key, each]) => [key, /password/i.test(key) ? each : shownInput(each)] as const,
  );
  return Object.fromEntries(entries);
}

/** The first key of a query that is given twice, or null. */
export function duplicateKey(query: unknown): string | null {
  if (typeof query !== 'object' || query === null) return null;
  return Object.entries(query).find(([, value]) => Array.isArray(value))?.[0] ?? null;
}

function errorOfText(text: string): string | null {
  if (text.includes('\0')) return 'a NUL character';
  return text.isWellFormed() ? null : 'text that is not Unicode';
}

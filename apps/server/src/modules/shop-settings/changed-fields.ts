import type { ChangedField } from '@kayal/api-contract';

/** Max depth of a changed field's name: `contact.phone`, but `home.tiles` as a whole. */
const maxDepth = 2;

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'string') return JSON.stringify(value);
  return value.startsWith('data:') ? 'another file' : value;
}

/** Fields that differ between two documents, each with its value in the second. */
export function changedFields(before: unknown, now: unknown, path: readonly string[] = []): ChangedField[] {
  if (isRecord(before) && isRecord(now) && path.length < maxDepth) {
    const keys = new Set([...Object.keys(before), ...Object.keys(now)]);
    return [...keys].flatMap((key) => changedFields(before[key], now[key], [...path, key]));
  }
  if (JSON.stringify(before) === JSON.stringify(now)) return [];
  return [{ field: path.join('.'), now: textOf(now) }];
}

/** Whether two values of JSON hold the same. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Joins what two people changed in the same document, field by field: where both changed a field, mine stays. A list is
 * one field.
 * @param base the document that both began with
 */
export function mergeChanges<Value>(base: Value, mine: Value, theirs: Value): Value {
  if (isSame(mine, base)) return theirs;
  if (!isRecord(base) || !isRecord(mine) || !isRecord(theirs)) return mine;
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  const merged = names.map((name) => [name, mergeChanges(base[name], mine[name], theirs[name])] as const);
  return { ...mine, ...Object.fromEntries(merged) };
}
